import { type HolidayOutcome, holidayOf } from '../../model/holiday.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { boldPerson, timeMark, typedText } from '../format/names.ts';
import type { Words } from '../words/words.ts';

/** Who at a table is on holiday, each a line; not the reader, if there is one. */
export function awayLines(
  { players }: Pick<Match, 'players'>,
  words: Words,
  readerId?: string,
): readonly string[] {
  return players.flatMap((player) => {
    const until = holidayOf(player);
    if (until === undefined || player.type !== 'person' || player.person.id === readerId) return [];
    const who = boldPerson(player.person.name);
    return [words.holiday.away(who, timeMark(until, 'f'), timeMark(until, 'R'))];
  });
}

/** To somebody at a table who is on holiday themselves. */
export function ownHolidayLines(
  match: Match,
  personId: string,
  { holiday }: Words,
): readonly string[] {
  const until = holidayOf(match.players[seatOf(match, personId) ?? -1]);
  return until === undefined
    ? []
    : [holiday.youAreAway(timeMark(until, 'f'), timeMark(until, 'R'))];
}

/** Why a holiday does not begin, and what to do instead. */
export function holidayProblem(
  { reason, days, status }: Extract<HolidayOutcome, { readonly ok: false }>,
  asked: string,
  { holiday }: Words,
): string {
  if (reason === 'off') return holiday.off;
  return holiday.problems[reason]({ ...status, days, typed: typedText(asked) });
}
