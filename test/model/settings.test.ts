import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SERVER_SETTINGS,
  type MenuSetting,
  PERSON_SETTINGS,
  SERVER_SETTINGS,
  type SettingTable,
  storedValues,
  writtenValue,
} from '../../src/model/settings.ts';
import { words } from '../../src/text/language.ts';
import type { FieldWords } from '../../src/text/words/settings.ts';
import type { Words } from '../../src/text/words/words.ts';

const EN = words('en').settings;
const TABLES = [
  ['server', SERVER_SETTINGS, EN.fields.server],
  ['person', PERSON_SETTINGS, EN.fields.person],
] as const satisfies readonly (readonly [
  string,
  SettingTable,
  Readonly<Record<string, FieldWords>>,
])[];

describe('what is forgotten of a setting is a type error', () => {
  test('its words', () => {
    const { clock: _, ...others } = EN.fields.server;
    // @ts-expect-error: the clock has no words
    const fields: Words['settings']['fields']['server'] = others;
    expect(Object.keys(fields)).not.toContain('clock');
  });

  test('the words of something to choose', () => {
    const { kanji: _, ...others } = EN.choices.person.names;
    // @ts-expect-error: nothing is said of one style
    const names: Words['settings']['choices']['person']['names'] = others;
    expect(Object.keys(names)).not.toContain('kanji');
  });

  test('all words of what can be chosen', () => {
    const { clock: _, ...others } = EN.choices.server;
    // @ts-expect-error: nothing is said of the clocks
    const choices: Words['settings']['choices']['server'] = others;
    expect(Object.keys(choices)).not.toContain('clock');
  });

  test('its control, which follows from its kind', () => {
    const colour = { kind: 'colour', initial: 'red', parse: () => 'red' } as const;
    // @ts-expect-error: there is no control for a colour
    const table: SettingTable = { colour };
    expect(Object.keys(table)).toEqual(['colour']);
  });

  test('its control in the menu of a person, who types none', () => {
    const menu: SettingTable<MenuSetting> = PERSON_SETTINGS;
    // @ts-expect-error: a time zone is no setting of a menu
    const withZone: SettingTable<MenuSetting> = { ...menu, timeZone: SERVER_SETTINGS.timeZone };
    expect(Object.keys(withZone)).toContain('timeZone');
  });
});

describe.each(TABLES)('a setting of a %s', (_, table: SettingTable) => {
  const settings = Object.entries(table);

  test('reads what it writes of its first value', () => {
    for (const [, { initial, parse }] of settings)
      expect(parse(writtenValue(initial))).toEqual(initial);
  });

  test('refuses what is no value of it', () => {
    for (const [, { kind, parse }] of settings) {
      expect(parse(['?'])).toBeUndefined();
      if (kind !== 'channels' && kind !== 'roles' && kind !== 'several')
        expect(parse([])).toBeUndefined();
    }
  });
});

describe.each(TABLES)('the words of every setting of a %s', (of, table: SettingTable) => {
  const fieldsIn = (language: string): Readonly<Record<string, FieldWords>> =>
    words(language).settings.fields[of];

  test('are translated', () => {
    const same = Object.keys(table).filter((id) => {
      const [en, ja] = [fieldsIn('en')[id], fieldsIn('ja')[id]];
      return en?.name === ja?.name || en?.line === ja?.line;
    });
    expect(same).toEqual([]);
  });

  test.each(['en', 'ja', 'ko'])('fit on the button that switches it: %s', (language) => {
    const { switched } = words(language).settings;
    for (const [id, { kind }] of Object.entries(table)) {
      if (kind !== 'switch') continue;
      const name = fieldsIn(language)[id]?.name ?? '';
      for (const isOn of [true, false]) {
        expect(switched(name, isOn).length, id).toBeLessThanOrEqual(38);
      }
    }
  });
});

test('every setting is used', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/^(model|text|bot\/settings)\//.test(name),
  );
  const code = files.map((name) => readFileSync(join('src', name), 'utf8')).join('\n');
  for (const id of [...Object.keys(SERVER_SETTINGS), ...Object.keys(PERSON_SETTINGS)]) {
    expect(code).toMatch(new RegExp(`\\b${id}\\b`));
  }
});

test('every value that a menu offers is read', () => {
  for (const setting of Object.values<SettingTable[string]>(SERVER_SETTINGS)) {
    if (setting.kind === 'choice')
      for (const value of setting.values) expect(setting.parse([value])).toBe(value);
    if (setting.kind === 'cap')
      for (const cap of setting.offered) expect(setting.parse([String(cap)])).toBe(cap);
  }
  expect(SERVER_SETTINGS.tableCap.parse(['none'])).toBeNull();
  expect(SERVER_SETTINGS.tableCap.parse(['0'])).toBeUndefined();
  expect(SERVER_SETTINGS.tableCap.parse(['1001'])).toBeUndefined();
});

describe('what was stored', () => {
  test('stands, and the rest is as at first', () => {
    const stored = { clock: '3m', tableCap: 7, channels: ['200000000000000001'], isRated: false };
    expect(storedValues(SERVER_SETTINGS, stored)).toEqual({
      ...DEFAULT_SERVER_SETTINGS,
      ...stored,
    });
  });

  test('is as at first where it is no value any more', () => {
    const stored = { clock: '5m', mentions: 'loudly', isRated: 'maybe', gone: 1 };
    expect(storedValues(SERVER_SETTINGS, stored)).toEqual(DEFAULT_SERVER_SETTINGS);
  });
});

test.each(TABLES)(
  'docs/SERVERS.md tells of every setting of a %s, and how it begins',
  (of, table: SettingTable, fields: Readonly<Record<string, FieldWords>>) => {
    const [forServers = '', forPeople = ''] = readFileSync('docs/SERVERS.md', 'utf8').split(
      '`/hanafuda me`',
    );
    const page = of === 'server' ? forServers : forPeople;
    for (const [id, setting] of Object.entries(table)) {
      const row = `\n| **${fields[id]?.name}** | `;
      expect(page).toContain(row);
      const [line = ''] = page.slice(page.indexOf(row) + 1).split('\n');
      if (setting.kind === 'switch') expect(line).toContain(setting.initial ? '| on |' : '| off |');
    }
  },
);
