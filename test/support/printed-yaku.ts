import {
  type CardSet,
  cardsOf,
  intersection,
  intersects,
  isSubsetOf,
  parseCardSet,
  setOf,
  size,
  without,
} from '../../src/engine/core/card-set.ts';
import type { Setup } from '../../src/engine/core/game.ts';
import { PRINTED_DECK, type PrintedCard } from './printed-deck.ts';

/**
 * The yaku of the games for points as the rules print them, transcribed by hand and independent of the
 * engine's own tables: what to hold a settlement against.
 */
export interface PrintedYaku {
  readonly id: string;
  /** Of one group only the best counts, the first of equals. */
  readonly group?: string | undefined;
  /** What these captured cards score for it; 0 when they do not make it. */
  readonly worth: (captured: CardSet) => number;
}

const cards = parseCardSet;
const ofType = (...types: readonly PrintedCard['type'][]) =>
  setOf(
    [...PRINTED_DECK.entries()].filter(([, { type }]) => types.includes(type)).map(([id]) => id),
  );
const month = (number: number) =>
  setOf([...PRINTED_DECK.entries()].filter(([, row]) => row.month === number).map(([id]) => id));

/** The named sets */
const DRY = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const BRIGHT5 = `${DRY} willow.rainman`;
const SPRING = 'pine.crane plum.warbler cherry.curtain';
const MATSUKIRIBOZU = 'pine.crane paulownia.phoenix susuki.moon';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const GRASS = 'wisteria.ribbon iris.ribbon clover.ribbon';
const INOSHIKACHO = 'clover.boar maple.deer peony.butterflies';
const TEPPO = 'cherry.curtain susuki.moon chrys.cup';
const HANAMI = 'cherry.curtain chrys.cup';
const TSUKIMI = 'susuki.moon chrys.cup';
const WILLOW_RIBBON = cards('willow.ribbon');
const RAIN_MAN = cards('willow.rainman');
const RIBBONS = ofType('R');
const ANIMALS = ofType('A');
const CHAFF = ofType('C');

const count = (captured: CardSet, of: CardSet) => size(intersection(captured, of));

/** All of these cards make it. */
function all(id: string, value: number, names: string | CardSet, group?: string): PrintedYaku {
  const set = typeof names === 'string' ? cards(names) : names;
  return { id, group, worth: (captured) => (isSubsetOf(set, captured) ? value : 0) };
}

/** A yaku that a card in the same pile voids. */
function unless(spoiler: CardSet, yaku: PrintedYaku): PrintedYaku {
  return {
    ...yaku,
    worth: (captured) => (intersects(spoiler, captured) ? 0 : yaku.worth(captured)),
  };
}

/** So many of these cards make it. */
function some(
  id: string,
  { value, need, of, group }: { value: number; need: number; of: CardSet; group?: string },
): PrintedYaku {
  return { id, group, worth: (captured) => (count(captured, of) >= need ? value : 0) };
}

function rainy(value: number): PrintedYaku['worth'] {
  return (captured) =>
    count(captured, cards(DRY)) >= 3 && isSubsetOf(RAIN_MAN, captured) ? value : 0;
}

const worthBy = (value: (row: PrintedCard) => number, captured: CardSet) =>
  cardsOf(captured).reduce((sum, id) => sum + value(PRINTED_DECK[id] as PrintedCard), 0);

function mushi({ options }: Setup): readonly PrintedYaku[] {
  return [
    ...(options['fiveBrights'] === true ? [all('goko', 30, BRIGHT5)] : []),
    all('sanko', 25, SPRING),
    all('fujishima', 10, month(4)),
    all('kirishima', 10, month(12)),
  ];
}

function umeBotan({ options, seats }: Setup, now: number): readonly PrintedYaku[] {
  const [limit, fuke] = seats === 3 ? [20, 50] : [15, 40];
  const counted = options['dandruff'] === 'cancels-round' ? without(FULL, month(11)) : FULL;
  const points = (captured: CardSet) =>
    worthBy(({ standard }) => standard, intersection(captured, counted));
  return [
    all('goko', 50, BRIGHT5, 'b'),
    all('shiko', 40, DRY, 'b'),
    { id: 'ameshiko', group: 'b', worth: rainy(30) },
    some('sanko', { value: 20, need: 3, of: cards(DRY), group: 'b' }),
    all('omote-dango', 20, SPRING),
    all('ura-dango', 20, POETRY),
    all('aotan', 20, BLUE),
    all('akatan', 20, GRASS),
    all('inoshikacho', 20, INOSHIKACHO),
    unless(RAIN_MAN, all('hanami', 20, HANAMI)),
    unless(RAIN_MAN, all('tsukimi', 20, TSUKIMI)),
    all('fujishima', 20, month(4)),
    all('kirishima', 20, month(12)),
    ...(options['rounds'] === 12 ? [all('tsukiyaku', 20, month(now))] : []),
    { id: 'fuke', worth: (captured) => (points(captured) <= limit ? fuke : 0) },
  ];
}

