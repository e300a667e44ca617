import { monthSet, parseCardSet } from '../../src/engine/core/card-set.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import type { BestYaku, MatchStory } from '../../src/engine/match/match-story.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';
import type { ChartQuery } from '../../src/engine/view/yaku-chart.ts';
import { layoutChart } from '../../src/render/layout/chart.ts';
import {
  type LeaderboardPicture,
  layoutLeaderboard,
} from '../../src/render/layout/person/leaderboard.ts';
import {
  layoutRatingGraph,
  type RatingGraph,
} from '../../src/render/layout/person/rating-graph.ts';
import { layoutSettlement } from '../../src/render/layout/result/settlement.ts';
import { layoutStanding } from '../../src/render/layout/result/standing.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/png.ts';
import type { Scene } from '../../src/render/scene.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { words } from '../../src/text/language.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { contextOf } from '../../src/text/story/context.ts';
import { type Finished, finish } from '../support/finish.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';

/** A picture to be compared with what it was, and what it is drawn from. */
export interface Kept {
  scene(): Scene;
  draw(painter: Painter): Promise<Png>;
}

const WORDS = pictureWordsFor();

/** What the bot says in Japanese, of people with Japanese names. */
function japanese(game: string): PictureWords {
  const players = ['花子', 'たけし', '松尾芭蕉'].map((name, id) => {
    return { type: 'person', person: { id: String(id), name }, away: false, missed: 0 } as const;
  });
  return pictureWords(contextOf({ game, players }, words('ja')));
}

function seen(state: State, viewer: View['viewer'] = 'spectator'): View {
  return gameOf(state.setup.game).view(state, viewer);
}

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

function table({ state, events }: Played, said: PictureWords = WORDS): Kept {
  return {
    scene: () => layoutTable({ view: seen(state), recent: events, words: said }),
    draw: (painter) => painter.table(seen(state), events, said),
  };
}

function hand({ state, events }: Played, seat: number): Kept {
  return {
    scene: () => layoutHand(seen(state, seat), WORDS, events),
    draw: (painter) => painter.hand(seen(state, seat), WORDS, events),
  };
}

/** One picture of a settlement, counted from 0. */
function settlement({ state, settlement: settled }: Finished, page: number): Kept {
  const view = seen(state);
  return {
    scene: () => existing(layoutSettlement({ view, settlement: settled, words: WORDS })[page]),
    draw: (painter) => existing(painter.settlement(view, settled, WORDS)[page]),
  };
}

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('there is no such page');
  return value;
}

function chart(game: string, page: number): Kept {
  const options = defaultOptions(gameOf(game).options);
  const query: ChartQuery = { game, options, seats: 2, month: null };
  const said = japanese(game);
  return {
    scene: () => existing(layoutChart(query, said)[page]).scene,
    draw: (painter) => painter.yakuChart(query, page, said).png,
  };
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

const burdened = position('suhara-bana', {
  field: 'willow.swallow paulownia.chaff1 - maple.chaff1',
  hands: ['iris.ribbon maple.deer pine.crane willow.ribbon', 2, 2],
  captured: ['', 'clover.boar susuki.geese', ''],
  pile: '*',
});

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

const botanEnd = finish('botan-cho', {
  captured: ['pine.* plum.* cherry.* maple.* willow.rainman willow.lightning', '*'],
});

const hanaEnd = finish('hana-awase', {
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
  best: BEST,
  course: [
    [10, 20, -30],
    [40, -30, -10],
    [23, -90, 67],
  ],
};

const FINAL = { scores: [23, -90, 67], places: [[2], [0], [1]] };

const LEADERBOARD: LeaderboardPicture = {
  title: 'Koi-Koi',
  subtitle: 'This season',
  columns: ['Played', 'Wins', 'Place', 'Points', 'Rating'],
  lead: 1,
  rows: [
    ['Aya', '31', '17', '1.45', '212', '1612'],
    ['A very long name that never ends', '12', '7', '1.42', '98', '1588'],
    ['与謝野晶子とみだれ髪', '40', '6', '1.85', '−120', '1420'],
    ['Ben', '2', '1', '1.50', '4', '1510?'],
  ].map(([name = '', ...figures], index) => ({
    position: `${index + 1}.`,
    name,
    figures,
    look: index === 0 ? 'first' : index === 3 ? 'own' : 'plain',
  })),
};

const GRAPH: RatingGraph = {
  ...{ title: 'Aya', subtitle: 'All games', figure: '1612 ± 84', count: '30 rated matches' },
  ...{ from: '2026-01-02', to: '2026-11-21' },
  steps: Array.from({ length: 30 }, (_, index) => ({
    value: 1500 + index * 4 + ((index * 37) % 60) - 30,
    spread: 350 - index * 9,
  })),
};

/** A picture of every kind, by name. */
export const KEPT: Readonly<Record<string, Kept>> = {
  'botan-cho-table': table(botan),
  'suhara-bana-table': table(suhara),
  'suhara-bana-auction': table({ state: chased, events: [] }),
  'ume-botan-table': table({ state: blind, events: [] }),
  'mushi-table-ja': table(mushi, japanese('mushi')),
  'suhara-bana-hand': hand({ state: burdened, events: [] }, 0),
  'botan-cho-hand': hand(botan, 1),
  'koi-koi-hand-choice': hand(choosing, 0),
  'botan-cho-settlement': settlement(botanEnd, 0),
  'hana-awase-settlement': settlement(hanaEnd, 0),
  'hana-awase-settlement-yaku': settlement(hanaEnd, 1),
  'hana-awase-settlement-payments': settlement(hanaEnd, 2),
  'koi-koi-chart-ja': chart('koi-koi', 1),
  standing: {
    scene: () => layoutStanding(FINAL, WORDS, STORY),
    draw: (painter) => painter.standing(FINAL, WORDS, STORY),
  },
  leaderboard: {
    scene: () => layoutLeaderboard(LEADERBOARD),
    draw: (painter) => painter.leaderboard(LEADERBOARD),
  },
  'rating-graph': {
    scene: () => layoutRatingGraph(GRAPH),
    draw: (painter) => painter.ratingGraph(GRAPH),
  },
};
