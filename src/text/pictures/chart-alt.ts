import {
  type CardSet,
  cardsOf,
  intersection,
  isEmpty,
  isSubsetOf,
  NO_CARDS,
  size,
  union,
  without,
} from '../../engine/core/card-set.ts';
import { type Kind, monthOf } from '../../engine/core/cards.ts';
import { ANIMALS, CHAFF, RIBBONS } from '../../engine/mechanics/scoring/named-sets.ts';
import { type ChartQuery, type ChartRow, mainKind } from '../../engine/view/yaku-chart.ts';
import { cardRow, plantName } from '../format/cards.ts';
import { described } from '../format/description.ts';
import { yakuWorth } from '../format/money.ts';
import { inRow } from '../format/names.ts';
import { yakuName } from '../rules/game-words.ts';
import { type Context, plainVoice, type Voice } from '../story/context.ts';
import type { Words } from '../words/words.ts';

const KINDS: readonly (readonly [CardSet, Kind])[] = [
  [ANIMALS, 'tane'],
  [RIBBONS, 'tan'],
  [CHAFF, 'kasu'],
];

/** The captured cards of a larger set are only counted. */
const NAMED_MOST = 5;

/** What stands on one page of a chart; pages are counted from 0. */
interface ChartInfo {
  readonly rows: readonly ChartRow[];
  readonly page: number;
  readonly pages: number;
}

/** Which chart, and which of its cards the reader holds, and the reader and others have captured. */
interface MarkedChart extends ChartQuery {
  readonly held?: CardSet;
  readonly owned?: CardSet;
  readonly gone?: CardSet;
}

/**
 * One page of the chart of a game's yaku in words: each with its worth, its cards and its limits, and
 * with what the reader and the others have of it.
 */
export function yakuChartAlt(query: MarkedChart, chart: ChartInfo, context: Context): string {
  const voice = plainVoice(context);
  const { words, game } = voice;
  const { rows, page, pages } = chart;
  const number = pages === 1 ? '' : ` ${page + 1}/${pages}`;
  const remarks = page === pages - 1 ? (game.remarks?.(query.options) ?? []) : [];
  const lines = [
    `${words.chart.title(game.name)}${number}`,
    ...rows.map((row) => rowText(row, query, voice)),
    ...remarks,
  ];
  return described(lines, words);
}

function rowText(row: ChartRow, marks: MarkedChart, voice: Voice): string {
  const { words, game, info } = voice;
  const { chart } = words;
  const { id, value, need, also, extra, maxPoints, unless } = row.yaku;
  const cards = setText(row, words);
  const needed = need === undefined ? cards : chart.needOf(need, cards);
  const made = also === undefined ? needed : chart.both(cardRow(words, cardsOf(also)), needed);
  const name = words.aside(yakuName(game, id), yakuWorth(value, info, words));
  return words.alt.facts(name, [
    ...(maxPoints === undefined ? [made] : [chart.atMost(maxPoints.most)]),
    ...(extra === undefined ? [] : [chart.more(words.kinds[mainKind(extra.of)], extra.each ?? 1)]),
    ...(unless === undefined ? [] : [chart.unless(cardRow(words, cardsOf(unless)))]),
    ...marksText(row, marks, words),
  ]);
}

/** What the reader holds, and what they and others have captured, of the cards of a row; nothing if nobody has any. */
function marksText(
  { yaku, sets }: ChartRow,
  { held = NO_CARDS, owned = NO_CARDS, gone = NO_CARDS }: MarkedChart,
  words: Words,
): readonly string[] {
  const { chart } = words;
  const cards = sets.reduce(union, yaku.also ?? NO_CARDS);
  const named = (those: CardSet) =>
    size(cards) <= NAMED_MOST ? cardRow(words, cardsOf(those)) : chart.cards(size(those));
  const facts = [
    [owned, chart.youHave],
    [held, chart.youHold],
    [gone, chart.othersHave],
  ] as const;
  return facts.flatMap(([marked, say]) => {
    const those = intersection(cards, marked);
    return isEmpty(those) ? [] : [say(named(those))];
  });
}

/** The cards of a row; of the same of several months their plants. */
function setText({ yaku, sets, isMonthly }: ChartRow, words: Words): string {
  if (sets.length < 2) return countText(yaku.cards, words);
  if (isMonthly) return words.chart.fourOfTheMonth;
  const plants = sets.map((set) => plantName(words, monthOf(cardsOf(set)[0] ?? 0)));
  return words.aside(words.chart.fourOfOne, inRow(plants, words));
}

/** Cards by name; a whole kind by how many it has, if its names would be too many. */
function countText(cards: CardSet, words: Words): string {
  const whole = KINDS.find(([set]) => isSubsetOf(set, cards));
  if (whole === undefined) return cardRow(words, cardsOf(cards));
  const [set, kind] = whole;
  const rest = cardsOf(without(cards, set));
  const all = words.several(size(set), words.kinds[kind]);
  return rest.length === 0 ? all : inRow([all, cardRow(words, rest)], words);
}