const FULL = setOf(PRINTED_DECK.keys());

const INO_SHIKA_CHO: readonly PrintedYaku[] = [
  all('inoshikacho', 30, INOSHIKACHO),
  all('akatan-moji', 20, POETRY),
  all('aotan', 20, BLUE),
  all('akatan-muji', 20, `${GRASS} willow.ribbon`),
  all('hanami', 10, HANAMI),
  all('tsukimi', 10, TSUKIMI),
  all('fuji-ippai', 10, month(4)),
  all('kiri-ippai', 10, month(12)),
];

/** The whole families among them. */
function mayumi({ options }: Setup): readonly PrintedYaku[] {
  const ribbons = options['willowRibbon'] === true ? RIBBONS : without(RIBBONS, WILLOW_RIBBON);
  const viewings = options['teppoReplacesViewings'] === true ? 'viewings' : undefined;
  const rain = 'willow.rainman willow.swallow willow.ribbon';
  const tan = (id: string, need: number) =>
    some(id, { value: need * 100, need, of: ribbons, group: 'tan' });
  return [
    all('matsukiribozu', 300, MATSUKIRIBOZU),
    all('oozan', 300, SPRING),
    all('inoshikacho', 300, INOSHIKACHO),
    all('teppo', 300, TEPPO, viewings),
    all('nizoro', 300, options['nizoro'] === 4 ? month(11) : rain),
    all('kozan', 200, POETRY),
    all('akatan', 200, GRASS),
    all('aotan', 200, BLUE),
    all('hanami', 100, HANAMI, viewings),
    all('tsukimi', 100, TSUKIMI, viewings),
    tan('kyu-tan', 9),
    tan('hachi-tan', 8),
    tan('nana-tan', 7),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((one) => all('family', 50, month(one))),
  ];
}

function roppyakken({ options }: Setup): readonly PrintedYaku[] {
  const family = options['family'];
  const isShort = family === 'yamayaku' || family === 'changara';
  const ribbons = options['willowRibbon'] === true ? RIBBONS : without(RIBBONS, WILLOW_RIBBON);
  const hasViewings = family !== 'yamayaku';
  const group = options['teppo'] === 'replaces' && hasViewings ? 'viewings' : undefined;
  const rained = (yaku: PrintedYaku): PrintedYaku => {
    if (options['rainSpoils'] === 'no') return yaku;
    if (options['rainSpoils'] === 'rainman') return unless(RAIN_MAN, yaku);
    const dry = unless(month(11), yaku);
    return { ...yaku, worth: (c) => (count(c, cards('pine.crane')) ? yaku : dry).worth(c) };
  };
  const four = (id: string, number: number) => all(id, 50, month(number));
  const sevenOf = (captured: CardSet) => {
    const many = count(captured, family === 'yukbaek' ? RIBBONS : ribbons);
    if (family === 'yukbaek' && !isSubsetOf(WILLOW_RIBBON, captured)) return 0;
    if (many < 7) return 0;
    return family === 'sambong' ? 100 * many : 600;
  };
  return [
    ...(isShort
      ? []
      : [
          all('shiko', 600, family === 'yukbaek' ? `${DRY} plum.warbler` : DRY),
          { id: 'nanatan', worth: sevenOf },
        ]),
    all('matsukiribozu', family === 'changara' ? 300 : 150, MATSUKIRIBOZU),
    ...(family === 'changara' ? [] : [all('oozan', family === 'yamayaku' ? 100 : 150, SPRING)]),
    all('kozan', family === 'changara' ? 150 : 100, POETRY),
    all('aotan', 100, BLUE),
    all('kusatan', 100, GRASS),
    all('inoshikacho', 300, INOSHIKACHO),
    rained(all('teppo', 300, TEPPO, group)),
    ...(hasViewings
      ? [rained(all('hanami', 100, HANAMI, group)), rained(all('tsukimi', 100, TSUKIMI, group))]
      : []),
    all('ameshima', 200, month(11)),
    ...(family === 'yamayaku'
      ? []
      : [
          four('matsushima', 1),
          four('umeshima', 2),
          four('sakurashima', 3),
          ...(family === 'changara' ? [] : [four('fujishima', 4)]),
          four('bozushima', 8),
          four('momijishima', 10),
          four('kirishima', 12),
        ]),
  ];
}

