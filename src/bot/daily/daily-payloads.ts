import type { Day } from '../../model/day.ts';
import { type DealId, dayOfDeal, koiKoiOf, parseDeal } from '../../model/deal.ts';
import type { Match, Person } from '../../model/match.ts';
import { dealOf } from '../../model/private.ts';
import {
  type DailyOffer,
  type DailySummary,
  meanOf,
  type OfferedDeal,
} from '../../table/daily/daily.ts';
import type { DayRank } from '../../table/daily/leaderboards.ts';
import {
  bestLines,
  dailyHeading,
  dayLines,
  dealNotes,
  offerLines,
  sharedLines,
  summaryLines,
  unfinishedLine,
} from '../../text/daily/daily.ts';
import type { Strip } from '../../text/daily/strip.ts';
import { scoreText } from '../../text/format/money.ts';
import { boldPerson } from '../../text/format/names.ts';
import { gameInfo, gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  framedPayload,
  type Payload,
  type Picture,
  payloadOf,
} from '../api/payload.ts';
import { resultPayload } from '../hand/result-payload.ts';
import { formatCustomId, matchButton } from '../interaction/custom-id.ts';
import { dealId, NEW } from '../onward.ts';
import type { PrivateEnd } from '../practice/practice-payloads.ts';
import { type Rendering, standingPicture } from '../table-message/match-body.ts';
import { dailyLeaderboardAlt, dayPicture, dealAlt, weekPicture } from './daily-leaderboard.ts';

/** Which leaderboard is shown, of which deal or of its week. */
export interface DailyLeaderboardQuery {
  readonly what: 'board' | 'week';
  readonly deal: DealId;
}

/** `week/2026-11-22`, `board/2026-11-22-koi/new`: a leaderboard in a custom id. */
function dailyLeaderboardId(
  { what, deal }: DailyLeaderboardQuery,
  how: '' | typeof NEW = '',
): string {
  return formatCustomId({ verb: 'daily', argument: `${what}/${deal}${how}` });
}

export function parseDailyLeaderboardQuery(argument: string): DailyLeaderboardQuery | undefined {
  const [what, typed = ''] = argument.split('/');
  const deal = parseDeal(typed);
  if (deal === undefined || (what !== 'board' && what !== 'week')) return undefined;
  return { what, deal };
}

/** The deals of the day: those that are still to be played, what the others came to, and what can be finished. */
export function offerPayload(
  { day, deals, unfinished, streak }: DailyOffer,
  words: Words,
): Payload {
  const { buttons } = words.daily;
  const shown = deals.map(({ match, ...one }) => ({ ...one, isBegun: match !== undefined }));
  const lines = [
    ...offerLines({ day, deals: shown, streak }, words),
    ...unfinished.map((match) => unfinishedLine(dealOf(match) ?? day, match.game, words)),
  ];
  const shownFirst = deals.find(isOver) ?? deals[0];
  const leaderboard = {
    id: dailyLeaderboardId({ what: 'board', deal: shownFirst?.deal ?? day }, NEW),
    label: buttons.leaderboard,
  };
  const rows = [
    ...deals.map((one, index) => dealButton(one, index === 0, words)),
    ...unfinished.map((match) =>
      matchButton(match, 'unsure', { label: buttons.goOn(gameWords(words, match.game).name) }),
    ),
    leaderboard,
  ];
  return payloadOf([lines, rows]);
}

function dealButton(
  { deal, game, match }: OfferedDeal,
  isFirst: boolean,
  words: Words,
): ButtonSpec {
  const { buttons } = words.daily;
  const { name } = gameWords(words, game);
  if (isOver({ match })) return { id: dealId(deal), label: buttons.result(name) };
  const label = (match === undefined ? buttons.play : buttons.goOn)(name);
  return { id: dealId(deal), label, style: isFirst ? 'primary' : 'secondary' };
}

function isOver({ match }: { readonly match?: Match | undefined }): boolean {
  return match !== undefined && match.status !== 'playing';
}

interface TodaysPost {
  readonly day: Day;
  readonly games: readonly Pick<OfferedDeal, 'deal' | 'game'>[];
  /** The first of the day before, by the games of its deals. */
  readonly best: Parameters<typeof bestLines>[0];
}

/** The deals of a day for everybody in a server, each at one press. */
export function todaysPost({ day, games, best }: TodaysPost, words: Words): Payload {
  const { buttons } = words.daily;
  const rows = [
    ...games.map(({ deal, game }, index) => ({
      id: dealId(deal, NEW),
      label: buttons.play(gameWords(words, game).name),
      style: index === 0 ? ('primary' as const) : ('secondary' as const),
    })),
    { id: postedDeals(day), label: buttons.leaderboard },
  ];
  const lines = [...dayLines(day, games, words), ...bestLines(best, words), words.daily.either];
  return framedPayload([lines, rows], 'gold');
}

/** A button that only the day's post has, so that the bot recognises it. */
export function postedDeals(day: Day): string {
  return dailyLeaderboardId({ what: 'board', deal: koiKoiOf(day) }, NEW);
}

