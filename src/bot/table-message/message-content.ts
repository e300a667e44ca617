import type { Event, Settlement } from '../../engine/round/event.ts';
import type { Match } from '../../model/match.ts';
import { endsRound, type MatchStep } from '../../model/outcome.ts';

export interface RoundContent {
  readonly kind: 'round';
  readonly settlement: Settlement;
  readonly events: readonly Event[];
  /** It stands alone until the pause is over: the next table follows it. */
  readonly isPaused: boolean;
}

/** What one message shows of a match. The last of several is the one that is edited from now on. */
export type MessageContent =
  | { readonly kind: 'lobby' }
  /** Where a lobby stood, until it is taken away. */
  | { readonly kind: 'started' }
  | RoundContent
  | { readonly kind: 'table'; readonly events: readonly Event[] }
  | { readonly kind: 'standing' }
  | { readonly kind: 'stopped'; readonly events: readonly Event[] };

/** One page at least. */
export type MessageContents = readonly [MessageContent, ...(readonly MessageContent[])];

/**
 * The messages that should stand in the channel instead of the one that stands there, given what
 * happened since it was made: the first takes its place, the others follow it. In the pause after a round
 * its score sheet is the last.
 */
export function contentsSince(
  match: Match,
  steps: readonly MatchStep[],
  isPaused = false,
): MessageContents {
  if (match.status === 'open') return [{ kind: 'lobby' }];
  const { rounds, rest } = splitRounds(steps.flatMap((step) => step.events));
  const latest = rounds.at(-1);
  const last: MessageContent =
    isPaused && latest !== undefined ? { ...latest, isPaused } : lastContent(match, rest);
  const before = last.kind === 'round' ? rounds.slice(0, -1) : rounds;
  const [first, ...others] = before;
  return first === undefined ? [last] : [first, ...others, last];
}

/**
 * The version up to which a message tells for good that was made from these steps after `from`: in the
 * pause the score sheet is told once more with the table that follows it.
 */
export function narratedUntil(match: Match, steps: readonly MatchStep[], from: number): number {
  const earlier = steps.filter(endsRound).at(-2);
  return Math.min(match.version, earlier?.version ?? from);
}

function lastContent(match: Match, events: readonly Event[]): MessageContent {
  if (match.status === 'stopped') return { kind: 'stopped', events };
  return match.status === 'over' ? { kind: 'standing' } : { kind: 'table', events };
}

function splitRounds(events: readonly Event[]): {
  readonly rounds: readonly RoundContent[];
  readonly rest: readonly Event[];
} {
  const rounds: RoundContent[] = [];
  let from = 0;
  events.forEach((event, index) => {
    if (event.type !== 'settled') return;
    const { settlement } = event;
    rounds.push({ kind: 'round', settlement, events: events.slice(from, index), isPaused: false });
    from = index + 1;
  });
  return { rounds, rest: events.slice(from) };
}
