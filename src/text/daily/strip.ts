import type { Seat } from '../../engine/core/game.ts';
import type { Event, Settlement } from '../../engine/round/event.ts';
import { isCall } from '../../engine/round/state/koi-koi-state.ts';

/** What begins a turn. */
const BEGINNINGS: ReadonlySet<Event['type']> = new Set(['played', 'bombed', 'token-used']);
/** More rounds are only a mark each, in one line. */
const MOST_LINES = 3;

/** The same in every language. */
const MARKS = {
  nothing: '⬜',
  taken: '🎴',
  scored: '🌸',
  wentOn: '🔥',
  won: '🏆',
  lost: '💧',
  drawn: '➖',
} as const;

/** What a turn brought, and how a round ended. */
type DealMark = keyof typeof MARKS;

/**
 * What a match was for a seat, a line a round: a mark for each of its turns, and one for how the round ended. It tells
 * of no card.
 */
export function dealStrip(events: readonly Event[], seat: Seat): Strip {
  const lines: (readonly DealMark[])[] = [];
  const endings: DealMark[] = [];
  let turns: readonly DealMark[] = [];
  for (const event of events) {
    if (event.type === 'settled') {
      const ending = endingOf(event.settlement, seat);
      endings.push(ending);
      lines.push([...turns, ending]);
      turns = [];
    } else turns = withEvent(turns, event, seat);
  }
  return lines.length > MOST_LINES ? [endings] : lines;
}

/** A row a round; nothing of it tells of a card. */
export type Strip = readonly (readonly DealMark[])[];

export function stripLines(strip: Strip): readonly string[] {
  return strip.map((marks) => marks.map((mark) => MARKS[mark]).join(''));
}

/** The marks of a round's turns after another event. */
function withEvent(turns: readonly DealMark[], event: Event, seat: Seat): readonly DealMark[] {
  if (!('seat' in event) || event.seat !== seat) return turns;
  const before = turns.slice(0, -1);
  const current = turns.at(-1);
  if (BEGINNINGS.has(event.type)) return [...turns, 'nothing'];
  if (isCall(event.type)) return [...turns, 'wentOn'];
  if (event.type === 'yaku-made' && current !== undefined) return [...before, 'scored'];
  const takes = event.type === 'captured' && event.taken.length > 0;
  return takes && current === 'nothing' ? [...before, 'taken'] : turns;
}

function endingOf({ scores }: Settlement, seat: Seat): DealMark {
  const own = scores[seat] ?? 0;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  if (own === best) return 'drawn';
  return own > best ? 'won' : 'lost';
}
