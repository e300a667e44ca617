import type { Seat } from '../../engine/core/game.ts';
import type { Event, Settlement } from '../../engine/round/event.ts';
import { isCall } from '../../engine/round/state/koi-koi-state.ts';

/** What begins a turn. */
const BEGINNINGS: ReadonlySet<Event['type']> = new Set(['played', 'bombed', 'token-used']);
/** More rounds are only a mark each, in one line. */
const MOST_LINES = 3;

/** What a turn brought, and how a round ended. The same in every language. */
const MARKS = {
  nothing: '⬜',
  taken: '🎴',
  scored: '🌸',
  wentOn: '🔥',
  won: '🏆',
  lost: '💧',
  drawn: '➖',
} as const;

/**
 * What a match was for a seat, a line a round: a mark for each of its turns, and one for how the round ended. It tells
 * of no card.
 */
export function dealStrip(events: readonly Event[], seat: Seat): readonly string[] {
  const lines: string[] = [];
  const endings: string[] = [];
  let turns: string[] = [];
  for (const event of events) {
    if (event.type === 'settled') {
      const ending = endingOf(event.settlement, seat);
      endings.push(ending);
      lines.push([...turns, ending].join(''));
      turns = [];
    } else turns = withEvent(turns, event, seat);
  }
  return lines.length > MOST_LINES ? [endings.join('')] : lines;
}

/** The marks of a round's turns after another event. */
function withEvent(turns: string[], event: Event, seat: Seat): string[] {
  if (!('seat' in event) || event.seat !== seat) return turns;
  const before = turns.slice(0, -1);
  const current = turns.at(-1);
  if (BEGINNINGS.has(event.type)) return [...turns, MARKS.nothing];
  if (isCall(event.type)) return [...turns, MARKS.wentOn];
  if (event.type === 'yaku-made' && current !== undefined) return [...before, MARKS.scored];
  const takes = event.type === 'captured' && event.taken.length > 0;
  return takes && current === MARKS.nothing ? [...before, MARKS.taken] : turns;
}

function endingOf({ scores }: Settlement, seat: Seat): string {
  const own = scores[seat] ?? 0;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  if (own === best) return MARKS.drawn;
  return own > best ? MARKS.won : MARKS.lost;
}
