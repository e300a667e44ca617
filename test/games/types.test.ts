import { expect, test } from 'vitest';
import type { OptionsOf, OptionTable } from '../../src/engine/core/game.ts';
import { ofOwnCards } from '../../src/engine/mechanics/defaults.ts';
import { HANAMI, TSUKIMI } from '../../src/engine/mechanics/scoring/named-sets.ts';
import { STANDARD } from '../../src/engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../src/engine/round/declaration.ts';
import type { YakuRules } from '../../src/engine/round/ruleset.ts';
import { yakuTable } from '../../src/engine/round/yaku-table.ts';
import type { GameId, PerGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/games/module.ts';
import type { WordsOf, YakuNamesOf } from '../../src/games/words.ts';

// What is wrong here must be refused by the compiler, which `npm run check` runs on the tests, too: an
// `@ts-expect-error` above a line that compiles is an error itself.

const YAKU = yakuTable([
  { id: 'hanami', value: 20, cards: HANAMI },
  { id: 'yukimi', value: 20, cards: TSUKIMI },
]);

const OPTIONS = {
  rounds: { default: 6, choices: [6, 12] },
  viewings: { default: true, choices: [true, false] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

function rules({ rounds }: HouseRules): GameRules<(typeof YAKU)['yaku'][number]['id']> {
  return {
    cards: { values: STANDARD, par: 132 },
    dealing: { deal: { hand: 8, field: 8 } },
    yaku: ofOwnCards(YAKU),
    match: { rounds },
  };
}

const RULES = {
  id: 'viewings',
  seats: [2],
  options: OPTIONS,
  rules,
} as const satisfies GameDeclaration;

const NAMES: YakuNamesOf<typeof RULES> = {
  yaku: { hanami: 'Hanami', yukimi: 'Yukimi' },
  shortYaku: {},
};

const ROUNDS = { name: 'Rounds', sentence: 'How many rounds a match has.' };
const VIEWINGS = { name: 'Viewings', sentence: 'Whether viewings count.' };

const WORDS: WordsOf<typeof RULES> = {
  name: 'Viewings',
  line: 'A game.',
  short: ['', '', ''],
  options: {
    rounds: { ...ROUNDS, choices: { '6': '6 rounds', '12': '12 rounds' } },
    viewings: { ...VIEWINGS, choices: { true: 'count', false: 'do not count' } },
  },
  ...NAMES,
};

test('a game whose words are complete compiles', () => {
  const module = {
    rules: RULES,
    words: { en: WORDS, ja: WORDS, ko: WORDS },
    romaji: NAMES,
  } satisfies GameModule<typeof RULES>;
  expect(module.rules.id).toBe('viewings');
});

test('the compiler refuses words that lack something, and names of what there is not', () => {
  // @ts-expect-error: `words` are missing
  const module: GameModule<typeof RULES> = { rules: RULES };
  // @ts-expect-error: `ja` is missing
  const english: GameModule<typeof RULES>['words'] = { en: WORDS };
  // @ts-expect-error: there is no `kasu`
  const romaji: GameModule<typeof RULES>['romaji'] = { yaku: { kasu: 'Kasu' } };
  // @ts-expect-error: `yukimi` is missing
  const names: YakuNamesOf<typeof RULES> = { yaku: { hanami: 'Hanami' }, shortYaku: {} };
  // @ts-expect-error: `yukimi` is missing
  const words: WordsOf<typeof RULES> = { ...WORDS, yaku: { hanami: 'Hanami' } };
  const yaku = { ...NAMES.yaku };
  // @ts-expect-error: there is no `sanko`
  const more: YakuNamesOf<typeof RULES> = { yaku: { ...yaku, sanko: 'Sankō' }, shortYaku: {} };
  const { rounds } = WORDS.options;
  // @ts-expect-error: `viewings` are missing
  const options: WordsOf<typeof RULES>['options'] = { rounds };
  // @ts-expect-error: `12` is missing
  const choices: WordsOf<typeof RULES>['options']['rounds']['choices'] = { '6': '6 rounds' };
  expect([module, english, romaji, names, words, more, options, choices]).toBeDefined();
});

test('the compiler refuses yaku, house rules and games that are not declared, or not all of them', () => {
  type Declared = ReturnType<YakuRules<'hanami'>['yaku']>;
  // @ts-expect-error: the table has `yukimi` as well
  const table: Declared = YAKU;
  const vague = { ...RULES, rules: (): GameRules => rules({ rounds: 6, viewings: true }) };
  // @ts-expect-error: no yaku can be named
  const names: YakuNamesOf<typeof vague> = { yaku: { hanami: 'Hanami' }, shortYaku: {} };
  const house: HouseRules = { rounds: 6, viewings: true };
  // @ts-expect-error: there is no `length`
  expect(house.length).toBeUndefined();
  const { mushi: _, ...others } = {} as PerGame<string>;
  // @ts-expect-error: Mushi is missing
  const all: PerGame<string> = others;
  // @ts-expect-error: there is no such game
  const id: GameId = 'poker';
  expect([table, names, all, id]).toBeDefined();
});
