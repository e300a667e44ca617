import { type Match, seatOf } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { isAtTable, isInvited, isPractice, isPresent } from '../../model/seats.ts';
import { knownChannel } from '../../model/thread.ts';
import type { Tables } from '../../table/tables.ts';
import {
  aboutLines,
  type StopOffer,
  stopCount,
  tableLabel,
  wayOutLines,
} from '../../text/lobby/seating.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, type Payload, payloadOf, selectRow } from '../api/payload.ts';
import { fairButton } from '../fairness/deals-payload.ts';
import { formatCustomId, matchButton } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';

/** The argument of the verb `stop` that keeps the match going, and that which asks first. */
export const KEEP = 'keep';
export const ASK = 'ask';
/** The argument of the verb `quit` that leaves a running match without a question. */
export const LEAVE = 'leave';

/** Who looks at an offer to stop or its match, and what they may do beside what their seat allows. */
export interface MatchMenuQuery extends StopOffer {
  readonly personId: string;
  /** Whether they may stop the match as they like; `ask`: after a question. */
  readonly mayStop: boolean | 'ask';
}

/** The rules and clock of a running match, with the ways out that this person has; leaving is the only one of practice. */
export function matchMenu(query: MatchMenuQuery, words: Words): Payload {
  const { match, personId, mayStop } = query;
  const isHere = isAtTable(match, personId);
  const argument = mayStop === 'ask' ? ASK : '';
  const rows = [
    fairButton(match, words),
    ...(isHere || isInvited(match, personId) ? [quitButton(match, words)] : []),
    ...(isHere && !isPractice(match) ? voteButtons(match, personId, words) : []),
    ...(mayStop === false || (isHere && isPractice(match))
      ? []
      : [stopButton(match, argument, words)]),
  ];
  const lines = [...aboutLines(query, words), ...(isHere ? wayOutLines(match, words) : [])];
  return payloadOf([lines, rows]);
}

export function stopMenu(match: Match, personId: string, words: Words): Payload {
  const { buttons, sureToStop } = words.seating;
  const mayAgree = isAtTable(match, personId) && !match.stopVotes.includes(personId);
  const rows = [
    stopButton(match, '', words),
    ...(mayAgree ? [agreeButton(match, words)] : []),
    matchButton(match, 'stop', { label: buttons.keep, argument: KEEP }),
  ];
  return payloadOf([sureToStop, rows]);
}

export function quitMenu(match: Match, words: Words): Payload {
  const { buttons, sureToLeave } = words.seating;
  const rows = [
    quitButton(match, words),
    matchButton(match, 'stop', { label: buttons.keep, argument: KEEP }),
  ];
  return payloadOf([[sureToLeave, ...wayOutLines(match, words)], rows]);
}

function voteButtons(match: Match, personId: string, words: Words): readonly ButtonSpec[] {
  const hasAgreed = match.stopVotes.includes(personId);
  const label = words.seating.buttons.withdraw;
  return [
    ...(hasAgreed ? [] : [agreeButton(match, words)]),
    ...(stopCount(match) === null ? [] : [matchButton(match, 'unoffer', { label })]),
  ];
}

function agreeButton(match: Match, { seating }: Words): ButtonSpec {
  const count = stopCount(match);
  const { offer, agree } = seating.buttons;
  const label = count === null ? offer : agree(count.agreed, count.needed);
  return matchButton(match, 'offer', { label });
}

function quitButton(match: Match, { seating }: Words): ButtonSpec {
  return matchButton(match, 'quit', { label: seating.buttons.quit, argument: LEAVE });
}

function stopButton(match: Match, argument: string, { seating }: Words): ButtonSpec {
  return matchButton(match, 'stop', { label: seating.buttons.stop, argument, style: 'danger' });
}

/** Whether somebody could stop a match only as a manager, which others play: they are asked first. */
export async function isToBeAsked(
  { leaving }: Tables,
  match: Match,
  { person, mayManage }: Pick<InteractionContext, 'person' | 'mayManage'>,
): Promise<boolean> {
  const others = match.players.filter((one) => isPresent(one) && one.person.id !== person.id);
  if (!mayManage || match.status !== 'playing' || others.length === 0) return false;
  return !(await leaving.mayStop(match, { person, mayManage: false }));
}

const MAX_ENTRIES = 25;

export function leftSentence(match: Match, { person, where, words }: InteractionContext): string {
  const { notices, seating } = words;
  const channelId = knownChannel(match.where);
  const isAway = match.status === 'playing' && seatOf(match, person.id) !== undefined;
  if (match.status === 'stopped' && match.state !== null) return seating.youLeftAlone;
  if (channelId === where.channelId) return isAway ? notices.youAreAway : notices.youLeft;
  const channel = `<#${channelId}>`;
  return isAway ? seating.youAreAwayAt(channel) : seating.youLeftAt(channel);
}

export function leaveMenu(tables: readonly Match[], words: Words): Payload {
  const { seating } = words;
  const id = formatCustomId({ verb: 'quit' });
  const entries = tables.slice(0, MAX_ENTRIES).map((match) => ({
    label: tableLabel(match, words),
    value: String(match.id),
  }));
  const links = tables
    .flatMap((match) => (isPrivate(match) ? [] : [`<#${knownChannel(match.where)}>`]))
    .join(' ');
  const components = [
    `${seating.whichTable}\n${links}`,
    selectRow(id, entries, seating.whichTableChoice),
  ];
  return payloadOf(components);
}
