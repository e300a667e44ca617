import type { MatchStory } from '../../engine/match/match-story.ts';
import type { Match } from '../../model/match.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { RoundResult } from '../../text/settlement/result.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, framedPayload, type Payload, payloadOf } from '../api/payload.ts';
import { resultPayload } from '../hand/result-payload.ts';
import { matchButton } from '../interaction/custom-id.ts';
import { onwardButtons } from '../onward.ts';
import { type Rendering, standingPicture } from '../table-message/match-body.ts';
import { formatPracticePlan, type PracticePlan, practicePlanOf } from './practice-plan.ts';

/** How a private match ended, for its player. */
export interface PrivateEnd {
  /** The last round; undefined if the match was left before its end. */
  readonly result: RoundResult | undefined;
  readonly story: MatchStory;
  /** What they could try next; absent: nothing is said of that. */
  readonly tip?: string | undefined;
}

/** The end of a private match: its last round and its course, and another at one press. */
export function endPayload(match: Match, end: PrivateEnd, rendering: Rendering): Payload {
  const { words } = rendering;
  const again = planButton(match, practicePlanOf(match), words.buttons.again);
  if (match.status !== 'over' || end.result === undefined) {
    return framedPayload([words.practice.ended, [again]], 'ended');
  }
  const buttons = [again, ...onwardButtons(match, words)];
  const standing = standingPicture(match, rendering, end.story);
  const below = { buttons, pictures: [standing] };
  return resultPayload(match, end.result, { ...rendering, end: below, tip: end.tip });
}

/** Asks whether another game is to take the place of the one that goes on. */
export function insteadPayload(current: Match, plan: PracticePlan, words: Words): Payload {
  const { practice } = words;
  const going = gameWords(words, current.game).name;
  const other = gameWords(words, plan.game).name;
  const goOn = matchButton(current, 'unsure', { label: practice.buttons.goOn(going) });
  const begin = planButton(current, plan, practice.buttons.begin(other));
  return payloadOf([practice.instead(going, other), [begin, goOn]]);
}

function planButton(match: Match, plan: PracticePlan, label: string): ButtonSpec {
  return matchButton(match, 'practice', {
    label,
    style: 'primary',
    argument: formatPracticePlan(plan),
  });
}
