import type { MatchStory } from '../../engine/match/match-story.ts';
import type { Standing } from '../../engine/round/event.ts';
import type { RecordChanges } from '../../model/ranking.ts';
import { ratingText } from '../ranking/record.ts';
import { type Context, markdownVoice } from '../story/context.ts';
import { narrateWinner } from '../story/narrate.ts';
import type { Words } from '../words/words.ts';

/** What is told of a match that is over: its rounds, and what it changed in people's records. */
export interface Ending extends MatchStory {
  /** Absent: nothing is known of that. */
  readonly changes?: RecordChanges;
}

/** So many wins in a row are worth telling. */
const STREAK_LEAST = 2;

/** The changes ready to print, by seat: ratings before and after, and wins in a row. */
export function recordsIn(changes: RecordChanges, words: Words) {
  return changes.map((change) => {
    if (change === null) return null;
    const { rating, streak } = change;
    return {
      rating: rating && {
        before: String(rating.before.value),
        after: ratingText(rating.after, words),
      },
      streak: streak < STREAK_LEAST ? null : words.sheet.streak(streak),
    };
  });
}

/** In Discord's markdown: who has won, and how many times in a row. All else is in the picture. */
export function endingLines(
  standing: Standing,
  context: Context,
  { changes = [] }: Pick<Ending, 'changes'> = {},
): readonly string[] {
  const [first = []] = standing.places;
  const { words } = context;
  const [record] = first.map((seat) => recordsIn(changes, words)[seat]);
  const streak = first.length === 1 ? record?.streak : null;
  const won = narrateWinner(standing, markdownVoice(context));
  return [`### ${won}`, ...(streak ? [streak] : [])];
}