/** What both published games play, and each of them. */
const BOTH = { brights: 'lower', viewings: 'on', monthCards: false, cupIsChaff: true, minimum: 0 };
const PUBLISHED: Readonly<Record<string, Setup['options']>> = {
  nintendo: { ...BOTH, viewingPoints: 5, olderYaku: false, sixRibbons: 'instead' },
  'koikoi-japan': { ...BOTH, viewingPoints: 'grow', olderYaku: true, sixRibbons: 'besides' },
};

/** The house rules of Koi-Koi that decide about yaku, those of a preset too. */
function koiKoiHouse(options: Setup['options']): Setup['options'] {
  const calls = { nintendo: 'once-for-both', 'koikoi-japan': 'unlimited' };
  const preset = String(options['preset']);
  const koiMultiplier = preset === 'koikoi-japan' ? 'adds' : 'opponent';
  if (preset !== 'nintendo' && preset !== 'koikoi-japan') return options;
  return { ...options, ...PUBLISHED[preset], calls: calls[preset], koiMultiplier };
}

/** Fudawiki's values. */
function koiKoi(setup: Setup, now: number): readonly PrintedYaku[] {
  const options = koiKoiHouse(setup.options);
  const isOlder = options['olderYaku'] === true;
  const isLower = options['brights'] === 'lower';
  const isBeside = options['sixRibbons'] === 'besides';
  const viewing = options['viewingPoints'] === 'grow' ? 1 : Number(options['viewingPoints']);
  const today = TODAY.filter(({ id }) => !isBeside || id !== 'akatan-aotan');
  return [
    all('goko', isLower ? 10 : 15, BRIGHT5, 'bright'),
    all('shiko', 8, DRY, 'bright'),
    { id: 'ameshiko', group: 'bright', worth: rainy(7) },
    some('sanko', { value: isLower ? 5 : 6, need: 3, of: cards(DRY), group: 'bright' }),
    ...(isBeside ? [all('akatan-aotan', 10, `${POETRY} ${BLUE}`)] : []),
    ...(isOlder ? OLDER : today),
    ...(options['viewings'] === 'off'
      ? []
      : [all('hanami', viewing, HANAMI), all('tsukimi', viewing, TSUKIMI)]),
    ...(options['length'] === 12 && options['monthCards'] !== false
      ? [all('tsukifuda', 4, month(now))]
      : []),
    { id: 'kasu', worth: (captured) => kasu(options, captured) },
  ];
}

function kasu(options: Setup['options'], captured: CardSet): number {
  const cup = options['cupIsChaff'] === true ? count(captured, cards('chrys.cup')) : 0;
  const heavy =
    options['doubleChaff'] === true
      ? count(captured, cards('willow.lightning paulownia.yellow'))
      : 0;
  return Math.max(0, count(captured, CHAFF) + cup + heavy - 9);
}

/** One for this many of a kind, one more for each further. */
const byNumber = (id: string, of: CardSet, group?: string): PrintedYaku => {
  return { id, group, worth: (captured) => Math.max(0, count(captured, of) - 4) };
};

/** A set, and one more for each further card of its kind. */
const grown = (id: string, value: number, names: string, [of, group]: [CardSet, string]) => ({
  ...{ id, group },
  worth: (captured: CardSet) =>
    isSubsetOf(cards(names), captured) ? value + count(captured, of) - size(cards(names)) : 0,
});

const TODAY: readonly PrintedYaku[] = [
  grown('inoshikacho', 5, INOSHIKACHO, [ANIMALS, 'animal']),
  byNumber('tane', ANIMALS, 'animal'),
  grown('akatan-aotan', 10, `${POETRY} ${BLUE}`, [RIBBONS, 'ribbon']),
  grown('akatan', 5, POETRY, [RIBBONS, 'ribbon']),
  grown('aotan', 5, BLUE, [RIBBONS, 'ribbon']),
  byNumber('tan', RIBBONS, 'ribbon'),
];

