import { describe, expect, test } from 'vitest';
import { escapeName, playerName, seatNames, shortName } from '../../src/text/format/names.ts';
import { words } from '../../src/text/language.ts';
import { seated } from '../support/a-match.ts';

const EN = words('en');
const JA = words('ja');

describe('escapeName', () => {
  test.each([
    ['*Aya*', '\\*Aya\\*'],
    ['__Ben__', '\\_\\_Ben\\_\\_'],
    ['~~x~~ ||y||', '\\~\\~x\\~\\~ \\|\\|y\\|\\|'],
    ['`code`', '\\`code\\`'],
    ['back\\slash', 'back\\\\slash'],
    ['[click](https://x.y)', '\\[click\\]\\(https\\://x.y\\)'],
    ['<@123> <#4> :tada:', '\\<@\u200b123\\> \\<\\#4\\> \\:tada\\:'],
    ['@everyone', '@\u200beveryone'],
    ['two\nlines', 'two lines'],
    ['彩・さくら', '彩・さくら'],
  ])('makes %s harmless', (name, escaped) => {
    expect(escapeName(name)).toBe(escaped);
  });
});

describe('shortName', () => {
  test('leaves a short name as it is', () => {
    expect(shortName('Aya')).toBe('Aya');
  });

  test('cuts a long one after whole characters', () => {
    expect(shortName('abcdefghij', 5)).toBe('abcd…');
    expect(shortName('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('…');
    expect(shortName('がぎぐげご', 3)).toBe('がぎ…');
  });

  test('holds any name to twice the room in UTF-16 units', () => {
    const long = [
      '👩‍👩‍👧‍👦'.repeat(50),
      `e${'\u0301'.repeat(500)}`,
      'x'.repeat(500),
      '\u{1f600}'.repeat(90),
    ];
    for (const name of long) expect(shortName(name).length).toBeLessThanOrEqual(40);
  });

  test('keeps the text around it in order and on its line', () => {
    expect(shortName('a\u202eb\r\nc')).toBe('a b c');
  });

  test.each(['', '   ', '\u200b\u200b', '\u3164', '\u0301'])('shows something for %j', (name) => {
    expect(shortName(name)).toBe('?');
  });
});

describe('names of players', () => {
  const aya = seated({ id: '1', name: 'Aya' });

  test('tell computers apart and people who are away', () => {
    const players = [
      aya,
      { ...aya, away: true },
      { type: 'computer', number: 2, strength: 'normal' } as const,
    ];
    expect(seatNames(players, EN)).toEqual(['Aya', 'Aya (away)', 'CPU 2']);
    expect(seatNames(players, JA)).toEqual(['Aya', 'Aya（退席中）', 'CPU2']);
  });

  test('are short', () => {
    expect(playerName(seated({ id: '1', name: 'x'.repeat(100) }), EN)).toHaveLength(20);
  });
});
