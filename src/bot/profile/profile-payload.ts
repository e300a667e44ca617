import { findGame } from '../../games/index.ts';
import { stillToEarn } from '../../model/achievements/achievements.ts';
import type { Match } from '../../model/match.ts';
import type { PersonSettings } from '../../model/settings.ts';
import { shownRating } from '../../table/ranking/rating-formula.ts';
import { boldPerson } from '../../text/format/names.ts';
import {
  type AchievementsInfo,
  achievementsAlt,
  achievementsWords,
  earnedLines,
  nextLines,
} from '../../text/profile/achievements.ts';
import { type ProfileInfo, profileAlt, profileWords } from '../../text/profile/profile.ts';
import type { Words } from '../../text/words/words.ts';
import { framedPayload, type Payload, pageButtons, withMore } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { type RankingDeps, shown } from '../ranking/leaderboard-payload.ts';
import { statsPayload } from '../ranking/stats-payload.ts';

interface ProfileDeps extends Omit<RankingDeps, 'serverId'> {
  /** Whether everybody to whom the profile is shown may see a match. */
  readonly isSeen: (match: Match) => Promise<boolean>;
}

/** Whose profile, and to whom: `own` to themselves, `posted` by themselves to everybody, or to `another`. */
export interface ProfileQuery {
  readonly serverId: string;
  readonly personId: string;
  readonly audience: 'own' | 'posted' | 'another';
  /** Who may see it. */
  readonly shares: PersonSettings['profile'];
  readonly page: ProfilePage;
}

const MOST_LINES = 3;

/** A person's profile, as much of it as its reader may see; null if they have finished no match. */
export async function profilePayload(
  deps: ProfileDeps,
  query: ProfileQuery,
): Promise<Payload | null> {
  const { tables, painter, words, interactionId } = deps;
  const { serverId, personId, audience, shares } = query;
  const stats = await tables.stored.stats(serverId, personId);
  if (stats === undefined) return null;
  const { person } = stats;
  const who = boldPerson(person.name);
  if (audience === 'another' && shares === 'me') {
    return framedPayload([words.profile.hidden(who)], 'table');
  }
  const isRecord = audience === 'another' && shares === 'board';
  if (isRecord || query.page.what === 'stats') {
    const record = await statsPayload({ ...deps, serverId }, { personId, game: null });
    if (record === null || !isRecord) return record;
    return withMore(record, [words.profile.onlyRecord(who)]);
  }
  const all = shown(stats.all);
  const member = { serverId, personId };
  const earned = await tables.stored.achievements(member);
  const career = await tables.achievements.career(member);
  const ids = earned.map(({ id }) => id);
  const { what } = query.page;
  if (what !== 'profile') {
    const found = { person, earned, next: stillToEarn(ids, career) };
    return achievementsPayload(found, { ...query.page, what }, deps);
  }
  const ratings = await tables.stored.ratingHistory({ serverId, game: null }, personId);
  const steps = ratings.map(({ at, rating }) => ({ at, rating: shownRating(rating) }));
  const games = stats.games.map(({ game }) => game);
  const best = await bestOf(deps, query, games);
  const info: ProfileInfo = { person, all, career, steps, best, earned: ids };
  const picture = {
    name: `profile-${interactionId}.png`,
    png: painter.profile(profileWords(info, words)),
    alt: profileAlt(info, words),
  };
  const lines = earnedLines({ earned: earned.slice(0, MOST_LINES) }, words);
  const foot = audience === 'own' ? [words.profile.seenBy[shares]] : [];
  const id = formatCustomId({ verb: 'profile' });
  const post = audience === 'own' ? [{ id, label: words.profile.post }] : [];
  const buttons = [...otherPages(what, personId, words), ...post];
  return framedPayload(
    [picture, [...lines, ...foot], audience === 'posted' ? [] : buttons],
    'table',
  );
}

/** The best yaku with its cards, in the most played game with one that can still be replayed, and seen. */
async function bestOf(
  { tables: { stored, play }, isSeen }: ProfileDeps,
  { serverId, personId }: ProfileQuery,
  games: readonly string[],
): Promise<ProfileInfo['best']> {
  for (const game of games) {
    const made = await stored.bestYaku({ serverId, personId }, game);
    const match = made && (await stored.match(made.matchId));
    if (made === undefined || match === undefined || findGame(game) === undefined) continue;
    if (!(await isSeen(match))) continue;
    const yaku = (await play.story(match)).best[made.seat];
    if (yaku) return { game, yaku };
  }
  return null;
}

const PAGES = ['profile', 'stats', 'earned', 'next'] as const;

/** The part of a profile that is shown: its picture, the record, or a page of achievements earned or still to earn. */
export interface ProfilePage {
  readonly what: (typeof PAGES)[number];
  /** From 0. */
  readonly page: number;
}

export const FIRST_PAGE: ProfilePage = { what: 'profile', page: 0 };

const LINES = 13;

/** `next/0/123456789012345678`: a page of somebody's profile in a custom id. */
function profilePageId({ what, page }: ProfilePage, personId: string): string {
  const argument = `${what}/${page}/${personId}`;
  return formatCustomId({ verb: 'achievements', argument });
}

export function parseProfilePage(
  argument: string,
): (ProfilePage & { readonly personId: string }) | undefined {
  const [, typed, page, personId] = /^([a-z]+)\/(\d{1,3})\/(\d{17,20})$/.exec(argument) ?? [];
  const what = PAGES.find((one) => one === typed);
  if (what === undefined || personId === undefined) return undefined;
  return { what, page: Number(page), personId };
}

/** All achievements in a picture, and below it a page of what is earned, or of what is not. */
function achievementsPayload(
  info: AchievementsInfo,
  { what, page: asked }: ProfilePage & { readonly what: 'earned' | 'next' },
  { painter, words, interactionId }: Pick<RankingDeps, 'painter' | 'words' | 'interactionId'>,
): Payload {
  const { achievements } = words;
  const lines = what === 'earned' ? earnedLines(info, words) : nextLines(info, words);
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  const page = Math.min(asked, pages - 1);
  const shown = lines.slice(page * LINES, (page + 1) * LINES);
  const picture = {
    name: `achievements-${interactionId}.png`,
    png: painter.achievements(achievementsWords(info, words)),
    alt: achievementsAlt(info, words),
  };
  const { id: personId } = info.person;
  const turns = pageButtons({ page, last: pages - 1 }, words, (to) =>
    profilePageId({ what, page: to }, personId),
  );
  const parts = [
    picture,
    shown.length === 0 ? achievements.none[what] : shown,
    turns,
    otherPages(what, personId, words),
  ];
  return framedPayload(parts, 'table');
}

function otherPages(
  shown: ProfilePage['what'],
  personId: string,
  { achievements }: Pick<Words, 'achievements'>,
) {
  return PAGES.filter((what) => what !== shown).map((what) => ({
    id: profilePageId({ what, page: 0 }, personId),
    label: achievements.buttons[what],
  }));
}
