import { cardsOf, NO_CARDS } from '../../engine/core/card-set.ts';
import type { YakuMade } from '../../engine/round/event.ts';
import { ACHIEVEMENT_IDS, type AchievementId } from '../../model/achievements/achievements.ts';
import type { Career } from '../../model/achievements/career.ts';
import type { Person } from '../../model/match.ts';
import type { RatedAt, ShownRating, Tally } from '../../model/ranking.ts';
import { cardLabel } from '../format/cards.ts';
import { described } from '../format/description.ts';
import { yakuWorth } from '../format/money.ts';
import { shortName } from '../format/names.ts';
import { ratingWithSpread } from '../ranking/record.ts';
import { gameInfo, gameWords, wordsFor } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';

export interface ProfileInfo {
  readonly person: Person;
  readonly all: Tally<ShownRating>;
  readonly career: Pick<Career, 'streak' | 'bestStreak'>;
  /** Over all games, the oldest first. */
  readonly steps: readonly RatedAt<ShownRating>[];
  /** The best yaku in the game that they have played most, of those in which they made one. */
  readonly best: { readonly game: string; readonly yaku: YakuMade } | null;
  /** The newest first. */
  readonly earned: readonly AchievementId[];
}

export function profileWords(info: ProfileInfo, words: Words) {
  const { person, all, career, steps, earned } = info;
  const { profile, ranking, achievements } = words;
  const best = bestOf(info, words);
  return {
    name: shortName(person.name),
    figure: all.rating === null ? '' : ratingWithSpread(all.rating, words),
    record: ranking.wins(all.wins, all.matches),
    streak: career.bestStreak === 0 ? '' : profile.streak(career.streak, career.bestStreak),
    steps: steps.map(({ rating: { value, spread } }) => ({ value, spread })),
    noSteps: profile.notRated,
    best: {
      heading: best === null ? profile.best : `${profile.best} · ${best.game}`,
      made: best?.yaku ?? profile.noYaku,
      cards: info.best?.yaku.cards ?? NO_CARDS,
    },
    achievements: profile.achievements,
    count: `${earned.length} / ${ACHIEVEMENT_IDS.length}`,
    medals: earned.map((id) => ({ medal: id, name: achievements.all[id].name })),
  };
}

function bestOf({ best }: ProfileInfo, words: Words) {
  if (best === null) return null;
  const { name, yaku } = gameWords(words, best.game);
  const { id, value } = best.yaku;
  const worth = yakuWorth(value, gameInfo(best.game), words);
  return { yaku: `${yaku[id] ?? id} ${worth}`, game: name };
}

export function profileAlt(info: ProfileInfo, words: Words): string {
  const { figure, name, record, streak, count } = profileWords(info, words);
  const { profile, achievements } = words;
  const best = bestOf(info, words);
  const named = info.best === null ? words : wordsFor(words, info.best.game);
  const cards = cardsOf(info.best?.yaku.cards ?? NO_CARDS).map((one) => cardLabel(named, one));
  const facts = [
    [name, figure, record, streak],
    [profile.best, ...(best === null ? [profile.noYaku] : [best.yaku, best.game]), ...cards],
    [`${profile.achievements} ${count}`, ...info.earned.map((id) => achievements.all[id].name)],
  ];
  const lines = facts.map((some) => some.filter((fact) => fact !== '').join(words.comma));
  return described(lines, words);
}
