import type { Event } from '../../engine/round/event.ts';
import type { Match } from '../../model/match.ts';
import { hasNobodyToWait, isPresent } from '../../model/seats.ts';
import { mostMissed } from '../../table/play/absence.ts';
import { boldPeople, boldPerson, mentionOf, shortName, timeMark } from '../../text/format/names.ts';
import { awayLines } from '../../text/holiday/holiday.ts';
import { promiseOfRound } from '../../text/lobby/fairness.ts';
import { stopCount, stopOfferLines, waitingLines, wayInLabel } from '../../text/lobby/seating.ts';
import { contextOf } from '../../text/story/context.ts';
import { turnLine } from '../../text/story/moves.ts';
import { People } from '../../text/words/facts.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, framedPayload, type Payload } from '../api/payload.ts';
import { matchButton } from '../interaction/custom-id.ts';
import { personToAct, viewOf } from '../match-view.ts';
import { type Rendering, tableBody } from './match-body.ts';

/** What a table message shows of the moment, besides the match. */
export interface Moment {
  /** When the time for the move is over, in milliseconds since 1970; null without a limit. */
  readonly dueAt: number | null;
  /** When silence is consent to an offer to stop; null without an offer. */
  readonly stopAt: number | null;
  /** Until when the seats of those who are invited are kept, by their ids. */
  readonly kept: Readonly<Record<string, number>>;
  /** Little of the time is left. */
  readonly isShort: boolean;
  /** Those whom a new message notifies, by Discord's ids. */
  readonly calls: readonly string[];
}

/** The table of a running match, with what is asked of whom and until when. */
export function tablePayload(
  events: readonly Event[],
  match: Match,
  rendering: Rendering & { readonly moment: Moment },
): Payload {
  const { words, moment } = rendering;
  const view = viewOf(match, 'spectator');
  const asked = personToAct(match);
  const isSaid = view.phase.type === 'play' && asked !== undefined;
  const lines = [
    ...(isSaid ? [] : [turnLine(view, contextOf(match, words))]),
    ...(asked === undefined ? [] : [words.notices.turnMention(mentionOf([asked]))]),
    ...goneLines(match, words, moment),
    ...timeLines(moment, words),
    ...awayLines(match, words),
    ...absenceLines(match, words),
    ...waitingLines(match, words),
    ...stopOfferLines({ match, stopAt: moment.stopAt }, words),
    ...promiseOfRound(match, view.round, words),
  ];
  const all = [...tableBody(events, match, rendering), lines, buttonsOf(match, words)];
  return { ...framedPayload(all, 'table'), mentions: moment.calls };
}

/** To those who are called though another owes the decision: that player cannot be reached any more. */
function goneLines(match: Match, { playing }: Words, { calls }: Moment): readonly string[] {
  const asked = personToAct(match);
  const others = calls.filter((id) => id !== asked);
  return others.length === 0 ? [] : [playing.gone(mentionOf(others))];
}

function timeLines({ dueAt, isShort }: Moment, { playing }: Words): readonly string[] {
  if (dueAt === null) return [];
  const when = timeMark(dueAt, 'R');
  return [isShort ? playing.hurry(when) : playing.timeLeft(when)];
}

/** For whom the computer has played since their time was over, and whose seats it keeps. */
function absenceLines({ players, clock }: Match, words: Words): readonly string[] {
  const { playing } = words;
  const people = players.flatMap((player) => {
    if (player.type === 'computer') return [];
    return [{ ...player, name: shortName(player.person.name) }];
  });
  const late = people.filter(({ away, missed }) => missed > 0 && !away);
  const played = late.map(({ name, missed }) =>
    playing.playedFor(boldPerson(name), missed, mostMissed(clock)),
  );
  const away = people.filter((player) => player.away).map(({ name }) => name);
  return away.length === 0 ? played : [...played, playing.away(boldPeople(away, words))];
}

function buttonsOf(match: Match, words: Words) {
  const { buttons, playing, seating } = words;
  const isAnyAway = match.players.some((player) => player.type === 'person' && player.away);
  const back = matchButton(match, 'back', { label: playing.buttons.back, style: 'success' });
  const wayIn = wayInLabel(match, words);
  return [
    matchButton(match, 'hand', { label: buttons.hand, style: 'primary' }),
    ...(isAnyAway ? [back] : []),
    ...silenceButtons(match, words),
    ...stopButtons(match, words),
    ...(wayIn === null ? [] : [matchButton(match, 'join', { label: wayIn })]),
    matchButton(match, 'now', { label: playing.buttons.now }),
    matchButton(match, 'about', { label: seating.buttons.about }),
    matchButton(match, 'help', { label: buttons.help }),
  ];
}

/** For the seats of people who have been silent for long, if others wait for them. */
function silenceButtons(match: Match, { playing }: Words): readonly ButtonSpec[] {
  if (hasNobodyToWait(match)) return [];
  return match.players.flatMap((player, seat) => {
    if (!isPresent(player) || player.silent !== true) return [];
    const label = playing.buttons.replace(People.of(shortName(player.person.name)));
    return [matchButton(match, 'replace', { label, argument: String(seat) })];
  });
}

/** Where somebody has asked to stop. */
function stopButtons(match: Match, { seating }: Words): readonly ButtonSpec[] {
  const count = stopCount(match);
  if (count === null) return [];
  const { agree, withdraw } = seating.buttons;
  return [
    matchButton(match, 'agree', { label: agree(count.agreed, count.needed) }),
    matchButton(match, 'goon', { label: withdraw }),
  ];
}
