import { describe, expect, test } from 'vitest';
import { parseCustomId } from '../../../src/bot/interaction/custom-id.ts';
import { readChange } from '../../../src/bot/settings/settings-components.ts';
import { PERSON_SETTINGS, SERVER_SETTINGS } from '../../../src/model/settings.ts';

const TABLES = { server: SERVER_SETTINGS, me: PERSON_SETTINGS };

function changeBy(id: string, chosen: readonly string[]) {
  const parsed = parseCustomId(id);
  if (parsed?.verb !== 'server' && parsed?.verb !== 'me') throw new Error(`no setting: ${id}`);
  return readChange(TABLES[parsed.verb], parsed.argument, chosen);
}

describe('a menu that version 0.1 has posted', () => {
  test.each([
    ['server/0/0/language', ['ja'], { language: 'ja' }],
    ['server/0/0/clock', ['72h'], { clock: '72h' }],
    ['server/0/0/channels', [], { channels: [] }],
    ['server/0/0/channels', ['300000000000000003'], { channels: ['300000000000000003'] }],
    ['server/0/0/tableCap', ['none'], { tableCap: null }],
    ['server/0/0/tableCap', ['50'], { tableCap: 50 }],
    ['server/0/0/mentions', ['quiet'], { mentions: 'quiet' }],
    ['server/0/0/isRated=false', [], { isRated: false }],
    ['server/0/0/ratesComputers=true', [], { ratesComputers: true }],
    ['server/0/0/ratesFled=false', [], { ratesFled: false }],
    ['server/0/0/hasBadges=true', [], { hasBadges: true }],
    ['me/0/0/language', ['auto'], { language: 'auto' }],
    ['me/0/0/names', ['kanji'], { names: 'kanji' }],
    ['me/0/0/mentions', ['server'], { mentions: 'server' }],
    ['me/0/0/confirms=true', [], { confirms: true }],
  ])('changes by %s what it says', (id, chosen, change) => {
    expect(changeBy(id, chosen)).toEqual(change);
  });
});

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
