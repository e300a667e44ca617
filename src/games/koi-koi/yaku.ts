import { monthSet, parseCardSet, union } from '../../engine/core/card-set.ts';
import {
  ANIMALS,
  BLUE,
  BRIGHT4,
  BRIGHT5,
  CHAFF,
  HANAMI,
  INOSHIKACHO,
  POETRY,
  RAIN_MAN,
  RIBBONS,
  TSUKIMI,
} from '../../engine/mechanics/scoring/named-sets.ts';
import { type Yaku, type YakuTable, yakuTable } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

/** The ids of the yaku of captured cards. */
export type KoiKoiYakuId =
  | 'goko'
  | 'shiko'
  | 'ameshiko'
  | 'sanko'
  | 'inoshikacho'
  | 'tane'
  | 'akatan-aotan'
  | 'akatan'
  | 'aotan'
  | 'tan'
  | 'hanami'
  | 'tsukimi'
  | 'tsukifuda'
  | 'kasu';

const CUP = parseCardSet('chrys.cup');
/** Count as two chaff each by a house rule. */
const HEAVY_CHAFF = parseCardSet('willow.lightning paulownia.yellow');
const KASU = 10;

const BRIGHTS: readonly Yaku<KoiKoiYakuId>[] = [
  { id: 'goko', value: 15, cards: BRIGHT5, group: 'bright' },
  { id: 'shiko', value: 8, cards: BRIGHT4, group: 'bright' },
  { id: 'ameshiko', value: 7, cards: BRIGHT4, need: 3, also: RAIN_MAN, group: 'bright' },
  { id: 'sanko', value: 6, cards: BRIGHT4, need: 3, group: 'bright' },
];

const MORE_ANIMALS = (beyond: number) => ({ extra: { of: ANIMALS, beyond } });
const MORE_RIBBONS = (beyond: number) => ({ extra: { of: RIBBONS, beyond } });

const TANE: Yaku<KoiKoiYakuId> = {
  id: 'tane',
  value: 1,
  cards: ANIMALS,
  need: 5,
  ...MORE_ANIMALS(5),
};
const TAN: Yaku<KoiKoiYakuId> = {
  id: 'tan',
  value: 1,
  cards: RIBBONS,
  need: 5,
  ...MORE_RIBBONS(5),
};

/** Within a group only the best counts, and further cards of the kind add one each. */
const TODAY: readonly Yaku<KoiKoiYakuId>[] = [
  { id: 'inoshikacho', value: 5, cards: INOSHIKACHO, group: 'animal', ...MORE_ANIMALS(3) },
  { ...TANE, group: 'animal' },
  {
    ...{ id: 'akatan-aotan', value: 10, cards: union(POETRY, BLUE), group: 'ribbon' },
    ...MORE_RIBBONS(6),
  },
  { id: 'akatan', value: 5, cards: POETRY, group: 'ribbon', ...MORE_RIBBONS(3) },
  { id: 'aotan', value: 5, cards: BLUE, group: 'ribbon', ...MORE_RIBBONS(3) },
  { ...TAN, group: 'ribbon' },
];

/** Flat five each, beside animals and ribbons by number. */
const OLDER: readonly Yaku<KoiKoiYakuId>[] = [
  { id: 'inoshikacho', value: 5, cards: INOSHIKACHO },
  TANE,
  { id: 'akatan', value: 5, cards: POETRY },
  { id: 'aotan', value: 5, cards: BLUE },
  TAN,
];

/** Ten chaff, one more for each further; the sake cup and heavy chaff by house rules. */
function kasu(options: HouseRules): Yaku<KoiKoiYakuId> {
  const chaff = options.cupIsChaff ? union(CHAFF, CUP) : CHAFF;
  const heavy = options.doubleChaff ? { twice: HEAVY_CHAFF } : {};
  const extra = { of: chaff, beyond: KASU };
  return { id: 'kasu', value: 1, cards: chaff, need: KASU, extra, ...heavy };
}

function viewings(options: HouseRules): readonly Yaku<KoiKoiYakuId>[] {
  if (options.viewings === 'off') return [];
  const value = options.viewingPoints;
  return [
    { id: 'hanami', value, cards: HANAMI },
    { id: 'tsukimi', value, cards: TSUKIMI },
  ];
}

/** The yaku of a month's round; the cards of the month count in twelve rounds only. */
export function koiKoiYaku(options: HouseRules, month: number): YakuTable<KoiKoiYakuId> {
  const isYear = options.length === 12;
  return yakuTable([
    ...BRIGHTS,
    ...(options.olderYaku ? OLDER : TODAY),
    ...viewings(options),
    ...(isYear ? [{ id: 'tsukifuda' as const, value: 4, cards: monthSet(month) }] : []),
    kasu(options),
  ]);
}
