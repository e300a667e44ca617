import type { Event, Payment } from '../../engine/round/event.ts';
import { truncateOldest } from '../format/truncate.ts';
import { type Context, markdownVoice, type Voice } from './context.ts';
import { type Narration, narrate } from './narrate.ts';

/**
 * An event as one sentence for everybody, in Discord's markdown; null when there is nothing to say,
 * or when it is not for everybody.
 */
export function describe(event: Event, context: Context): string | null {
  const voice = markdownVoice(context);
  const narration = narrate(event, voice);
  return narration === null ? null : lineOf(narration.who, [narration.text], voice);
}

function lineOf(who: Narration['who'], texts: readonly string[], { words, name }: Voice): string {
  return who === null ? texts.join(words.gap) : words.story.line(name(who), texts);
}

/**
 * What happened over several moves, in Discord's markdown: a line for each turn, the newest last.
 * The oldest lines give way to `…` if the whole would be longer than `limit` characters. Empty
 * when there is nothing to tell. Payments of a settled round are left to its score sheet.
 */
export function story(
  happened: readonly { readonly events: readonly Event[] }[],
  context: Context,
  limit: number,
): string {
  const events = happened.flatMap((step) => step.events);
  return truncateOldest(storyLines(events, markdownVoice(context)), limit);
}

/** The same as lines, in another voice and of any length. */
export function storyLines(events: readonly Event[], voice: Voice): readonly string[] {
  const narrations = worthTelling(events).flatMap((event) => narrate(event, voice) ?? []);
  return linesOf(narrations, voice);
}

/** Leaves out what another event of the same story says better. */
function worthTelling(events: readonly Event[]): readonly Event[] {
  const settled = new Set(
    events.flatMap((event) =>
      event.type === 'settled' ? event.settlement.payments.map(keyOf) : [],
    ),
  );
  return events.filter((event, index) => {
    switch (event.type) {
      case 'dealt':
        return false;
      case 'played':
      case 'turned':
        return !comesDown(event, events.slice(index + 1));
      case 'paid':
        return event.payment.why !== 'borrowed-plate' && !settled.has(keyOf(event.payment));
      default:
        return true;
    }
  });
}

function keyOf(payment: Payment): string {
  return JSON.stringify(payment);
}

/** Whether it is told what became of the card, by the same seat, before the card is out again. */
function comesDown(
  { seat, card }: { readonly seat: number; readonly card: number },
  later: readonly Event[],
): boolean {
  const next = later.find(
    (event) => (event.type === 'laid' || event.type === 'captured') && event.card === card,
  );
  return next !== undefined && 'seat' in next && next.seat === seat;
}

/** One line for what a seat did in a row. */
function linesOf(narrations: readonly Narration[], voice: Voice): readonly string[] {
  const lines: { readonly who: Narration['who']; readonly texts: string[] }[] = [];
  for (const { who, text } of narrations) {
    const last = lines.at(-1);
    if (last !== undefined && who !== null && last.who === who) last.texts.push(text);
    else lines.push({ who, texts: [text] });
  }
  return lines.map(({ who, texts }) => lineOf(who, texts, voice));
}