const OLDER: readonly PrintedYaku[] = [
  all('inoshikacho', 5, INOSHIKACHO),
  byNumber('tane', ANIMALS),
  all('akatan', 5, POETRY),
  all('aotan', 5, BLUE),
  byNumber('tan', RIBBONS),
];

function hanaAwase({ options }: Setup): readonly PrintedYaku[] {
  const viewing = (yaku: PrintedYaku) =>
    options['rainCancelsViewings'] === true ? unless(RAIN_MAN, yaku) : yaku;
  const ribbons = without(RIBBONS, WILLOW_RIBBON);
  return [
    all('goko', 100, BRIGHT5, 'b'),
    all('shiko', 60, DRY, 'b'),
    all('omote-sugawara', 30, SPRING, 'b'),
    all('matsukiribozu', 20, MATSUKIRIBOZU, 'b'),
    some('nanatan', { value: 40, need: 7, of: ribbons, group: 'r' }),
    some('rokutan', { value: 30, need: 6, of: ribbons, group: 'r' }),
    all('akatan', 40, POETRY),
    all('aotan', 40, BLUE),
    all('kusa', 20, GRASS),
    all('inoshikacho', 20, INOSHIKACHO),
    viewing(all('nomi', 40, TEPPO, 'v')),
    viewing(all('hanami', 20, HANAMI, 'v')),
    viewing(all('tsukimi', 20, TSUKIMI, 'v')),
    all('ameshima', 10, month(11)),
    all('fujishima', 10, month(4)),
    all('kirishima', 10, month(12)),
  ];
}

const HIRAYA: readonly PrintedYaku[] = [
  all('goko', 50, BRIGHT5, 'b'),
  all('shiko', 40, DRY, 'b'),
  all('akatan', 30, POETRY),
  all('aotan', 30, BLUE),
  all('kusatan', 30, GRASS),
  some('honjuso', { value: 40, need: 13, of: without(CHAFF, month(11)) }),
];

function ichiNiSan({ options }: Setup): readonly PrintedYaku[] {
  const [brights, ribbons] = {
    'one-two-three': [3, 2],
    'two-four-six': [2, 1],
    'three-six-nine': [9, 3],
  }[String(options['shares'])] ?? [0, 0];
  const ten = without(RIBBONS, WILLOW_RIBBON);
  return [
    all('shiko', brights ?? 0, DRY, 'one'),
    ...(options['shares'] === 'three-six-nine'
      ? [some('nanatan', { value: 6, need: 7, of: ten, group: 'one' })]
      : []),
    all('akatan', ribbons ?? 0, POETRY, 'one'),
    all('aotan', ribbons ?? 0, BLUE, 'one'),
  ];
}

const KYUREI_HANA: readonly PrintedYaku[] = [
  all('oozan', 30, 'pine.crane cherry.curtain susuki.moon'),
  all('kozan', 20, POETRY),
  all('aotan', 20, BLUE),
  all('kusa', 20, GRASS),
];

/** The second book, for the last in the order. */
function sudaoshi({ options }: Setup): readonly PrintedYaku[] {
  const whole = [all('bozu-zoro', 20, month(8), 'b'), all('ame-zoro', 20, month(11), 'a')];
  return options['topYaku'] === true
    ? [
        ...whole,
        all('bozu-kaburi', 10, 'susuki.moon susuki.geese', 'b'),
        all('ame-kaburi', 10, 'willow.rainman willow.swallow', 'a'),
      ]
    : whole;
}

const SAKURA: readonly PrintedYaku[] = [
  all('i', 50, TEPPO),
  all('ro', 50, SPRING),
  all('ha', 50, POETRY),
  all('ni', 50, BLUE),
  all('he', 50, GRASS),
  all('ho', 50, 'peony.butterflies chrys.cup maple.deer'),
  all('to', 50, 'wisteria.cuckoo iris.bridge clover.boar'),
  all('chiri', 50, 'clover.boar susuki.geese maple.deer'),
];

function minHwatu({ options }: Setup): readonly PrintedYaku[] {
  return [
    all('hongdan', 30, POETRY),
    all('cheongdan', 30, BLUE),
    all('chodan', 30, GRASS),
    all('choyak', 20, month(5)),
    all('pungyak', 20, month(10)),
    all('biyak', 20, month(11)),
    ...(options['extraYaku'] === 'korean'
      ? [
          all('godori', 50, 'plum.warbler wisteria.cuckoo susuki.geese'),
          all('ogwang', 50, BRIGHT5),
          all('ttongyak', 20, month(12)),
        ]
      : []),
  ];
}

