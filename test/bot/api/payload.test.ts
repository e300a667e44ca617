import { type Component, type Message, walk } from 'discord-sandbox';
import { messageViolations } from 'discord-sandbox/validation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageRequest, requestData } from '../../../src/bot/api/message-request.ts';
import {
  framedPayload,
  type Payload,
  payloadOf,
  selectRow,
  textPayload,
  withFile,
} from '../../../src/bot/api/payload.ts';

/** The texts of a message as it is sent, in order. */
function textsOf(payload: Payload): readonly string[] {
  const components = messageRequest(payload).body['components'] as readonly Component[];
  return walk(components).flatMap(({ content }) => content ?? []);
}

/** What Discord would not take of a message. */
function faultsOf(payload: Payload) {
  const { components, flags } = messageRequest(payload).body;
  const message = { content: '', embeds: [], attachments: [], components, flags };
  return messageViolations(message as unknown as Message);
}

describe('a message', () => {
  test('has no more text in all than Discord takes, and cuts the longest at the end of a line', () => {
    const table = '**𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐𝓐** <#300000000000000001>';
    const list = Array.from({ length: 90 }, () => table).join('\n');
    const payload = framedPayload(['title', list, 'foot'], 'table');
    const [title, cut = '', foot] = textsOf(payload);
    expect([title, foot]).toEqual(['title', 'foot']);
    const lines = cut.split('\n');
    expect(lines.pop()).toBe('…');
    expect(new Set(lines)).toEqual(new Set([table]));
    expect(faultsOf(payload)).toEqual([]);
  });

  test('has no more text in all than Discord takes, whatever it is', () => {
    const content = fc
      .tuple(fc.constantFrom('x', 'é\n', '花', '𝓐'), fc.nat(5000))
      .map(([character, times]) => character.repeat(times));
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 6 }), (contents) => {
        const payload = payloadOf(contents.map((one) => `x${one}`));
        expect(faultsOf(payload)).toEqual([]);
        expect(textsOf(payload)).toHaveLength(contents.length);
      }),
    );
  });

  test('cuts no character in two, and counts as whoever counts most', () => {
    const wide = '𝓐'.repeat(90);
    const menu = selectRow('s', [{ label: wide, value: 'v' }]);
    const { components } = payloadOf([[{ id: 'b', label: wide }], menu]);
    const [, button, , select] = walk(components as unknown as readonly Component[]);
    expect(button?.label?.isWellFormed()).toBe(true);
    expect(button?.label?.length).toBeLessThanOrEqual(80);
    expect(select?.options?.[0]?.label.length).toBeLessThanOrEqual(100);
  });

  test('has at most five buttons in a row, and no row without one', () => {
    const buttons = Array.from({ length: 11 }, (_, index) => ({ id: `b${index}`, label: 'x' }));
    const rows = payloadOf([buttons]).components as readonly { components: readonly unknown[] }[];
    expect(rows.map(({ components }) => components.length)).toEqual([5, 5, 1]);
    expect(payloadOf([[]]).components).toEqual([]);
  });

  test('has its parts in their order: lines in one text, pictures beside each other, and nothing that is empty', () => {
    const picture = { name: 'a.png', png: Promise.resolve([]), alt: 'a card' };
    const parts = [
      'a',
      '',
      ['b', 'c'],
      [],
      picture,
      { beside: [picture, picture] },
      { beside: [] },
    ];
    const { components, pictures } = payloadOf(parts);
    expect(JSON.stringify(components.map(({ type }) => type))).toBe('[10,10,12,12]');
    expect(textsOf(payloadOf(parts))).toEqual(['a', 'b\nc']);
    expect(pictures).toHaveLength(3);
  });

  test('notifies nobody but those who are meant, and names nobody twice, which Discord would refuse', () => {
    const payload = { ...textPayload('<@1> <@2> <@3> @everyone'), mentions: ['1', '2', '1'] };
    const { body } = messageRequest(payload);
    expect(body['allowed_mentions']).toEqual({ parse: [], users: ['1', '2'] });
  });

  test('carries its pictures with their descriptions, in a list of its own each time', () => {
    const picture = { name: 'a.png', png: Promise.resolve([Buffer.from('x')]), alt: 'a card' };
    const payload = payloadOf([picture]);
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
    const request = messageRequest(withFile(payloadOf([picture]), file));
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
