import { describe, expect, test } from 'vitest';
import type { OptionTable } from '../../../src/engine/core/game.ts';
import {
  completeOptions,
  defaultOptions,
  misplaced,
  optionsFor,
  parseOptions,
} from '../../../src/engine/core/options.ts';

const TABLE: OptionTable = {
  rounds: { default: 6, choices: [3, 6, 12] },
  length: { default: 'ruin', choices: ['ruin', 3] },
  wild: { default: true, choices: [true, false] },
};

describe('the options of a game', () => {
  test('are the defaults when nobody chooses', () => {
    expect(defaultOptions(TABLE)).toEqual({ rounds: 6, length: 'ruin', wild: true });
    expect(parseOptions(TABLE, {})).toEqual({ options: defaultOptions(TABLE), problems: [] });
  });

  test('are read from what people type, with their own types', () => {
    expect(parseOptions(TABLE, { rounds: '12', length: '3', wild: 'false' })).toEqual({
      options: { rounds: 12, length: 3, wild: false },
      problems: [],
    });
  });

  test('that are wrong are all told at once, and stay at their default', () => {
    expect(parseOptions(TABLE, { rounds: '7', colour: 'red', wild: 'yes' })).toEqual({
      options: { rounds: 6, length: 'ruin', wild: true },
      problems: [
        { type: 'unknown-value', option: 'rounds', value: '7', choices: [3, 6, 12] },
        { type: 'unknown-option', option: 'colour', known: ['rounds', 'length', 'wild'] },
        { type: 'unknown-value', option: 'wild', value: 'yes', choices: [true, false] },
      ],
    });
  });

  test('that came after a match was stored are played as before', () => {
    const grown: OptionTable = {
      ...TABLE,
      jokers: { default: 2, choices: [0, 2], before: 0 },
      ties: { default: 'shared', choices: ['shared', 'oya'] },
    };
    const stored = { rounds: 12, length: 3, wild: false };
    expect(completeOptions(grown, stored)).toEqual({ ...stored, jokers: 0, ties: 'shared' });
    expect(completeOptions(grown, { ...stored, jokers: 2 })).toMatchObject({ jokers: 2 });
    expect(completeOptions(TABLE, stored)).toBe(stored);
    expect(defaultOptions(grown)).toMatchObject({ jokers: 2 });
  });

  describe('that depend on others, or on the number of players', () => {
    const table: OptionTable = {
      kin: { default: 'usual', choices: ['usual', 'other'] },
      target: { default: 600, choices: [600, 300], only: { option: 'kin', values: ['usual'] } },
      teams: {
        default: 'none',
        choices: ['none', 'pairs', 'threes'],
        choiceSeats: { threes: [6] },
      },
    };
    const other = { kin: 'other', target: 600, teams: 'threes' };

    test('are offered where they are rules, with what may be chosen then', () => {
      expect(Object.keys(optionsFor(table, 4, defaultOptions(table)))).toEqual([
        'kin',
        'target',
        'teams',
      ]);
      expect(Object.keys(optionsFor(table, 4, other))).toEqual(['kin', 'teams']);
      expect(optionsFor(table, 4, other)['teams']?.choices).toEqual(['none', 'pairs']);
      expect(optionsFor(table, 6, other)['teams']?.choices).toEqual(['none', 'pairs', 'threes']);
      // What was stored before there was a preset goes on being shown.
      expect(Object.keys(optionsFor(table, 4, { target: 300 }))).toContain('target');
    });

    test('are refused elsewhere, with what they need', () => {
      const chosen = { options: other, named: ['target', 'teams', 'kin', 'nothing'], seats: 4 };
      expect(misplaced(table, chosen)).toEqual([
        { type: 'other-rule', option: 'target', only: { option: 'kin', values: ['usual'] } },
        { type: 'unknown-value', option: 'teams', value: 'threes', choices: ['none', 'pairs'] },
      ]);
      expect(misplaced(table, { ...chosen, named: ['teams'], seats: 6 })).toEqual([]);
    });
  });

  test.each(['constructor', 'toString', '__proto__'])('never hold %s by accident', (name) => {
    const raw = JSON.parse(`{"${name}": "x"}`) as Record<string, string>;
    const { options, problems } = parseOptions(TABLE, raw);
    expect(options).toEqual(defaultOptions(TABLE));
    expect(problems).toHaveLength(1);
  });
});
