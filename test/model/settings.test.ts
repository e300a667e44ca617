import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SERVER_SETTINGS,
  PERSON_SETTINGS,
  SERVER_SETTINGS,
  type SettingTable,
  storedValues,
  writtenValue,
} from '../../src/model/settings.ts';
import { words } from '../../src/text/language.ts';
import type { FieldWords, SettingsWords } from '../../src/text/words/settings.ts';

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
    const fields: SettingsWords['fields']['server'] = others;
    expect(Object.keys(fields)).not.toContain('clock');
  });

  test('the words of something to choose', () => {
    const { kanji: _, ...others } = EN.choices.person.names;
    // @ts-expect-error: nothing is said of one style
    const names: SettingsWords['choices']['person']['names'] = others;
    expect(Object.keys(names)).not.toContain('kanji');
  });

  test('all words of what can be chosen', () => {
    const { clock: _, ...others } = EN.choices.server;
    // @ts-expect-error: nothing is said of the clocks
    const choices: SettingsWords['choices']['server'] = others;
    expect(Object.keys(choices)).not.toContain('clock');
  });

  test('its control, which follows from its kind', () => {
    const colour = { kind: 'colour', initial: 'red', parse: () => 'red' } as const;
    // @ts-expect-error: there is no control for a colour
    const table: SettingTable = { colour };
    expect(Object.keys(table)).toEqual(['colour']);
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
      if (kind !== 'channels') expect(parse([])).toBeUndefined();
    }
  });
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
