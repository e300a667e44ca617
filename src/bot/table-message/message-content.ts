import type { Event, Settlement } from '../../engine/round/event.ts';
import type { Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';

/** A round that was settled, with what led to it. */
export interface RoundContent {
  readonly kind: 'round';
  readonly settlement: Settlement;
  readonly events: readonly Event[];
}

/** What one message shows of a match. The last of several is the one that is edited from now on. */
export type MessageContent =
  | { readonly kind: 'lobby' }
  /** Replaces the lobby when the cards are dealt. */
  | { readonly kind: 'started' }
  | RoundContent
  | { readonly kind: 'table'; readonly events: readonly Event[] }
  | { readonly kind: 'standing' }
  | { readonly kind: 'stopped'; readonly events: readonly Event[] };

/** One page at least. */
export type MessageContents = readonly [MessageContent, ...(readonly MessageContent[])];

/**
 * The messages that should stand in the channel instead of the one that stands there, given what
 * happened since it was made: the first takes its place, the others follow it.
 */
export function contentsSince(match: Match, steps: readonly MatchStep[]): MessageContents {
  if (match.status === 'open') return [{ kind: 'lobby' }];
  const isStarted = steps.some((step) => step.seat === null);
  const { rounds, rest } = splitRounds(steps.flatMap((step) => step.events));
  const last = lastContent(match, rest);
  if (isStarted) return [{ kind: 'started' }, ...rounds, last];
  const [first, ...others] = rounds;
  return first === undefined ? [last] : [first, ...others, last];
}

function lastContent(match: Match, events: readonly Event[]): MessageContent {
  if (match.status === 'stopped') return { kind: 'stopped', events };
  return match.status === 'over' ? { kind: 'standing' } : { kind: 'table', events };
}

function splitRounds(events: readonly Event[]): {
  readonly rounds: readonly MessageContent[];
  readonly rest: readonly Event[];
} {
  const rounds: MessageContent[] = [];
  let from = 0;
  events.forEach((event, index) => {
    if (event.type !== 'settled') return;
    const { settlement } = event;
    rounds.push({ kind: 'round', settlement, events: events.slice(from, index) });
    from = index + 1;
  });
  return { rounds, rest: events.slice(from) };
}
