import { monthSet, parseCardSet, union } from '../../engine/core/card-set.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { oneAndMore, type Yaku, type YakuTable, yakuTable } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

const RED_AND_BLUE = union(SETS.POETRY, SETS.BLUE);
const CUP = parseCardSet('chrys.cup');
/** Count as two chaff each by a house rule. */
const HEAVY_CHAFF = parseCardSet('willow.lightning paulownia.yellow');

const BRIGHTS = [
  { id: 'goko', value: 15, cards: SETS.BRIGHT5, group: 'bright' },
  { id: 'shiko', value: 8, cards: SETS.BRIGHT4, group: 'bright' },
  { id: 'ameshiko', value: 7, cards: SETS.BRIGHT4, need: 3, also: SETS.RAIN_MAN, group: 'bright' },
  { id: 'sanko', value: 6, cards: SETS.BRIGHT4, need: 3, group: 'bright' },
] as const satisfies readonly Yaku[];

const MORE_ANIMALS = (beyond: number) => ({ extra: { of: SETS.ANIMALS, beyond } });
const MORE_RIBBONS = (beyond: number) => ({ extra: { of: SETS.RIBBONS, beyond } });

const TANE = oneAndMore('tane', SETS.ANIMALS, 5);
const TAN = oneAndMore('tan', SETS.RIBBONS, 5);

/** The same as two published games pay them (K17). */
const LOWER: Readonly<Record<string, number>> = { goko: 10, sanko: 5 };

/** Within a group only the best counts, and further cards of the kind add one each. */
const TODAY = [
  { id: 'inoshikacho', value: 5, cards: SETS.INOSHIKACHO, group: 'animal', ...MORE_ANIMALS(3) },
  { ...TANE, group: 'animal' },
  { id: 'akatan-aotan', value: 10, cards: RED_AND_BLUE, group: 'ribbon', ...MORE_RIBBONS(6) },
  { id: 'akatan', value: 5, cards: SETS.POETRY, group: 'ribbon', ...MORE_RIBBONS(3) },
  { id: 'aotan', value: 5, cards: SETS.BLUE, group: 'ribbon', ...MORE_RIBBONS(3) },
  { ...TAN, group: 'ribbon' },
] as const satisfies readonly Yaku[];

/** Flat five each, beside animals and ribbons by number. */
const OLDER = [
  { id: 'inoshikacho', value: 5, cards: SETS.INOSHIKACHO },
  TANE,
  { id: 'akatan', value: 5, cards: SETS.POETRY },
  { id: 'aotan', value: 5, cards: SETS.BLUE },
  TAN,
] as const satisfies readonly Yaku[];

/** Ten chaff, one more for each further; the sake cup and heavy chaff by house rules. */
function kasu(options: HouseRules): Yaku<'kasu'> {
  const chaff = options.cupIsChaff ? union(SETS.CHAFF, CUP) : SETS.CHAFF;
  const heavy = options.doubleChaff ? { twice: HEAVY_CHAFF } : {};
  return { ...oneAndMore('kasu', chaff, 10), ...heavy };
}

/** All six ribbons, paid beside what three of them are paid (K18). */
const SIX_BESIDES = [
  { id: 'akatan-aotan', value: 10, cards: RED_AND_BLUE },
] as const satisfies readonly Yaku[];

function brights({ brights: rule }: HouseRules) {
  if (rule === 'usual') return BRIGHTS;
  return BRIGHTS.map((yaku) => ({ ...yaku, value: LOWER[yaku.id] ?? yaku.value }));
}

function ribbonsAndAnimals({ olderYaku, sixRibbons }: HouseRules) {
  if (sixRibbons === 'instead') return olderYaku ? OLDER : TODAY;
  return [
    ...SIX_BESIDES,
    ...(olderYaku ? OLDER : TODAY.filter(({ id }) => id !== 'akatan-aotan')),
  ] as const;
}

function viewings(options: HouseRules): readonly Yaku<'hanami' | 'tsukimi'>[] {
  if (options.viewings === 'off') return [];
  const value = options.viewingPoints === 'grow' ? 1 : options.viewingPoints;
  return [
    { id: 'hanami', value, cards: SETS.HANAMI },
    { id: 'tsukimi', value, cards: SETS.TSUKIMI },
  ];
}

/** The yaku of a month's round; the cards of the month count in twelve rounds only. */
export function koiKoiYaku(options: HouseRules, month: number): YakuTable<KoiKoiYakuId> {
  return yakuTable(rowsOf(options, month));
}

function rowsOf(options: HouseRules, month: number) {
  const own = { id: 'tsukifuda', value: 4, cards: monthSet(month) } as const;
  return [
    ...brights(options),
    ...ribbonsAndAnimals(options),
    ...viewings(options),
    ...(options.length === 12 && options.monthCards ? [own] : []),
    kasu(options),
  ] as const satisfies readonly Yaku[];
}

export type KoiKoiYakuId = ReturnType<typeof rowsOf>[number]['id'];
