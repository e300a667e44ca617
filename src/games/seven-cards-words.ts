import type { TeyakuId } from '../engine/mechanics/scoring/seven-cards.ts';
import type { YakuNames } from './words.ts';

/** The names of the hands of seven that score as dealt, in the games that have them. */
export const EN_HANDS = {
  yaku: {
    sanbon: 'Triplet',
    tatesanbon: 'Standing Triplet',
    futasanbon: 'Two Triplets',
    'sanbon-tatesanbon': 'Triplet and Standing Triplet',
    futatatesanbon: 'Two Standing Triplets',
    haneken: 'Triplet and Two Pairs',
    kuttsuki: 'Three Pairs',
    teshi: 'Four of a Kind',
    ichinishi: 'One-Two-Four',
    shiso: 'Four-Three',
    aka: 'Red',
    tanichi: 'One Ribbon',
    toichi: 'One Animal',
    pikaichi: 'One Bright',
    karasu: 'Empty Hand',
    sunashi: 'No Chaff',
  },
  shortYaku: {
    tatesanbon: 'Standing 3',
    futasanbon: 'Two threes',
    'sanbon-tatesanbon': '3 + tate 3',
    futatatesanbon: 'Standing 3s',
    haneken: '3 + 2 + 2',
    kuttsuki: 'Three pairs',
    teshi: 'Four',
    ichinishi: '4 + 2 + 1',
  },
} as const satisfies YakuNames<TeyakuId>;

export const JA_HANDS = {
  yaku: {
    sanbon: '三本',
    tatesanbon: '立三本',
    futasanbon: '二三本',
    'sanbon-tatesanbon': '三本立三本',
    futatatesanbon: '二立三本',
    haneken: '跳剣',
    kuttsuki: '喰付',
    teshi: '手四',
    ichinishi: '一二四',
    shiso: '四三',
    aka: '赤',
    tanichi: '短一',
    toichi: '十一',
    pikaichi: '光一',
    karasu: '空素',
    sunashi: '素無',
  },
  shortYaku: {},
} as const satisfies YakuNames<TeyakuId>;
