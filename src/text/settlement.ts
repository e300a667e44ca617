import type { Seat } from '../engine/core/game.ts';
import type { Payment, Settlement, Standing, YakuMade } from '../engine/rules/event.ts';
import { type Context, markdownVoice, type Voice } from './context.ts';
import { yakuName } from './game-words.ts';
import { inRow } from './lists.ts';
import { amount, change, yakuWorth } from './money.ts';
import { plain, signed } from './numbers.ts';
import { payer, roundMarks, tellWinner } from './tell.ts';

/**
 * The score sheet of a round in Discord's markdown: what each player took and made, who pays whom
 * how much and why, and what everybody owns now.
 */
export function settlementLines(settlement: Settlement, context: Context): readonly string[] {
  const voice = markdownVoice(context);
  const { sheet } = voice.words;
  const payments = paymentsIn(settlement, voice);
  return [
    `### ${sheetTitle(settlement, voice)}`,
    ...(settlement.winner === null ? [] : [sheet.winner(voice.name(settlement.winner))]),
    ...resultsOf(settlement, voice),
    `**${sheet.payments}**`,
    ...(payments.length === 0 ? [sheet.noPayments] : payments.map((line) => `- ${line}`)),
    totalsLine(settlement, voice),
  ];
}

/** Who pays whom how much and why, as one line of markdown. */
export function paymentLine(payment: Payment, context: Context): string {
  return paymentIn(payment, markdownVoice(context));
}

/** The end of a match in Discord's markdown: the winner, and everybody's place. */
export function standingLines(standing: Standing, context: Context): readonly string[] {
  const voice = markdownVoice(context);
  return [
    `### ${voice.words.sheet.standing}`,
    tellWinner(standing, voice),
    ...placesOf(standing, voice),
  ];
}

/** `Round 3 · March (cherry) · Small Field`. */
export function sheetTitle(settlement: Settlement, voice: Voice): string {
  return voice.words.sheet.title(settlement.round, roundMarks(settlement, voice));
}

/** One line for each seat that played: its card points, its yaku, and the sum where there is one. */
export function resultsOf(settlement: Settlement, voice: Voice): readonly string[] {
  return settlement.order.map((seat) => {
    const { sheet } = voice.words;
    const points = sheet.cards(settlement.points[seat] ?? 0);
    const made = settlement.yaku[seat] ?? [];
    const lost = settlement.void[seat] ?? [];
    const yaku = made.length === 0 ? sheet.noYaku : sheet.yaku(yakuRow(made, voice));
    const parts = [
      points,
      yaku,
      ...(lost.length === 0 ? [] : [sheet.void(yakuRow(lost, voice))]),
      ...(voice.game.unit === 'points' ? [sumOf(settlement, seat, voice)] : []),
    ];
    return sheet.row(voice.name(seat), parts.join(' · '));
  });
}

function yakuRow(made: readonly YakuMade[], { words, game }: Voice): string {
  const row = made.map(({ id, value }) =>
    words.aside(yakuName(game, id), yakuWorth(value, game, words)),
  );
  return inRow(row, words);
}

/** `95 − 120 + 25 − 10 = −10`: cards, par, own yaku, the others' yaku. */
function sumOf(settlement: Settlement, seat: Seat, { words }: Voice): string {
  const worth = settlement.yaku.map((made) => made.reduce((sum, { value }) => sum + value, 0));
  const own = worth[seat] ?? 0;
  const others = worth.reduce((sum, value) => sum + value, 0) - own;
  const cards = settlement.points[seat] ?? 0;
  const terms = [plain(cards), plain(settlement.par)].join(' − ');
  const result = cards - settlement.par + own - others;
  return words.sheet.sum(`${terms} + ${own} − ${others}`, signed(result));
}

/** One line for each payment, as the rules order them. */
export function paymentsIn(settlement: Settlement, voice: Voice): readonly string[] {
  return settlement.payments.map((payment) => paymentIn(payment, voice));
}

function paymentIn(payment: Payment, voice: Voice): string {
  const { who, text } = payer(payment, voice);
  return voice.words.told.line(who === null ? voice.words.payments.bank : voice.name(who), [text]);
}

/** What everybody owns after the round, and what it brought. */
export function totalsLine({ totals, scores, borrowed }: Settlement, voice: Voice): string {
  const { words, game, name } = voice;
  const row = totals.map((total, seat) => {
    const plates = borrowed?.[seat] ?? 0;
    const loan = plates === 0 ? [] : [words.sheet.borrowed(plates)];
    const owned = inRow([amount(total, game.unit, words), ...loan], words);
    return words.sheet.total(name(seat), owned, change(scores[seat] ?? 0, game.unit, words));
  });
  return words.sheet.totals(row.join(' · '));
}

/** One line for each seat, best first; equal ones share a place. */
export function placesOf({ places, scores }: Standing, voice: Voice): readonly string[] {
  const { words, game, name } = voice;
  return places.flatMap((seats, index) => {
    const place = 1 + places.slice(0, index).flat().length;
    return seats.map((seat) => words.sheet.place(place, name(seat), game.score(scores[seat] ?? 0)));
  });
}
