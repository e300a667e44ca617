import { matchStory } from '../../engine/match/match-story.ts';
import type { Event } from '../../engine/round/event.ts';
import { isCall } from '../../engine/round/state/koi-koi-state.ts';
import type { AchievementId } from '../../model/achievements/achievements.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { type MatchStep, settlementsIn } from '../../model/outcome.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { resultAlt } from '../../text/pictures/sheet-alt.ts';
import { endingLines } from '../../text/settlement/ending.ts';
import { type RoundResult, resultHeading } from '../../text/settlement/result.ts';
import { type ButtonSpec, framedPayload, type Payload, type Picture } from '../api/payload.ts';
import { matchButton } from '../interaction/custom-id.ts';
import { viewOf } from '../match-view.ts';
import { finalStanding, type Rendering, withoutAbsence } from '../table-message/match-body.ts';

/** Says of the button for a hand that it leaves the result of a round. */
export const GOES_ON = 'next';

/** The last round that was settled, as a person at the table sees it; undefined before the first. */
export function lastResult(
  match: Match,
  personId: string,
  steps: readonly MatchStep[],
): RoundResult | undefined {
  const seat = seatOf(match, personId);
  const settlement = settlementsIn(steps).at(-1);
  if (seat === undefined || settlement === undefined) return undefined;
  const events = steps.flatMap((step) => step.events);
  const { course, start } = matchStory(events, match.players.length);
  const hasCalled = eventsOf(settlement.round, events).some(
    (event) => isCall(event.type) && 'seat' in event && event.seat === seat,
  );
  return { settlement, seat, hasCalled, course, start };
}

/** What happened in a round, up to its settlement. */
function eventsOf(round: number, events: readonly Event[]) {
  const end = events.findIndex(
    (event) => event.type === 'settled' && event.settlement.round === round,
  );
  const before = events.slice(0, end);
  return before.slice(before.findLastIndex(({ type }) => type === 'settled') + 1);
}

interface AtTheEnd {
  /** Above everything else; absent: who has won the match. */
  readonly lines?: readonly string[];
  readonly pictures: readonly Picture[];
  readonly buttons: readonly ButtonSpec[];
}

interface ResultRendering extends Rendering {
  readonly end?: AtTheEnd;
  /** What the match has earned them. */
  readonly earned?: readonly AchievementId[];
  /** What they could try next. */
  readonly tip?: string | undefined;
}

/** The result of a round for one of its players, in place of their hand until they go on. */
export function resultPayload(
  match: Match,
  result: RoundResult,
  { end = { pictures: [], buttons: [] }, earned = [], tip, ...rendering }: ResultRendering,
): Payload {
  const { words } = rendering;
  const { settlement, seat, course, start } = result;
  const context = withoutAbsence(match, words);
  const settled = { view: viewOf(match, 'spectator'), settlement };
  const card: Picture = {
    name: `result-${match.id}-${match.version}-${seat}.png`,
    // The end of a match has its own picture of the course.
    png: rendering.painter.result(settled, pictureWords(context), {
      course: match.status === 'playing' ? course : [],
      start,
    }),
    alt: resultAlt(result, context),
  };
  const next = matchButton(match, 'hand', {
    label: words.buttons.nextRound,
    style: 'primary',
    argument: GOES_ON,
  });
  const argument = String(settlement.round);
  const rows = [
    ...(match.status === 'playing' ? [next] : []),
    ...end.buttons,
    matchButton(match, 'counted', { label: words.buttons.counted, argument }),
  ];
  const news = earned.map((id) => {
    const { name, how } = words.achievements.all[id];
    return words.achievements.earned(name, how);
  });
  const { lines = match.status === 'over' ? endingLines(finalStanding(match), context) : [] } = end;
  const parts = [
    [...lines, resultHeading(result, context), ...news, ...(tip ? [tip] : [])],
    card,
    ...end.pictures,
    rows,
  ];
  const color = (settlement.scores[seat] ?? 0) > 0 ? 'gold' : 'round';
  return framedPayload(parts, color);
}
