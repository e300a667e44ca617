import { boldPerson, timeMark } from '../format/names.ts';
import type { Words } from '../words/words.ts';

export interface SeasonsInfo {
  readonly number: number;
  readonly played: {
    readonly matches: number;
    readonly people: number;
    readonly since: number | null;
  };
  /** The newest first. */
  readonly closed: readonly {
    readonly number: number;
    readonly startedAt: number;
    readonly endedAt: number;
  }[];
}

/** So many of the seasons before are listed. */
const LISTED = 10;

export function seasonLines(seasons: SeasonsInfo, words: Words): readonly string[] {
  const { number, played, closed } = seasons;
  const { seasons: text } = words.ranking;
  const since = closed[0]?.endedAt ?? played.since;
  const { matches, people } = played;
  return [
    `### ${text.running(number, since === null ? null : timeMark(since, 'D'))}`,
    ...(matches === 0 ? [] : [text.played(matches, people)]),
    ...(closed.length === 0 ? [] : [`**${text.closedBefore}**`]),
    ...closed
      .slice(0, LISTED)
      .map(
        (one) =>
          `- ${text.closed(one.number, timeMark(one.startedAt, 'D'), timeMark(one.endedAt, 'D'))}`,
      ),
  ];
}

export function finalLine(number: number, by: string, words: Words): string {
  return words.ranking.seasons.final(number, boldPerson(by));
}
