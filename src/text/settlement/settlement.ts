import { cardsOf, NO_CARDS, union } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { GameInfo } from '../../engine/match/game-info.ts';
import type { Payment, Settlement, Standing, YakuMade } from '../../engine/round/event.ts';
import type { GameWords } from '../../games/words.ts';
import { cardRow } from '../format/cards.ts';
import { amount, change, figures, scoreText, yakuWorth } from '../format/money.ts';
import { inRow } from '../format/names.ts';
import { yakuName } from '../rules/game-words.ts';
import { type Context, markdownVoice, type Voice } from '../story/context.ts';
import { paymentAction, roundTitle, timesText } from '../story/narrate.ts';
import { People } from '../words/facts.ts';
import { sumOf } from './round-sum.ts';

/**
 * The score sheet of a round in Discord's markdown: what each player took and made, who pays whom
 * how much and why, and what everybody owns now.
 */
export function settlementLines(settlement: Settlement, context: Context): readonly string[] {
  const voice = markdownVoice(context);
  const { sheet } = voice.words;
  const payments = paymentsIn(settlement, voice);
  return [
    `### ${roundTitle(settlement, voice)}`,
    ...(settlement.winner === null ? [] : [sheet.winner(voice.name(settlement.winner))]),
    ...multiplierLines(settlement, voice),
    ...resultsOf(settlement, voice, yakuWithCards),
    `**${sheet.payments}**`,
    ...(payments.length === 0 ? [sheet.noPayments] : payments.map((line) => `- ${line}`)),
    totalsLine(settlement, voice),
  ];
}

/** Who pays whom how much and why, as one line of markdown. */
export function paymentLine(payment: Payment, context: Context): string {
  return paymentIn([payment], markdownVoice(context));
}

/** What multiplied the payments, in one line; none when nothing did. */
export function multiplierLines({ multipliers }: Settlement, { words }: Voice): readonly string[] {
  const list = multipliers.map((multiplier) => timesText(multiplier, words));
  return list.length === 0 ? [] : [words.sheet.multiplied(inRow(list, words))];
}

/**
 * One line for each seat that played: its card points, its yaku as `rowOf` tells them, and the sum
 * if there is one; then the sums of those who did not play.
 */
export function resultsOf(
  settlement: Settlement,
  voice: Voice,
  rowOf: (made: readonly YakuMade[], voice: Voice) => string,
): readonly string[] {
  const { words, info, name } = voice;
  const { sheet } = words;
  const played = settlement.order.map((seat) => {
    const teyaku = settlement.teyaku.filter((one) => one.seat === seat);
    const made = [...(settlement.yaku[seat] ?? []), ...teyaku];
    const lost = settlement.void[seat] ?? [];
    const parts = [
      ...(info.scoresCards ? [sheet.cards(settlement.points[seat] ?? 0, pointsOf(info))] : []),
      made.length === 0 ? sheet.noYaku : rowOf(made, voice),
      ...(lost.length === 0 ? [] : [sheet.void(yakuRow(lost, voice))]),
      ...sumIn(settlement, seat, voice),
    ];
    return words.labelled(name(seat), parts.join(' · '));
  });
  const others = [...settlement.scores.keys()].filter((seat) => !settlement.order.includes(seat));
  const paid = others.flatMap((seat) =>
    sumIn(settlement, seat, voice).map((sum) => words.labelled(name(seat), sum)),
  );
  return [...played, ...paid];
}

/** How the score of a seat came about; none if that needs no sum. */
function sumIn(settlement: Settlement, seat: Seat, { words, info }: Voice): readonly string[] {
  const sum = sumOf(settlement, seat, info);
  if (sum === null) return [];
  const print = (token: string | number) =>
    typeof token === 'string' ? token : figures(token, info.unit, words);
  const isAll = sum.value === settlement.scores[seat];
  const result = isAll ? change(sum.value, info.unit, words) : figures(sum.value, info.unit, words);
  return [`${sum.ways[0].map(print).join('')} = ${result}`];
}

/** What the game counts card points in; stones are paid for points. */
export function pointsOf({ unit }: GameInfo): 'points' | 'ken' {
  return unit === 'ken' ? 'ken' : 'points';
}