function hachiHachi({ options }: Setup): readonly PrintedYaku[] {
  const isKansai = options['region'] === 'kansai';
  const triple = isKansai ? 10 : 7;
  const most = isKansai ? 12 : 10;
  const beyond = (captured: CardSet) =>
    options['nanatanExtra'] === true ? Math.max(0, count(captured, RIBBONS) - 7) : 0;
  return [
    all('goko', isKansai ? 15 : 12, BRIGHT5, 'brights'),
    all('shiko', most, DRY, 'brights'),
    {
      id: 'nanatan',
      worth: (captured) =>
        count(captured, without(RIBBONS, WILLOW_RIBBON)) >= 7 ? most + beyond(captured) : 0,
    },
    all('akatan', triple, POETRY),
    all('aotan', triple, BLUE),
    ...(options['inoshikacho'] === true ? [all('inoshikacho', triple, INOSHIKACHO)] : []),
  ];
}

const SHIMA = [1, 2, 3, 8, 11, 12];

/** Only the best of a pile counts; the cards of the round's month count more than those of another. */
const suharaBana = (now: number): readonly PrintedYaku[] =>
  [
    all('shihon-otori', 8, `${DRY} susuki.geese`),
    all('shihon', 6, DRY),
    all('otori-goroju', 6, `${MATSUKIRIBOZU} susuki.geese`),
    all('goroju', 4, MATSUKIRIBOZU),
    all('dori-shima', 3, month(now)),
    all('otori', 2, 'pine.crane susuki.geese paulownia.phoenix'),
    all('sugawara', 2, SPRING),
    all('akiyaku', 2, 'clover.boar susuki.geese maple.deer'),
    all('mimu', 2, BLUE),
    all('ko-sugawara', 1, POETRY),
    all('kusabana', 1, 'iris.bridge peony.butterflies chrys.cup'),
    all('kotori', 1, 'plum.warbler wisteria.cuckoo willow.swallow'),
    all('hanami', 1, HANAMI),
    all('tsukimi', 1, TSUKIMI),
    all('jitsugetsu', 1, 'pine.crane susuki.moon'),
    ...SHIMA.filter((one) => one !== now).map((one) => all('shima', 1, month(one))),
  ].map((yaku) => ({ ...yaku, group: 'one' }));

const TABLES: Readonly<Record<string, (setup: Setup, month: number) => readonly PrintedYaku[]>> = {
  mushi,
  'botan-cho': (setup) => mushi({ ...setup, options: { fiveBrights: true } }),
  'ume-botan': umeBotan,
  'ino-shika-cho': () => INO_SHIKA_CHO,
  mayumi,
  'koi-koi': koiKoi,
  'hana-awase': hanaAwase,
  roppyakken,
  hiraya: () => HIRAYA,
  sakura: () => SAKURA,
  'ichi-ni-san': ichiNiSan,
  sudaoshi,
  'kyurei-hana': () => KYUREI_HANA,
  'min-hwatu': minHwatu,
  'hachi-hachi': hachiHachi,
  'suhara-bana': (_, now) => suharaBana(now),
};

export const GAMES_WITH_PRINTED_YAKU = Object.keys(TABLES);

/** What captured cards score by the printed table, as `id value`, sorted. */
export function printedCount(setup: Setup, now: number, captured: CardSet): readonly string[] {
  return countBy(printedTable(setup, now), captured).counts;
}

/** The same by this table, and the ids of what the cards make too, beaten by a better one of its group. */
export function countBy(table: readonly PrintedYaku[], captured: CardSet) {
  const made = table
    .map(({ id, group, worth }, rank) => ({ id, group, rank, value: worth(captured) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || one.rank - other.rank);
  const isBeaten = ({ group }: (typeof made)[number], at: number) =>
    group !== undefined && made.findIndex((one) => one.group === group) < at;
  return {
    counts: made
      .filter((one, at) => !isBeaten(one, at))
      .map(({ id, value }) => `${id} ${value}`)
      .sort(),
    beaten: made
      .filter(isBeaten)
      .map(({ id }) => id)
      .sort(),
  };
}

/** The printed table of a game in one month. Throws for a game that has none here. */
export function printedTable(setup: Setup, now: number): readonly PrintedYaku[] {
  const make = TABLES[setup.game];
  if (make === undefined) throw new RangeError(`no printed yaku of ${setup.game}`);
  return make(setup, now);
}
