import {
  type CardSet,
  has,
  parseCardSet,
  sizeOfBoth,
  union,
  withCard,
  withoutCard,
} from '../../engine/core/card-set.ts';
import { type CardId, card } from '../../engine/core/cards.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { countYaku, yakuValue } from '../../engine/round/yaku.ts';
import {
  oneAndMore,
  type Yaku,
  type YakuCount,
  type YakuTable,
  yakuTable,
} from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

/** The sake cup, an animal or two chaff (GS8). */
const CUP: CardId = card('chrys.cup');
/** *Ssangpi*: each counts as two chaff. */
const DOUBLES = parseCardSet('willow.lightning paulownia.yellow bonus.two1 bonus.two2');
const TRIPLE = parseCardSet('bonus.three');
/** The bonus cards, by how many are played with. */
const BONUS = {
  0: parseCardSet(''),
  2: parseCardSet('bonus.two1 bonus.three'),
  3: parseCardSet('bonus.two1 bonus.two2 bonus.three'),
} as const satisfies Readonly<Record<HouseRules['bonusCards'], CardSet>>;
/** Chaff that score as one. */
const ENOUGH_CHAFF = 10;
/** Animals or ribbons that score as one. */
const ENOUGH = 5;

export function bonusOf({ bonusCards }: Pick<HouseRules, 'bonusCards'>): CardSet {
  return BONUS[bonusCards];
}

/** The chaff, in the order in which it is given (GS11). */
export const GIVEN: readonly CardId[] = [
  ...Array.from({ length: 48 }, (_, id) => id).filter(
    (id) => has(SETS.CHAFF, id) && !has(DOUBLES, id),
  ),
  ...['willow.lightning', 'paulownia.yellow', 'bonus.two1', 'bonus.two2', 'bonus.three'].map(card),
];

/** What counts for more than one chaff. */
export const LARGE_CHAFF = union(DOUBLES, TRIPLE);

/** What scores, the cup counted as one or the other. */
function scoresWith({ bonusCards }: HouseRules, cup: Scored['cup']) {
  const isChaff = cup === 'chaff';
  const plain = union(SETS.CHAFF, BONUS[bonusCards]);
  const chaff = isChaff ? withCard(plain, CUP) : plain;
  const animals = isChaff ? withoutCard(SETS.ANIMALS, CUP) : SETS.ANIMALS;
  const twice = isChaff ? withCard(DOUBLES, CUP) : DOUBLES;
  const brights = { group: 'brights' };
  return [
    { id: 'ogwang', value: 15, cards: SETS.BRIGHT5, ...brights },
    { id: 'sagwang', value: 4, cards: SETS.BRIGHT5, need: 4, ...brights },
    { id: 'samgwang', value: 3, cards: SETS.BRIGHT4, need: 3, ...brights },
    { id: 'bisamgwang', value: 2, cards: SETS.BRIGHT4, need: 2, also: SETS.RAIN_MAN, ...brights },
    { id: 'godori', value: 5, cards: SETS.BIRDS },
    { id: 'hongdan', value: 3, cards: SETS.POETRY },
    { id: 'cheongdan', value: 3, cards: SETS.BLUE },
    { id: 'chodan', value: 3, cards: SETS.GRASS },
    oneAndMore('yeol', animals, ENOUGH),
    oneAndMore('tti', SETS.RIBBONS, ENOUGH),
    { ...oneAndMore('pi', chaff, ENOUGH_CHAFF), twice, thrice: TRIPLE },
  ] as const satisfies readonly Yaku[];
}

export type ScoreId = ReturnType<typeof scoresWith>[number]['id'];

/** A score, and what the cup was counted as for it. */
export interface Scored {
  readonly count: YakuCount;
  readonly cup: 'animal' | 'chaff';
}

/** How a table scores captured cards. */
export interface Scoring {
  /** With the cup as an animal. */
  readonly table: YakuTable<ScoreId>;
  /** Each way in which captured cards may be counted: two with the cup, if it may be either (GS8). */
  readonly ways: (captured: CardSet) => readonly Scored[];
  /** The better way; of equals the cup is an animal. */
  readonly best: (captured: CardSet) => YakuCount;
  /** How many chaff a loser has, the cup counted as two (GS8). */
  readonly chaffOf: (captured: CardSet) => number;
}

export function scoring(options: HouseRules): Scoring {
  const rows = scoresWith(options, 'animal');
  const tables = { animal: yakuTable(rows), chaff: yakuTable(scoresWith(options, 'chaff')) };
  const isEither = options.cup === 'either';
  const chaff = union(SETS.CHAFF, bonusOf(options));
  const way = (captured: CardSet, cup: Scored['cup']): Scored => ({
    cup,
    count: countYaku(tables[cup], captured, 'so-far'),
  });
  const ways = (captured: CardSet): readonly Scored[] => {
    const animal = way(captured, 'animal');
    return isEither && has(captured, CUP) ? [animal, way(captured, 'chaff')] : [animal];
  };
  const best = (captured: CardSet): YakuCount =>
    ways(captured).reduce((one, other) =>
      yakuValue(other.count) > yakuValue(one.count) ? other : one,
    ).count;
  return {
    table: yakuTable(rows, best),
    ways,
    best,
    chaffOf: (captured) =>
      sizeOfBoth(captured, chaff) +
      sizeOfBoth(captured, DOUBLES) +
      2 * sizeOfBoth(captured, TRIPLE) +
      (isEither && has(captured, CUP) ? 2 : 0),
  };
}

/** How many animals captured cards have, with the cup counted as it is. */
export function animalsIn(captured: CardSet, cup: Scored['cup']): number {
  return sizeOfBoth(captured, cup === 'chaff' ? withoutCard(SETS.ANIMALS, CUP) : SETS.ANIMALS);
}

/** Whether a bright row scores (*gwangbak*, GS30). */
export function hasBrightRow({ counts }: YakuCount): boolean {
  return counts.some(({ id }) => id.endsWith('gwang'));
}

/** Whether chaff scores (*pibak*, GS30). */
export function hasChaffRow({ counts }: YakuCount): boolean {
  return counts.some(({ id }) => id === 'pi');
}

export function hasBright(captured: CardSet): boolean {
  return sizeOfBoth(captured, SETS.BRIGHT5) > 0;
}
