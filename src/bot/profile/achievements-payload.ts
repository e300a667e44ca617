import {
  type AchievementsInfo,
  achievementsAlt,
  achievementsWords,
  earnedLines,
  nextLines,
} from '../../text/profile/achievements.ts';
import type { Words } from '../../text/words/words.ts';
import { buttonRows, framedPayload, type Payload, pageButtons, text } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { RankingDeps } from '../ranking/leaderboard-payload.ts';

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
export function achievementsPayload(
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
    text(shown.length === 0 ? achievements.none[what] : shown.join('\n')),
    ...buttonRows(turns),
    ...buttonRows(otherPages(what, personId, words)),
  ];
  return framedPayload(parts, 'table');
}

export function otherPages(
  shown: ProfilePage['what'],
  personId: string,
  { achievements }: Pick<Words, 'achievements'>,
) {
  return PAGES.filter((what) => what !== shown).map((what) => ({
    id: profilePageId({ what, page: 0 }, personId),
    label: achievements.buttons[what],
  }));
}
