import { monthSet, parseCardSet, union } from '../../engine/core/card-set.ts';
import {
  BLUE,
  BRIGHT4,
  GRASS,
  HANAMI,
  INOSHIKACHO,
  MATSUKIRIBOZU,
  POETRY,
  RAIN_MAN,
  RIBBONS,
  RIBBONS_BUT_WILLOW,
  SPRING,
  TEPPO,
  TSUKIMI,
  WILLOWS,
} from '../../engine/mechanics/scoring/named-sets.ts';
import type { Yaku } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

const WILLOW_RIBBON = parseCardSet('willow.ribbon');
const CRANE = parseCardSet('pine.crane');
const WARBLER = parseCardSet('plum.warbler');

export type RoppyakkenYakuId =
  | 'shiko'
  | 'nanatan'
  | 'matsukiribozu'
  | 'oozan'
  | 'kozan'
  | 'aotan'
  | 'kusatan'
  | 'inoshikacho'
  | 'teppo'
  | 'hanami'
  | 'tsukimi'
  | 'ameshima'
  | FamilyId;

type FamilyId =
  | 'matsushima'
  | 'umeshima'
  | 'sakurashima'
  | 'fujishima'
  | 'bozushima'
  | 'momijishima'
  | 'kirishima';

type Row = Yaku<RoppyakkenYakuId>;

/** Four of these months make a yaku; willows make `ameshima`, the others none. */
const FAMILIES: readonly (readonly [id: FamilyId, month: number])[] = [
  ['matsushima', 1],
  ['umeshima', 2],
  ['sakurashima', 3],
  ['fujishima', 4],
  ['bozushima', 8],
  ['momijishima', 10],
  ['kirishima', 12],
];

/** What rain does to the viewings (RP19). */
function rainOn(options: HouseRules): Pick<Row, 'unless' | 'saved'> {
  if (options.rainSpoils === 'rainman') return { unless: RAIN_MAN };
  return options.rainSpoils === 'no' ? {} : { unless: WILLOWS, saved: CRANE };
}

/** The gun and, where the family has them, the viewings of 100 (RP9, RP19). */
function viewings(options: HouseRules, hasViewings: boolean): readonly Row[] {
  const rain = rainOn(options);
  const group = options.teppo === 'replaces' && hasViewings ? { group: 'viewings' } : {};
  const gun: Row = { id: 'teppo', value: 300, cards: TEPPO, ...group, ...rain };
  if (!hasViewings) return [gun];
  return [
    gun,
    { id: 'hanami', value: 100, cards: HANAMI, ...group, ...rain },
    { id: 'tsukimi', value: 100, cards: TSUKIMI, ...group, ...rain },
  ];
}

/** Four brights and seven ribbons (RP10), which win where the family says so (RP11). */
function winners({ family, willowRibbon }: HouseRules): readonly Row[] {
  const ribbons = willowRibbon ? RIBBONS : RIBBONS_BUT_WILLOW;
  const shiko: Row = { id: 'shiko', value: 600, cards: BRIGHT4 };
  const nanatan: Row = { id: 'nanatan', value: 600, cards: ribbons, need: 7 };
  switch (family) {
    case 'yamayaku':
    case 'changara':
      return [];
    case 'yukbaek':
      return [
        { ...shiko, cards: union(BRIGHT4, WARBLER) },
        { ...nanatan, cards: RIBBONS_BUT_WILLOW, need: 6, also: WILLOW_RIBBON },
      ];
    case 'sambong':
      return [shiko, { ...nanatan, value: 700, extra: { of: ribbons, beyond: 7, each: 100 } }];
    default:
      return [shiko, nanatan];
  }
}

/** What the sets of three and the families are worth in each game of the kind. */
const WORTH: Readonly<
  Record<
    HouseRules['family'],
    {
      readonly matsukiribozu: number;
      readonly oozan: number;
      readonly kozan: number;
      readonly hasViewings: boolean;
      readonly families: readonly FamilyId[];
    }
  >
> = (() => {
  const families = FAMILIES.map(([id]) => id);
  const usual = { matsukiribozu: 150, oozan: 150, kozan: 100, hasViewings: true, families };
  return {
    roppyakken: usual,
    yukbaek: usual,
    sambong: usual,
    yamayaku: { ...usual, oozan: 100, hasViewings: false, families: [] },
    changara: {
      ...{ matsukiribozu: 300, oozan: 0, kozan: 150, hasViewings: true },
      families: families.filter((id) => id !== 'fujishima'),
    },
  };
})();

/** Every yaku by these house rules; all add up but those of one group (RP9). */
export function yakuOf(options: HouseRules): readonly Row[] {
  const { matsukiribozu, oozan, kozan, hasViewings, families } = WORTH[options.family];
  return [
    ...winners(options),
    { id: 'matsukiribozu', value: matsukiribozu, cards: MATSUKIRIBOZU },
    ...(oozan === 0 ? [] : [{ id: 'oozan', value: oozan, cards: SPRING } as const]),
    { id: 'kozan', value: kozan, cards: POETRY },
    { id: 'aotan', value: 100, cards: BLUE },
    { id: 'kusatan', value: 100, cards: GRASS },
    { id: 'inoshikacho', value: 300, cards: INOSHIKACHO },
    ...viewings(options, hasViewings),
    { id: 'ameshima', value: 200, cards: WILLOWS },
    ...FAMILIES.filter(([id]) => families.includes(id)).map(
      ([id, month]): Row => ({ id, value: 50, cards: monthSet(month) }),
    ),
  ];
}
