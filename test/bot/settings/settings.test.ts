import { describe, expect, test } from 'vitest';
import { type Payload, withMore } from '../../../src/bot/api/payload.ts';
import { holidayParts } from '../../../src/bot/holiday/holiday-payload.ts';
import { parseCustomId } from '../../../src/bot/interaction/custom-id.ts';
import { readChange } from '../../../src/bot/settings/settings-components.ts';
import { pageWith, personMenu, serverMenu } from '../../../src/bot/settings/settings-menu.ts';
import {
  DEFAULT_PERSON_SETTINGS,
  DEFAULT_SERVER_SETTINGS,
  PERSON_SETTINGS,
  SERVER_SETTINGS,
  type SettingTable,
} from '../../../src/model/settings.ts';
import { words } from '../../../src/text/language.ts';
import type { Words } from '../../../src/text/words/words.ts';
import { partsOf } from '../support/read-payload.ts';

/** Discord takes no more components in a message. */
const MOST = 40;
/** A heading, a row and the menu in it. */
const ONE_MORE = 3;

type Changes = Parameters<typeof serverMenu>[0]['changes'];

function pageOfServer(page: number, read: Words, changes: Changes = []): Payload {
  const yes = () => true;
  const known = { isChannel: yes, mayPost: yes, roleProblem: () => undefined };
  return serverMenu({ settings: DEFAULT_SERVER_SETTINGS, page, changes, ...known }, read);
}

/** With the holiday, which stands below. */
function pageOfPerson(page: number, read: Words): Payload {
  const menu = personMenu({ settings: DEFAULT_PERSON_SETTINGS, page, isOverDays: true }, read);
  const holiday = holidayParts({ limit: 30, left: 30, until: null }, read);
  return withMore(menu, holiday);
}

describe.each([
  ['server', SERVER_SETTINGS, pageOfServer],
  ['me', PERSON_SETTINGS, pageOfPerson],
] as const)('the menu of %s', (verb, table: SettingTable, payloadOf) => {
  const ids = Object.keys(table);
  const last = Math.max(...ids.map((id) => pageWith(table, id)));

  test.each(['en', 'ja', 'ko'])('has room for one more setting on every page: %s', (language) => {
    for (let page = 0; page <= last; page++) {
      expect(
        partsOf(payloadOf(page, words(language))).length,
        `page ${page} is nearly full: lower SETTINGS_ON_A_PAGE, or give the switches a page of their own`,
      ).toBeLessThanOrEqual(MOST - ONE_MORE);
    }
  });

  test('shows each control on its page and on no other', () => {
    for (const id of ids.filter((one) => table[one]?.kind !== 'zone')) {
      const control = new RegExp(`^${verb}/0/0/${id}(=|$)`);
      const pages = Array.from({ length: last + 1 }, (_, page) => page).filter((page) =>
        partsOf(payloadOf(page, words('en'))).some((one) => control.test(one.custom_id ?? '')),
      );
      expect(pages, id).toEqual([pageWith(table, id)]);
    }
  });
});

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

test('a change of just now is not shown as yet to come', () => {
  const at = Date.now();
  const change = { at, personId: '1', what: 'tableCap', value: 3 } as const;
  const menu = pageOfServer(0, words('en'), [change]);
  const [, seconds] = /<t:(\d+):R>/.exec(JSON.stringify(menu)) ?? [];
  expect(Number(seconds)).toBe(Math.floor(at / 1000));
});
