import { expect, test } from 'vitest';
import { parseCustomId } from '../../../src/bot/interaction/custom-id.ts';
import { readChange } from '../../../src/bot/settings/settings-components.ts';
import { PERSON_SETTINGS, SERVER_SETTINGS } from '../../../src/model/settings.ts';

const TABLES = { server: SERVER_SETTINGS, me: PERSON_SETTINGS };

function changeBy(id: string, chosen: readonly string[]) {
  const parsed = parseCustomId(id);
  if (parsed?.verb !== 'server' && parsed?.verb !== 'me') throw new Error(`no setting: ${id}`);
  return readChange(TABLES[parsed.verb], parsed.argument, chosen);
}

test.each([
  ['server/0/0/language', ['tlh']],
  ['server/0/0/clock', ['5m']],
  ['server/0/0/channels', ['general']],
  ['server/0/0/tableCap', ['0']],
  ['server/0/0/mentions', ['server']],
  ['server/0/0/isRated=maybe', []],
  ['server/0/0/confirms=true', []],
  ['server/0/0/toString', ['x']],
  ['me/0/0/clock', ['3m']],
])('nothing is changed by %s with %j, which no menu offers', (id, chosen) => {
  expect(changeBy(id, chosen)).toBeUndefined();
});
