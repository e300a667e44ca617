import { expect, test } from 'vitest';
import { serverFilePayload } from '../../../src/bot/privacy/privacy-menu.ts';
import type { ServerData, ServerMatch } from '../../../src/table/privacy/stored-data.ts';
import { words } from '../../../src/text/language.ts';

/** What does not get smaller by compression: as many characters of chance. */
function noise(length: number): string {
  const bytes = Buffer.alloc(length / 2);
  for (let at = 0, state = 1; at < bytes.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes.toString('latin1');
}

const MATCH: ServerMatch = {
  id: 1,
  channelId: '3',
  seed: 'a seed',
  moves: [{ seat: 0, move: 'a move', at: 1 }],
};

function dataWith(match: Partial<ServerMatch>, name = 'Ann'): ServerData {
  const people = [{ id: '1', name }];
  return { serverId: '2', people, matches: [{ ...MATCH, ...match }], results: [], ratings: [] };
}

const { privacy } = words('en-US');
const TOO_LARGE = noise(20 * 1024 * 1024);

test('a server’s file has the moves of its matches', async () => {
  const { files = [], components } = await serverFilePayload(dataWith({}), words('en-US'));
  expect(String(files[0]?.data)).toContain('a move');
  expect(JSON.stringify(components)).toContain(privacy.serverFile(true));
});

test('one that would be too large even compressed is without moves and seeds, and says so', async () => {
  const data = dataWith({ moves: [{ seat: 0, move: TOO_LARGE, at: 1 }] });
  const { files = [], components } = await serverFilePayload(data, words('en-US'));
  expect(files[0]?.name).toBe('hanafuda-server.json');
  const [match] = (JSON.parse(String(files[0]?.data)) as ServerData).matches;
  expect(match).toEqual({ ...MATCH, moves: null, seed: null });
  expect(JSON.stringify(components)).toContain(privacy.serverFile(false));
});

test('where that is too large as well, there is no file but a sentence', async () => {
  const { files, components } = await serverFilePayload(dataWith({}, TOO_LARGE), words('en-US'));
  expect(files ?? []).toEqual([]);
  expect(JSON.stringify(components)).toContain(privacy.serverFileTooLarge);
});
