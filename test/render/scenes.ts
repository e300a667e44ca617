import { monthSet, NO_CARDS, parseCardSet } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import type { BestYaku, MatchStory } from '../../src/engine/match/match-story.ts';
import { layoutChart } from '../../src/render/layout/chart.ts';
import { layoutLobby } from '../../src/render/layout/lobby.ts';
import { layoutLeaderboard } from '../../src/render/layout/person/leaderboard.ts';
import { layoutRatingGraph } from '../../src/render/layout/person/rating-graph.ts';
import { layoutResult, layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import { layoutStanding } from '../../src/render/layout/result/standing.ts';
import type { SettlementInput } from '../../src/render/layout/result/won.ts';
import type { Scene } from '../../src/render/scene.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { leaderboardWords } from '../../src/text/ranking/leaderboard.ts';
import { graphWords } from '../../src/text/ranking/stats.ts';
import { closed } from '../support/opened.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { pay, settledOf } from '../support/settled.ts';
import { started } from '../support/started.ts';
import { LOBBY_SAMPLES } from './lobby-samples.ts';
import { botanOf, burdened, handOf, seen, tableOf, tsukimi, WORDS } from './positions.ts';
import { GRAPH, LEADERBOARD } from './ranking-samples.ts';

/** What the bot says in Japanese, of people with Japanese names. */
function japanese(game: string): PictureWords {
  return pictureWords({ game, names: ['花子', 'たけし', '松尾芭蕉'], words: words('ja') });
}

/** The pictures of a settlement by a name each, the first by that of all. */
function settlement(name: string, input: Omit<SettlementInput, 'words'>) {
  const scenes = layoutSettlement({ ...input, words: WORDS });
  return Object.fromEntries(
    scenes.map((scene, page) => [page === 0 ? name : `${name}-${page + 1}`, scene]),
  );
}

function lobby(name: string): Scene {
  const sample = LOBBY_SAMPLES[name];
  if (sample === undefined) throw new RangeError(`there is no ${name}`);
  return layoutLobby(sample);
}

function chart(game: string, page: number): Scene {
  const options = defaultOptions(gameOf(game).options);
  const { scene } =
    layoutChart({ game, options, seats: 2, month: null }, japanese(game))[page] ?? {};
  if (scene === undefined) throw new RangeError('there is no such page');
  return scene;
}

const botan = play(
  position('botan-cho', {
    field: 'paulownia.yellow - iris.bridge iris.ribbon iris.chaff1 peony.butterflies maple.deer',
    hands: ['pine.crane maple.ribbon', 2],
    captured: [
      'wisteria.* plum.warbler plum.ribbon',
      'cherry.curtain cherry.ribbon susuki.moon susuki.chaff1',
    ],
    pile: 'paulownia.chaff1 *',
    totals: [151, 209],
    round: 3,
  }),
  'play:maple.ribbon',
  'capture:maple.deer',
);

const suhara = play(
  position('suhara-bana', {
    seats: 5,
    field: 'pine.chaff1 plum.chaff1 plum.warbler - susuki.chaff1 susuki.geese iris.ribbon',
    hands: ['', 'plum.ribbon maple.deer willow.swallow', '', 2, 2],
    captured: [
      '',
      'cherry.* wisteria.cuckoo chrys.ribbon',
      '',
      'paulownia.phoenix paulownia.chaff1 clover.boar clover.ribbon clover.chaff1',
      'peony.* willow.rainman willow.ribbon',
    ],
    pile: 'susuki.chaff2 *',
    order: [1, 3, 4],
    oya: 4,
    answers: ['drop', 'stay', 'displaced', 'stay', 'stay'],
    totals: [44, 61, 12, 3, 80],
    borrowed: [0, 0, 0, 1, 0],
    pot: [12, 0, 0, 0, 0],
  }),
  'play:plum.ribbon',
);

/** Who plays is being decided, and somebody who was forced out chases. */
const chased = position('suhara-bana', {
  seats: 5,
  phase: { type: 'chased', seat: 2, by: 0 },
  answers: ['forced-out', 'stay', 'stay', 'stay', 'drop'],
  totals: [50, 49, 48, 3, 44],
  pot: [0, 0, 0, 0, 6],
  borrowed: [0, 0, 0, 2, 0],
});

/** The wild card lies on the field under the pile's top card, and the field counts double. */
const blind = position('ume-botan', {
  seats: 4,
  field: 'pine.crane willow.lightning plum.ribbon iris.bridge chrys.cup maple.chaff1 cherry.chaff1',
  hands: [5, 5, 5, 5],
  pile: '*',
  blind: true,
  multiplier: { why: 'matsuba', times: 2 },
  totals: [150, -32, -114, -4],
  round: 2,
});

const mushi = play(
  position('mushi', {
    seats: 3,
    field: 'pine.chaff1 cherry.chaff1 iris.bridge maple.chaff1 willow.lightning',
    hands: ['pine.crane maple.deer', '', 2],
    captured: [
      'susuki.* chrys.cup chrys.ribbon plum.warbler plum.ribbon',
      '',
      'wisteria.* paulownia.phoenix paulownia.chaff1',
    ],
    pile: 'cherry.curtain *',
    order: [0, 2],
    oya: 2,
    answers: ['stay', 'drop', 'stay'],
    totals: [-22, 0, 22],
    round: 2,
  }),
  'play:maple.deer',
);

const choosing = play(
  position('koi-koi', {
    field: 'pine.ribbon pine.chaff1 iris.bridge - cherry.chaff1 peony.ribbon',
    hands: ['pine.crane iris.ribbon maple.deer willow.swallow', 4],
    captured: ['susuki.moon chrys.cup susuki.chaff1 chrys.chaff1', 'plum.*'],
    pile: '*',
    calls: { made: [1, 0] },
    totals: [12, 5],
    round: 5,
  }),
  'play:pine.crane',
);

const ended = closed('hana-awase', {
  seats: 3,
  captured: [
    'pine.* plum.* cherry.* susuki.moon',
    'peony.* chrys.* maple.* clover.boar clover.ribbon',
    '*',
  ],
  totals: [120, -40, -80],
  round: 4,
});

const BEST: BestYaku = [
  { id: 'three brights', value: 25, cards: parseCardSet('pine.crane plum.warbler cherry.curtain') },
  null,
  { id: 'willows', value: 10, cards: monthSet(11) },
];

const STORY: MatchStory = {
  why: 'rounds',
  best: BEST,
  course: [
    [10, 20, -30],
    [40, -30, -10],
    [23, -90, 67],
  ],
  start: 0,
};

const FINAL = { scores: [23, -90, 67], places: [[2], [0], [1]] };

/** A card laid, one taken and one turned by each seat, so that there are earlier moves and the latest. */
const twoMoves = play(
  botanOf({
    field: 'plum.ribbon maple.deer iris.chaff1',
    hands: ['pine.crane plum.warbler', 'iris.bridge chrys.cup'],
    pile: 'susuki.moon maple.ribbon *',
  }),
  'play:plum.warbler',
  'play:iris.bridge',
);

const laid = play(
  botanOf({
    field: 'plum.ribbon maple.deer',
    hands: ['pine.crane iris.bridge', 2],
    pile: 'susuki.moon *',
  }),
  'play:pine.crane',
);

/** The card of a hand that can take several, among them the wild card or a heap by it. */
const choice = (field: string, played: string) =>
  play(botanOf({ field, hands: [`${played} iris.bridge`, 2] }), `play:${played}`);

const stacked = position('go-stop', {
  seats: 3,
  options: { bonusCards: 2 },
  field:
    'iris.chaff1 iris.chaff2 iris.ribbon maple.deer bonus.two1 plum.chaff1 plum.chaff2 plum.ribbon',
  hands: ['iris.bridge chrys.cup', 3, 0],
  captured: ['wisteria.*', 'susuki.*', 'peony.*'],
  pile: '*',
  late: {
    stacks: [{ month: 5, owner: 1, bonus: [card('bonus.two1')] }],
    tokens: [2, 0, 1],
    shakes: [1, 2, 0],
    bombs: [1, 0, 1],
    ppeoks: [0, 1, 2],
    shown: [NO_CARDS, NO_CARDS, NO_CARDS],
  },
});

/** A stack that was just made. */
const ppeok = play(
  position('matgo', {
    field: 'iris.chaff1 maple.deer',
    hands: ['iris.ribbon pine.crane', 2],
    pile: 'iris.chaff2 *',
  }),
  'play:iris.ribbon',
);

/** A field that lies face down. */
const faceDown = started('go-stop', { seats: 4, seed: 3 }).state;

const seven = play(
  position('sakura', {
    seats: 7,
    field: 'cherry.ribbon maple.deer iris.bridge susuki.moon',
    hands: ['cherry.chaff1 pine.chaff1', ...Array.from({ length: 6 }, () => 2)],
    captured: ['pine.ribbon plum.ribbon', 'clover.*'],
    pile: 'iris.chaff1 *',
  }),
  'play:cherry.chaff1',
);

/** Stones of all kinds of payments: joined, struck out, from the pot; a yaku that counts for nothing. */
const suharaEnd = settledOf('suhara-bana', {
  order: [0, 1, 2],
  yaku: [[{ id: 'sanko', value: 4, cards: parseCardSet('pine.crane') }], [], [], []],
  void: [[], [{ id: 'hanami', value: 1, cards: parseCardSet('chrys.cup') }], [], []],
  payments: [
    pay(1, 0, { amount: 10, why: 'blue-bonus' }),
    pay(2, 0, { amount: 10, why: 'blue-bonus' }),
    pay(3, 0, { amount: 10, owed: 20, why: 'blue-bonus' }),
    pay(1, 2, { points: 20 }),
    pay('pot', 0, { amount: 6, why: 'pot-share' }),
  ],
  ...{ par: 0, totals: [70, 50, 50, 30], scores: [20, 0, 0, -20], borrowed: [0, 0, 0, 1] },
  winner: 0,
});

const changara = settledOf('roppyakken', {
  ...{ order: [0, 1], totals: [310, 40], scores: [10, 40], games: [2, 1] },
});

const called = settledOf('koi-koi', {
  yaku: [[{ id: 'tsukimi', value: 5, cards: parseCardSet('susuki.moon chrys.cup') }], []],
  teyaku: [{ seat: 1, id: 'teshi', value: 6, cards: monthSet(10) }],
  captured: [parseCardSet('susuki.moon chrys.cup pine.crane'), monthSet(2)],
  payments: [pay('bank', 0, { amount: 5, unit: 'points', why: 'shobu' })],
  ...{ scores: [5, 0], totals: [9, 3], winner: 0 },
});

const partners = settledOf('sakura', { winner: 1 }, { seats: 6, options: { teams: 'pairs' } });

/** Every kind of picture, and whatever can stand in one, by name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'botan-cho-table': tableOf(botan),
  'botan-cho-moves': tableOf(twoMoves),
  'botan-cho-choice-of-wild': tableOf(choice('plum.chaff1 peony.butterflies', 'plum.warbler')),
  'botan-cho-choice-of-heap': tableOf(
    choice('plum.chaff1 plum.chaff2 plum.ribbon maple.deer', 'peony.butterflies'),
  ),
  'botan-cho-last': tableOf(
    botanOf({ field: 'pine.crane', hands: [0, 0], pile: '', out: '*', oya: 1, turn: 1 }),
  ),
  'botan-cho-over': tableOf({ ...botanOf({ field: 'pine.crane' }), phase: { type: 'over' } }),
  'suhara-bana-table': tableOf(suhara),
  'suhara-bana-entry': tableOf(
    position('suhara-bana', {
      seats: 5,
      answers: ['stay', 'drop', 'none', 'none', 'none'],
      pot: [0, 6, 0, 0, 0],
      phase: { type: 'entry', seat: 2 },
    }),
  ),
  'suhara-bana-auction': tableOf(chased),
  'ume-botan-table': tableOf(blind),
  'ume-botan-needs': tableOf(
    position('ume-botan', {
      seats: 3,
      field:
        'maple.deer iris.bridge iris.chaff1 clover.boar clover.chaff1 chrys.ribbon chrys.chaff1 peony.ribbon peony.chaff1 maple.chaff1',
      captured: ['susuki.moon', 'pine.ribbon plum.ribbon', 'pine.crane plum.warbler'],
    }),
  ),
  'mushi-table-ja': tableOf(mushi, japanese('mushi')),
  'roppyakken-table': tableOf(
    position('roppyakken', { options: { family: 'changara', games: 5 }, games: [2, 0] }),
  ),
  'koi-koi-yaku-made': tableOf(tsukimi),
  'koi-koi-called': tableOf(play(tsukimi.state, 'koi-koi')),
  'sakura-yaku-made': tableOf(seven),
  'go-stop-table': tableOf(stacked),
  'go-stop-face-down': tableOf(faceDown),
  'matgo-ppeok': tableOf(ppeok),
  'suhara-bana-hand': handOf(burdened),
  'suhara-bana-hand-auction': handOf(
    position('suhara-bana', { phase: { type: 'entry', seat: 0 } }),
  ),
  'botan-cho-hand': handOf(botan, 1),
  'botan-cho-hand-wild': handOf(
    botanOf({ field: 'maple.deer iris.bridge plum.*', hands: ['peony.butterflies pine.crane', 3] }),
  ),
  'botan-cho-hand-of-other': handOf(laid, 1),
  'koi-koi-hand-choice': handOf(choosing),
  'koi-koi-hand-call': handOf(tsukimi),
  'go-stop-hand': handOf(stacked),
  ...settlement('hana-awase-settlement', { ...ended, view: seen(ended.state) }),
  ...settlement('suhara-bana-settlement', suharaEnd),
  ...settlement('roppyakken-settlement', changara),
  ...settlement('koi-koi-settlement', called),
  ...settlement('sakura-settlement', partners),
  'koi-koi-result': layoutResult(
    { ...called, words: WORDS },
    { course: [0, 4, 9].map((own) => [own, 3]), start: 0 },
  ),
  'koi-koi-chart-ja': chart('koi-koi', 1),
  standing: layoutStanding(FINAL, WORDS, STORY),
  'standing-of-equals': layoutStanding({ scores: [5, 9, 9, 1], places: [[1, 2], [0], [3]] }, WORDS),
  'standing-rated': layoutStanding(FINAL, WORDS, {
    ...{ best: [], course: [], start: 0, why: null },
    records: FINAL.scores.map((score, seat) => ({
      rating: { before: `${1500 + score}`, after: `${1600 - seat}?` },
      streak: seat === 2 ? '3 wins in a row' : null,
    })),
  }),
  'lobby-filling': lobby('sakura-lobby-7'),
  'lobby-full-ja': lobby('sakura-lobby-full-ja'),
  leaderboard: layoutLeaderboard(leaderboardWords(LEADERBOARD, words('en'))),
  'rating-graph': layoutRatingGraph(graphWords(GRAPH, words('en'))),
};

/** The few of which the picture is kept, too: together they have all that a painter can draw. */
export const PAINTED = [
  ...['suhara-bana-table', 'mushi-table-ja', 'koi-koi-hand-choice', 'hana-awase-settlement'],
  ...['koi-koi-chart-ja', 'rating-graph'],
];