/** Yaku with what they are worth: `Spring (2 hai), Whole Family × 2 (100 points)`. */
export function yakuRow(made: readonly Pick<YakuMade, 'id' | 'value'>[], voice: Voice): string {
  const { words, game } = voice;
  const row = alikeIn(made).map((alike) =>
    words.aside(calledTogether(alike, game), worthTogether(alike, voice)),
  );
  return inRow(row, words);
}

/** The same with the cards that make them: `Spring (2 hai: crane, bush warbler, curtain)`. */
export function yakuWithCards(made: readonly YakuMade[], voice: Voice): string {
  const { words, game } = voice;
  const row = alikeIn(made).map((alike) => {
    const cards = cardsOf(alike.reduce((all, yaku) => union(all, yaku.cards), NO_CARDS));
    const worth = worthTogether(alike, voice);
    const told = cards.length === 0 ? worth : words.sheet.made(worth, cardRow(words, cards));
    return words.aside(calledTogether(alike, game), told);
  });
  return inRow(row, words);
}

/** Yaku of one name together, in the order of their first. */
function alikeIn<T extends { readonly id: string }>(made: readonly T[]): readonly (readonly T[])[] {
  return [...Map.groupBy(made, ({ id }) => id).values()];
}

/** `Whole Family × 2`. */
function calledTogether(alike: readonly { readonly id: string }[], game: GameWords): string {
  const name = yakuName(game, alike[0]?.id ?? '');
  return alike.length === 1 ? name : `${name} × ${alike.length}`;
}

function worthTogether(
  alike: readonly { readonly value: number }[],
  { words, info }: Voice,
): string {
  const worth = alike.reduce((sum, { value }) => sum + value, 0);
  return yakuWorth(worth, info, words);
}

/**
 * The payments as the rules order them, in lines; what several pay alike to the same player for the
 * same reason shares a line.
 */
export function paymentsIn({ payments }: Settlement, voice: Voice): readonly string[] {
  const shared = Map.groupBy(payments, (payment, index) =>
    isShared(payment) ? JSON.stringify({ ...payment, from: null }) : index,
  );
  return [...shared.values()].map((alike) => paymentIn(alike, voice));
}

/** Whether others may pay it in the same breath: a seat pays a seat or the bank, and in full. */
function isShared({ from, to, amount: paid, owed }: Payment): boolean {
  return typeof from === 'number' && to !== 'pot' && paid === owed;
}

/** Payments that differ only in who pays, as one line. */
function paymentIn(payments: readonly Payment[], voice: Voice): string {
  const { words, names } = voice;
  const payers = payments.flatMap(({ from }) => (typeof from === 'number' ? [from] : []));
  const takers = payments.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
  const seats = payers.length > 0 ? payers : takers;
  const who = seats.length === 0 ? People.of(words.payments.bank) : names(seats);
  const actions = payments.slice(0, 1).map((one) => paymentAction(one, who, voice));
  return words.story.line(who, actions);
}

/** What everybody owns after the round, and what it brought. */
export function totalsLine({ totals, games, scores, borrowed }: Settlement, voice: Voice): string {
  const { words, info, name } = voice;
  const row = totals.map((total, seat) => {
    const plates = borrowed?.[seat] ?? 0;
    const loan = plates === 0 ? [] : [words.sheet.borrowed(plates)];
    const won = games === undefined ? [] : [words.money.victories(games[seat] ?? 0)];
    const owned = inRow([amount(total, info.unit, words), ...won, ...loan], words);
    return words.sheet.total(name(seat), owned, change(scores[seat] ?? 0, info.unit, words));
  });
  return words.sheet.totals(row.join(' · '));
}

/** One line for each seat, best first; equal ones share a place. */
export function placesOf({ places, scores }: Standing, voice: Voice): readonly string[] {
  const { words, info, name } = voice;
  return places.flatMap((seats, index) => {
    const place = 1 + places.slice(0, index).flat().length;
    return seats.map((seat) =>
      words.labelled(
        `${words.ranking.position(place)} ${name(seat)}`,
        scoreText(scores[seat] ?? 0, info, words),
      ),
    );
  });
}
