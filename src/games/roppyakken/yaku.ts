import { monthSet, parseCardSet, union } from '../../engine/core/card-set.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import type { Yaku } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

const WILLOW_RIBBON = parseCardSet('willow.ribbon');
const CRANE = parseCardSet('pine.crane');
const WARBLER = parseCardSet('plum.warbler');

/** Four of these months make a yaku; willows make `ameshima`, the others none. */
const FAMILIES = [
  ['matsushima', 1],
  ['umeshima', 2],
  ['sakurashima', 3],
  ['fujishima', 4],
  ['bozushima', 8],
  ['momijishima', 10],
  ['kirishima', 12],
] as const;

/** What rain does to the viewings (RP19). */
function rainOn(options: HouseRules): Pick<Yaku, 'unless' | 'saved'> {
  if (options.rainSpoils === 'rainman') return { unless: SETS.RAIN_MAN };
  return options.rainSpoils === 'no' ? {} : { unless: SETS.WILLOWS, saved: CRANE };
}

/** The gun and, if the family has them, the viewings of 100 (RP9, RP19). */
function viewings(options: HouseRules, hasViewings: boolean) {
  const rain = rainOn(options);
  const group = options.teppo === 'replaces' && hasViewings ? { group: 'viewings' } : {};
  const gun = { id: 'teppo', value: 300, cards: SETS.TEPPO, ...group, ...rain } as const;
  if (!hasViewings) return [gun];
  return [
    gun,
    { id: 'hanami', value: 100, cards: SETS.HANAMI, ...group, ...rain },
    { id: 'tsukimi', value: 100, cards: SETS.TSUKIMI, ...group, ...rain },
  ] as const;
}

/** Four brights and seven ribbons (RP10), which win if the family says so (RP11). */
function winners({ family, willowRibbon }: HouseRules): readonly Yaku<'shiko' | 'nanatan'>[] {
  const ribbons = willowRibbon ? SETS.RIBBONS : SETS.RIBBONS_BUT_WILLOW;
  const shiko: Yaku<'shiko'> = { id: 'shiko', value: 600, cards: SETS.BRIGHT4 };
  const nanatan: Yaku<'nanatan'> = { id: 'nanatan', value: 600, cards: ribbons, need: 7 };
  switch (family) {
    case 'yamayaku':
    case 'changara':
      return [];
    case 'yukbaek':
      return [
        { ...shiko, cards: union(SETS.BRIGHT4, WARBLER) },
        { ...nanatan, cards: SETS.RIBBONS_BUT_WILLOW, need: 6, also: WILLOW_RIBBON },
      ];
    case 'sambong':
      return [shiko, { ...nanatan, value: 700, extra: { of: ribbons, beyond: 7, each: 100 } }];
    default:
      return [shiko, nanatan];
  }
}

/** What the sets of three and the families are worth in most games of the kind. */
const USUAL = {
  matsukiribozu: 150,
  oozan: 150,
  kozan: 100,
  hasViewings: true,
  families: FAMILIES.map(([id]) => id),
};

/** The same in each of them. */
const WORTH: Readonly<Record<HouseRules['family'], typeof USUAL>> = {
  roppyakken: USUAL,
  yukbaek: USUAL,
  sambong: USUAL,
  yamayaku: { ...USUAL, oozan: 100, hasViewings: false, families: [] },
  changara: {
    ...USUAL,
    matsukiribozu: 300,
    oozan: 0,
    kozan: 150,
    families: USUAL.families.filter((id) => id !== 'fujishima'),
  },
};

/** Every yaku by these house rules; all add up but those of one group (RP9). */
export function yakuOf(options: HouseRules) {
  const { matsukiribozu, oozan, kozan, hasViewings, families } = WORTH[options.family];
  return [
    ...winners(options),
    { id: 'matsukiribozu', value: matsukiribozu, cards: SETS.MATSUKIRIBOZU },
    ...(oozan === 0 ? [] : [{ id: 'oozan', value: oozan, cards: SETS.SPRING } as const]),
    { id: 'kozan', value: kozan, cards: SETS.POETRY },
    { id: 'aotan', value: 100, cards: SETS.BLUE },
    { id: 'kusatan', value: 100, cards: SETS.GRASS },
    { id: 'inoshikacho', value: 300, cards: SETS.INOSHIKACHO },
    ...viewings(options, hasViewings),
    { id: 'ameshima', value: 200, cards: SETS.WILLOWS },
    ...FAMILIES.filter(([id]) => families.includes(id)).map(([id, month]) => ({
      id,
      value: 50,
      cards: monthSet(month),
    })),
  ] as const satisfies readonly Yaku[];
}

export type RoppyakkenYakuId = ReturnType<typeof yakuOf>[number]['id'];
