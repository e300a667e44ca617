import { defaultOptions } from '../../engine/core/options.ts';
import { findGame } from '../../games/index.ts';
import { isSlow } from '../../model/clock.ts';
import { ratingOfComputer } from '../../model/computer-rating.ts';
import type { Match, Player } from '../../model/match.ts';
import { clockAtStart } from '../../model/seats.ts';
import { inRow } from '../format/lists.ts';
import { boldPeople, mentionOf, playerName, shortName } from '../format/names.ts';
import { timeMark } from '../format/time.ts';
import { awayLines } from '../holiday/holiday.ts';
import { gameWords, optionLines, rulesInForce } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';
import { promiseLines } from './fairness.ts';
import { hostName, tableSeats } from './seating.ts';

/** So many house rules are all shown. */
const FEW_RULES = 7;

/**
 * An open table in Discord's markdown: the game, who sits there, the rules, what is missing. `kept`: until when the
 * seats of those who are invited are kept, by their ids.
 */
export function lobbyLines(
  match: Match,
  words: Words,
  kept: Readonly<Record<string, number>> = {},
): readonly string[] {
  const { lobby } = words;
  const { name, line } = gameWords(words, match.game);
  const rules = rulesOf(match, words);
  return [
    `### ${lobby.title(name, match.players.length >= tableSeats(match))}`,
    line,
    lobby.players(match.players.length, tableSeats(match)),
    ...match.players.map((player, index) => `${index + 1}. ${lobbyName(player, match, words)}`),
    ...match.invited.map(({ person: { id } }, index) => {
      const until = kept[id];
      const { invitations } = words;
      const seat =
        until === undefined
          ? invitations.listed(mentionOf([id]))
          : invitations.kept(mentionOf([id]), timeMark(until, 't'));
      return `${match.players.length + index + 1}. ${seat}`;
    }),
    ...(rules.length === 0 ? [] : [lobby.rules(inRow(rules, words))]),
    clockLine(match, words),
    ...awayLines(match, words),
    ...(isSlow(match.clock) ? [`-# ${words.holiday.hint}`] : []),
    ...hintsOf(match, words),
    ...promiseLines(match, words),
  ];
}

/** All house rules; of many only the first, the length, and those that are not as usual. */
function rulesOf(match: Match, words: Words): readonly string[] {
  const { game, options } = match;
  const house = { game, options, seats: tableSeats(match) };
  const lines = optionLines(words, house);
  if (lines.length <= FEW_RULES) return lines;
  const usual = defaultOptions(findGame(game)?.options ?? {});
  const isShown = rulesInForce(house).map(
    ({ option, value }, index) => index === 0 || value !== usual[option],
  );
  const shown = lines.filter((_, index) => isShown[index]);
  return [...shown, words.lobby.usual(lines.length - shown.length)];
}

/** Whose last digits say nothing. */
const ROUNDED_TO = 50;

function lobbyName(player: Player, { hostId, game }: Match, words: Words): string {
  const name = boldPeople([playerName(player, words)], words);
  if (player.type === 'computer') {
    const rating = ratingOfComputer(game, player.strength);
    const rounded = rating && ROUNDED_TO * Math.round(rating.value / ROUNDED_TO);
    return words.seating.computer(name, words.seating.strengths[player.strength], rounded);
  }
  const isHost = player.person.id === hostId;
  return isHost ? words.lobby.host(name) : name.printed;
}

function clockLine(match: Match, { seating, clocks }: Words): string {
  const clock = clocks[match.clock];
  return clockAtStart(match) === match.clock ? seating.clock(clock) : seating.clockOfPeople(clock);
}

/** How the table is, and what is to happen before the match begins. */
function hintsOf(match: Match, words: Words): readonly string[] {
  const { lobby, seating } = words;
  const seated = match.players.length;
  const seats = tableSeats(match);
  const freed = match.barred.map(({ name }) => shortName(name));
  const isRematch = match.rematchOf !== null;
  return [
    ...(isRematch ? [seating.rematch] : []),
    ...(freed.length === 0 ? [] : [seating.freed(boldPeople(freed, words))]),
    ...(seated >= seats ? [lobby.full] : []),
    startHint(match, words),
    ...(seated < seats && !isRematch ? [seating.beginsFull(seats)] : []),
  ];
}

function startHint({ game, players, hostId }: Match, words: Words): string {
  const seats = findGame(game)?.seats ?? [];
  const seated = players.length;
  if (!seats.includes(seated)) {
    const needed = seats.find((count) => count > seated) ?? seated;
    return words.lobby.waiting(needed - seated);
  }
  return words.lobby.ready(hostName({ players, hostId }, words));
}
