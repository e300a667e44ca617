import { findGame } from '../../games/index.ts';
import { isSlow } from '../../model/clock.ts';
import type { Match, Player, StopReason } from '../../model/match.ts';
import { hasNobodyToWait, isAlone, seatsAt as seatsIn, takenAt, wayIn } from '../../model/seats.ts';
import {
  boldPeople,
  escapeName,
  inRow,
  mentionOf,
  peopleInRow,
  playerName,
  seatNames,
  timeMark,
} from '../format/names.ts';
import { gameWords, optionLines } from '../rules/game-words.ts';
import { People } from '../words/facts.ts';
import type { Words } from '../words/words.ts';

/** A table in a list, with a link to its channel: `<#1>`. */
export interface LinkedMatch {
  readonly match: Match;
  readonly channel: string;
}

/** So many house rules stand in one line; more have a line each. */
const FEW_RULES = 7;
const MAX_ROWS = 20;

/** Who wants to stop, also of those who left after they had asked, and who at the table has not agreed. */
function stopVotersOf({ players, stopVotes }: Match) {
  const people = players.filter((player) => player.type === 'person');
  const agreed = people.filter(({ person }) => stopVotes.includes(person.id));
  const missing = people.filter((player) => !player.away && !agreed.includes(player));
  return { agreed, missing, needed: agreed.length + missing.length };
}

/** How many of how many agree to stop; null while nobody has asked to. */
export function stopCount(
  match: Match,
): { readonly agreed: number; readonly needed: number } | null {
  const { agreed, needed } = stopVotersOf(match);
  if (agreed.length === 0 || match.status !== 'playing') return null;
  return { agreed: agreed.length, needed };
}

/** An offer to stop, and when silence is consent to it: milliseconds since 1970, null for never. */
export interface StopOffer {
  readonly match: Match;
  readonly stopAt: number | null;
}

/** Who wants to stop, for everybody to read; none while nobody does. */
export function stopOfferLines({ match, stopAt }: StopOffer, words: Words): readonly string[] {
  const { agreed, needed } = stopVotersOf(match);
  if (stopCount(match) === null) return [];
  const offered = words.seating.offered(peopleOf(agreed, words), agreed.length, needed);
  return [offered, ...consentLines(stopAt, words)];
}

/** To somebody who has just asked to stop: what that waits for. */
export function offerMade({ match, stopAt }: StopOffer, words: Words): string {
  const { seating } = words;
  if (match.status !== 'playing') return seating.youStopped;
  const { missing } = stopVotersOf(match);
  return [seating.youOffered(peopleOf(missing, words)), ...consentLines(stopAt, words)].join('\n');
}

export function consentLines(stopAt: number | null, { seating }: Words): readonly string[] {
  return stopAt === null ? [] : [seating.unlessRefused(timeMark(stopAt, 'R'))];
}

function peopleOf(players: readonly Player[], words: Words): People {
  return boldPeople(seatNames(players, words), words);
}

/** What the button is called by which somebody who watches gets to play; null if they cannot. */
export function wayInLabel(match: Match, words: Words): string | null {
  const game = findGame(match.game);
  const way = game && wayIn(game, match);
  const { takeOver, countIn } = words.playing.buttons;
  if (way !== 'computer') return way === undefined ? null : countIn;
  const computers = match.players.filter(({ type }) => type === 'computer');
  const free = computers[match.invited.length];
  return free === undefined ? null : takeOver(People.of(playerName(free, words)));
}

/** Who waits to play at a running table. */
export function waitingLines({ invited, status }: Match, words: Words): readonly string[] {
  if (status !== 'playing' || invited.length === 0) return [];
  const names = invited.map(({ person }) => person.name);
  return [words.playing.waiting(boldPeople(names, words))];
}

export function newHost(match: Match, words: Words): string {
  return words.seating.newHost(hostName(match, words));
}

export function hostName(
  { hostId, players }: Pick<Match, 'hostId' | 'players'>,
  words: Words,
): People {
  const host = players.find((player) => player.type === 'person' && player.person.id === hostId);
  return host === undefined ? People.of(words.none) : peopleOf([host], words);
}

/** A table that ended before its end: why, and how to open the next. */
export function closedLines(match: Match, words: Words): readonly string[] {
  const { stopReason } = match;
  if (stopReason === null) return [words.notices.closed];
  return [closedLine(match, stopReason, words), words.seating.newTable];
}

function closedLine(match: Match, reason: StopReason, words: Words): string {
  const { closed, closedByManager } = words.seating;
  if (reason === 'unopposed') return closed[reason](peopleOf(stopVotersOf(match).agreed, words));
  if (reason !== 'by-manager') return closed[reason](hostName(match, words));
  // More than one, and they are votes of those who played.
  const [manager, other] = match.stopVotes;
  const isKnown = manager !== undefined && other === undefined;
  return isKnown ? closed[reason](mentionOf([manager])) : closedByManager;
}

/** What holds in a running match: its rules, its clock, and whether it is rated. */
export function aboutLines({ match, stopAt }: StopOffer, words: Words): readonly string[] {
  const { seating, clocks } = words;
  const { game, options } = match;
  const rules = optionLines(words, { game, options, seats: tableSeats(match) });
  return [
    seating.aboutTitle,
    gameWords(words, game).name,
    ...ruleLines(rules, words),
    seating.clock(clocks[match.clock]),
    match.isRated ? seating.rated : seating.unrated,
    ...stopOfferLines({ match, stopAt }, words),
  ];
}

/** To somebody who plays, in small print: what happens when they leave, and how to be away for days instead. */
export function wayOutLines(match: Match, { seating, holiday }: Words): readonly string[] {
  return [
    `-# ${hasNobodyToWait(match) ? seating.wayOutAlone : seating.waysOut}`,
    ...(isAlone(match) || !isSlow(match.clock) ? [] : [`-# ${holiday.hint}`]),
  ];
}

function ruleLines(rules: readonly string[], words: Words): readonly string[] {
  const { lobby } = words;
  if (rules.length === 0) return [];
  if (rules.length <= FEW_RULES) return [lobby.rules(inRow(rules, words))];
  return [lobby.rules('').trimEnd(), ...rules.map((rule) => `- ${rule}`)];
}

/** A table in a list to choose from, plain: the game and who sits there. */
export function tableLabel(match: Match, words: Words): string {
  const names = seatNames(match.players, words);
  return words.labelled(gameWords(words, match.game).name, peopleInRow(names, words, String));
}

export function tableRows(tables: readonly LinkedMatch[], words: Words): readonly string[] {
  const { seating } = words;
  if (tables.length === 0) return [seating.noTables];
  const rows = tables.slice(0, MAX_ROWS).map((one) => tableRow(one, words));
  const more = tables.length - rows.length;
  return [seating.tablesTitle, ...rows, ...(more > 0 ? [seating.moreTables(more)] : [])];
}

function tableRow({ match, channel }: LinkedMatch, words: Words): string {
  const { seating } = words;
  const game = gameWords(words, match.game).name;
  const who = peopleInRow(seatNames(match.players, words), words, escapeName);
  if (match.status !== 'open') return seating.playingRow(channel, game, who);
  const free = tableSeats(match) - takenAt(match);
  const row = seating.openRow(channel, game, who);
  return free > 0 ? words.aside(row, seating.freeSeats(free)) : row;
}

/** How many seats a table has: so many as sit there, once it has begun. */
export function tableSeats(match: Match): number {
  const found = findGame(match.game);
  return match.status !== 'open' || found === undefined
    ? match.players.length
    : seatsIn(found, match);
}
