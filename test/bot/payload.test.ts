import { describe, expect, test } from 'vitest';
import { messageRequest, requestData } from '../../src/bot/message-body.ts';
import { buttonRows, gallery, text, textPayload } from '../../src/bot/payload.ts';

describe('a message', () => {
  test('of the longest Japanese text stays below the bytes at which Discord fails', () => {
    const { content } = text('花'.repeat(9000));
    expect(content.endsWith('花…')).toBe(true);
    expect(Buffer.byteLength(content) + 12).toBeLessThan(10_170);
  });

  test('cuts no character in two', () => {
    expect(text('🎴'.repeat(10), 4).content).toBe('🎴🎴🎴…');
  });

  test('has at most five buttons in a row, and no row without one', () => {
    const buttons = Array.from({ length: 11 }, (_, index) => ({ id: `b${index}`, label: 'x' }));
    expect(buttonRows(buttons).map(({ components }) => components.length)).toEqual([5, 5, 1]);
    expect(buttonRows([])).toEqual([]);
  });

  test('notifies nobody but those who are meant', () => {
    const payload = { ...textPayload('<@1> <@2> @everyone'), mentions: ['1'] };
    const { body } = messageRequest(payload);
    expect(body['allowed_mentions']).toEqual({ parse: [], users: ['1'] });
  });

  test('carries its pictures with their descriptions, in a list of its own each time', () => {
    const picture = { name: 'a.png', png: Promise.resolve([Buffer.from('x')]), alt: 'a card' };
    const payload = { components: [gallery(picture)], pictures: [picture], mentions: [] };
    const [first, second] = [messageRequest(payload), messageRequest(payload)];
    expect(first.body['attachments']).toEqual([
      { id: '0', filename: 'a.png', description: 'a card' },
    ]);
    expect(first.body['attachments']).not.toBe(second.body['attachments']);
    expect(first.files).toEqual([{ name: 'a.png', data: picture.png, contentType: 'image/png' }]);
  });

  test('goes with its pictures and files as a form that has each as it is', async () => {
    const picture = {
      name: 'a.png',
      png: Promise.resolve([Buffer.from([0, 13]), Buffer.from([10])]),
      alt: 'é',
    };
    const file = { name: 'b.json', data: Buffer.from('{}'), contentType: 'application/json' };
    const payload = {
      components: [gallery(picture)],
      pictures: [picture],
      files: [file],
      mentions: [],
    };
    const request = messageRequest(payload);
    const { body, headers } = await requestData(request);
    const form = await new Response(body as Buffer<ArrayBuffer>, {
      headers: headers ?? {},
    }).formData();
    expect(JSON.parse(String(form.get('payload_json')))).toEqual(request.body);
    const files = [form.get('files[0]'), form.get('files[1]')] as unknown as readonly File[];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['a.png', 'image/png'],
      ['b.json', 'application/json'],
    ]);
    expect(await Promise.all(files.map(async (one) => [...(await one.bytes())]))).toEqual([
      [0, 13, 10],
      [...file.data],
    ]);
    expect([...form.keys()]).toHaveLength(3);
  });

  test('without any goes as it is', async () => {
    const request = messageRequest(textPayload('x'));
    expect(await requestData(request)).toEqual({ body: request.body });
  });
});