/** The end of somebody's attempt, for them alone; of one that was never finished only that. */
export function dailyEndPayload(
  match: Match,
  { result, story, summary }: PrivateEnd & { readonly summary: DailySummary | null },
  rendering: Rendering,
): Payload {
  const { words } = rendering;
  const { daily, fairness } = words;
  const deal = dealOf(match);
  if (deal === null || summary === null || result === undefined) {
    return framedPayload([daily.lapsed], 'ended');
  }
  const buttons = [
    matchButton(match, 'share', { label: daily.buttons.share, style: 'primary' }),
    { id: dailyLeaderboardId({ what: 'board', deal }, NEW), label: daily.buttons.leaderboard },
    { id: dealId('', NEW), label: daily.buttons.today },
    matchButton(match, 'review', { label: words.buttons.review }),
    matchButton(match, 'deals', { label: fairness.buttons.check }),
  ];
  const lines = [
    `### ${dailyHeading(dayOfDeal(deal), match.game, words)}`,
    ...summaryLines(infoOf(summary), match.game, words),
  ];
  const end = { lines, buttons, pictures: [standingPicture(match, rendering, story)] };
  return resultPayload(match, result, { ...rendering, end });
}

function infoOf({ attempt, par, mean, players, streak }: DailySummary) {
  return { score: attempt.finished?.score ?? 0, par, mean, players, streak };
}

/** What somebody shows of their result to everybody: scores and marks, and nothing of the cards. */
export function sharePayload(
  match: Match,
  shared: {
    readonly person: Person;
    readonly summary: DailySummary;
    readonly ranks: readonly DayRank[];
    /** Of their server; otherwise there is nobody else among the ranks. */
    readonly isHere: boolean;
    readonly strip: Strip;
  },
  look: Rendering,
): Payload {
  const { person, summary, ranks, isHere, strip } = shared;
  const { words } = look;
  const id = summary.attempt.deal;
  const day = dayOfDeal(id);
  const beside = { game: match.game, par: summary.par, mean: meanOf(summary) };
  const leaderboard = dayPicture(ranks, { ...beside, day, asker: person }, words);
  const heading = dailyHeading(day, match.game, words);
  const own = isHere ? ranks.find(({ personId }) => personId === person.id) : undefined;
  const place = own === undefined || ranks.length < 2 ? null : { rank: own.rank, of: ranks.length };
  const told = { ...infoOf(summary), strip, place };
  const lines = [
    words.daily.shared(boldPerson(person.name), heading),
    ...sharedLines(told, match.game, words),
  ];
  const score = scoreText(told.score, gameInfo(match.game), words);
  const notes = dealNotes(told, match.game, words);
  const deal = { name: person.name, score, strip, notes, leaderboard };
  const picture: Picture = {
    name: `daily-${match.id}.png`,
    png: look.painter.deal(deal),
    alt: dealAlt(deal, words),
  };
  const { playToo } = words.daily.buttons;
  const again: ButtonSpec = { id: dealId(id, NEW), label: playToo, style: 'primary' };
  return framedPayload([lines, picture, [again]], 'gold');
}

type Leaderboards = Parameters<typeof dayPicture>[1] & {
  readonly query: DailyLeaderboardQuery;
  /** The deals of the day, by which its leaderboards are told apart. */
  readonly games: readonly Pick<OfferedDeal, 'deal' | 'game'>[];
  /** Only the asker is named: there is no server. */
  readonly isAlone: boolean;
  readonly days: Parameters<typeof dayPicture>[0];
  readonly weeks: Parameters<typeof weekPicture>[0];
};

export function dailyLeaderboardPayload(
  { query, games, isAlone, days, weeks, ...beside }: Leaderboards,
  { painter, words }: Rendering,
): Payload {
  const { daily } = words;
  const isWeek = query.what === 'week';
  const leaderboard = isWeek ? weekPicture(weeks, beside, words) : dayPicture(days, beside, words);
  const isEmpty = isWeek ? weeks.length === 0 : days.length === 0;
  const draw = (): Picture => ({
    name: `daily-${query.what}-${query.deal}.png`,
    png: painter.leaderboard(leaderboard),
    alt: dailyLeaderboardAlt(leaderboard, words),
  });
  const note = [...(isWeek ? [daily.weekCounts] : []), ...(isAlone ? [daily.alone] : [])].map(
    (line) => `-# ${line}`,
  );
  const said = isEmpty ? [daily.empty] : note;
  const button = (asked: DailyLeaderboardQuery, label: string) => {
    const { what, deal } = query;
    const isShown = asked.what === what && (isWeek || asked.deal === deal);
    return { id: dailyLeaderboardId(asked), label, disabled: isShown };
  };
  const buttons = [
    ...games.map(({ deal, game }) => button({ what: 'board', deal }, gameWords(words, game).name)),
    button({ ...query, what: 'week' }, daily.buttons.week),
  ];
  const parts = [...(isEmpty ? [] : [draw()]), said, buttons];
  return framedPayload(parts, 'gold');
}
