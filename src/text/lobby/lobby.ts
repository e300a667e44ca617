import { lengthOption, openingOptions } from '../../engine/core/options.ts';
import { seatsNeeded } from '../../engine/core/seats.ts';
import { gameOf } from '../../games/index.ts';
import { isSlow, USUAL_CLOCK } from '../../model/clock.ts';
import type { Match } from '../../model/match.ts';
import { clockAtStart } from '../../model/seats.ts';
import { boldPeople, inRow, mentionOf, shortName, timeMark } from '../format/names.ts';
import { awayLines } from '../holiday/holiday.ts';
import { gameWords, rulesInForce, ruleText } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';
import { hostName, tableSeats } from './seating.ts';

/**
 * What an open table says below its picture, in Discord's markdown: the game, for notifications and for those who do
 * not see the picture; what is missing; what is not as usual.
 * `kept`: until when the seats of those who are invited are kept, by their ids.
 */
export function lobbyLines(
  match: Match,
  words: Words,
  kept: Readonly<Record<string, number>> = {},
): readonly string[] {
  const { invitations, lobby, seating } = words;
  const rules = unusualRules(match, words);
  const freed = match.barred.map(({ name }) => shortName(name));
  return [
    `**${gameWords(words, match.game).name}** · ${startHint(match, words)}`,
    ...match.invited.map(({ person: { id } }) => {
      const until = kept[id];
      const who = mentionOf([id]);
      return until === undefined
        ? invitations.listed(who)
        : invitations.kept(who, timeMark(until, 't'));
    }),
    ...(rules.length === 0 ? [] : [lobby.rules(inRow(rules, words))]),
    ...(match.clock === USUAL_CLOCK ? [] : [clockLine(match, words)]),
    ...awayLines(match, words),
    ...(isSlow(match.clock) ? [`-# ${words.holiday.hint}`] : []),
    ...(freed.length === 0 ? [] : [`-# ${seating.freed(boldPeople(freed, words))}`]),
  ];
}

/** The house rules that are not as a table has them when it is opened; its length stands in the picture. */
function unusualRules(match: Match, words: Words): readonly string[] {
  const { game, options } = match;
  const { options: table } = gameOf(game);
  const usual = openingOptions(table);
  const length = lengthOption(table);
  return rulesInForce({ game, options, seats: tableSeats(match) })
    .filter(({ option, value }) => option !== length && value !== usual[option])
    .map((rule) => ruleText(words, game, rule));
}

function clockLine(match: Match, { seating, clocks }: Words): string {
  const clock = clocks[match.clock];
  return clockAtStart(match) === match.clock ? seating.clock(clock) : seating.clockOfPeople(clock);
}

/** What is to happen before the match begins. */
function startHint(match: Match, words: Words): string {
  const { game, players, invited, rematchOf, hostId } = match;
  if (rematchOf !== null && invited.length > 0) return words.seating.again;
  const missing = seatsNeeded(gameOf(game), players.length) - players.length;
  if (missing > 0) return words.lobby.waiting(missing);
  return words.lobby.ready(hostName({ players, hostId }, words));
}
