import { type Day, parseDay } from '../../model/day.ts';
import type { Match, Person } from '../../model/match.ts';
import { dayOf } from '../../model/private.ts';
import type { LeaderboardPicture } from '../../render/layout/person/leaderboard.ts';
import { type DailyMatch, type DailySummary, meanOf } from '../../table/daily/daily.ts';
import type { DayRank } from '../../table/daily/leaderboards.ts';
import {
  dailyHeading,
  sharedResult,
  summaryLines,
  unfinishedLines,
} from '../../text/daily/daily.ts';
import { boldPerson } from '../../text/format/names.ts';
import type { Words } from '../../text/words/words.ts';
import {
  buttonRows,
  framedPayload,
  gallery,
  type Payload,
  type Picture,
  payloadOf,
  text,
} from '../api/payload.ts';
import { resultPayload } from '../hand/result-payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { matchButton } from '../interaction/match-button.ts';
import type { PrivateEnd } from '../practice/practice-payloads.ts';
import { type Rendering, standingPicture } from '../table-message/match-body.ts';
import { dayPicture, leaderboardAlt, weekPicture } from './daily-leaderboard.ts';

const COLORS = { end: 0x777777, leaderboard: 0xc9a227 };

/** Which leaderboard is shown, of which day or of its week. */
export interface DailyLeaderboardQuery {
  readonly what: 'board' | 'week';
  readonly day: Day;
}

/** At the end of a button's argument: the leaderboard comes in a message of its own. */
export const NEW = '/new';

/** `week/2026-11-22`, `board/2026-11-22/new`: a leaderboard in a custom id. */
function dailyLeaderboardId(
  { what, day }: DailyLeaderboardQuery,
  how: '' | typeof NEW = '',
): string {
  return formatCustomId({ verb: 'daily', argument: `${what}/${day}${how}` });
}

export function parseDailyLeaderboardQuery(argument: string): DailyLeaderboardQuery | undefined {
  const [what, typed = ''] = argument.split('/');
  const day = parseDay(typed);
  if (day === undefined || (what !== 'board' && what !== 'week')) return undefined;
  return { what, day };
}

export function unfinishedPayload({ match, day }: DailyMatch, words: Words): Payload {
  const { goOn, today } = words.daily.buttons;
  const buttons = [
    matchButton(match, 'unsure', { label: goOn, style: 'primary' }),
    { id: formatCustomId({ verb: 'deal' }), label: today },
  ];
  const lines = unfinishedLines(match, day, words);
  return payloadOf([text(lines.join('\n')), ...buttonRows(buttons)]);
}

/** The end of somebody's attempt, for them alone; of one that was never finished only that. */
export function dailyEndPayload(
  match: Match,
  { result, story, summary }: PrivateEnd & { readonly summary: DailySummary | null },
  rendering: Rendering,
): Payload {
  const { words } = rendering;
  const { daily, fairness } = words;
  const day = dayOf(match);
  if (day === null || summary === null || result === undefined) {
    const parts = [text(daily.lapsed)];
    return framedPayload(parts, COLORS.end);
  }
  const buttons = [
    matchButton(match, 'share', { label: daily.buttons.share, style: 'primary' }),
    { id: dailyLeaderboardId({ what: 'board', day }, NEW), label: daily.buttons.leaderboard },
    matchButton(match, 'review', { label: words.buttons.review }),
    matchButton(match, 'deals', { label: fairness.buttons.check }),
  ];
  const lines = [
    `### ${dailyHeading(day, match.game, words)}`,
    ...summaryLines(infoOf(summary), match.game, words),
  ];
  const end = { lines, buttons, pictures: [standingPicture(match, rendering, story)] };
  return resultPayload(match, result, { ...rendering, end });
}

function infoOf({ attempt, par, mean, players, streak }: DailySummary) {
  return { score: attempt.finished?.score ?? 0, par, mean, players, streak };
}

/** What somebody shows of their result to everybody: scores, and nothing of the cards. */
export function sharePayload(
  match: Match,
  shared: {
    readonly person: Person;
    readonly summary: DailySummary;
    readonly ranks: readonly DayRank[];
  },
  look: Rendering,
): Payload {
  const { person, summary, ranks } = shared;
  const { words } = look;
  const { day } = summary.attempt;
  const beside = { game: match.game, par: summary.par, mean: meanOf(summary) };
  const leaderboard = dayPicture(ranks, { ...beside, day, asker: person }, words);
  const picture = pictureOf(leaderboard, `daily-${match.id}`, look);
  const heading = dailyHeading(day, match.game, words);
  const result = sharedResult(infoOf(summary), match.game, words);
  const lines = [words.daily.shared(boldPerson(person.name), heading, result), words.daily.invite];
  const parts = [text(lines.join('\n')), gallery(picture)];
  return framedPayload(parts, COLORS.leaderboard, [picture]);
}

function pictureOf(
  leaderboard: LeaderboardPicture,
  name: string,
  { painter, words }: Rendering,
): Picture {
  const png = painter.leaderboard(leaderboard);
  return { name: `${name}.png`, png, alt: leaderboardAlt(leaderboard, words) };
}

type Leaderboards = Parameters<typeof dayPicture>[1] & {
  readonly query: DailyLeaderboardQuery;
  /** Only the asker is named: there is no server. */
  readonly isAlone: boolean;
  readonly days: Parameters<typeof dayPicture>[0];
  readonly weeks: Parameters<typeof weekPicture>[0];
};

export function dailyLeaderboardPayload(
  { query, isAlone, days, weeks, ...beside }: Leaderboards,
  look: Rendering,
): Payload {
  const { words } = look;
  const { daily } = words;
  const isWeek = query.what === 'week';
  const leaderboard = isWeek ? weekPicture(weeks, beside, words) : dayPicture(days, beside, words);
  const isEmpty = isWeek ? weeks.length === 0 : days.length === 0;
  const picture = pictureOf(leaderboard, `daily-${query.what}-${query.day}`, look);
  const pictures = isEmpty ? [] : [picture];
  const note = [...(isWeek ? [daily.weekCounts] : []), ...(isAlone ? [daily.alone] : [])].map(
    (line) => `-# ${line}`,
  );
  const said = isEmpty ? [daily.empty] : note;
  const button = (what: DailyLeaderboardQuery['what'], label: string) => {
    return { id: dailyLeaderboardId({ ...query, what }), label, disabled: what === query.what };
  };
  const parts = [
    ...pictures.map(gallery),
    ...said.map((line) => text(line)),
    ...buttonRows([button('board', daily.buttons.day), button('week', daily.buttons.week)]),
  ];
  return framedPayload(parts, COLORS.leaderboard, pictures);
}
