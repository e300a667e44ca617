import type { Rank, ShownRating, Sort, Tally } from '../../model/ranking.ts';
import { scoreText } from '../format/money.ts';
import { gameInfo } from '../rules/game-words.ts';
import { plain } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** `1.80`: always two decimals, so that a column of them lines up. */
function averagePlace(place: number, words: Words): string {
  const { formats: tag } = words;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag, digits);
  formats.set(tag, format);
  return format.format(place);
}

/** `1612`, `1540?`: a bare number, as it isn't an amount of anything. */
export function ratingText({ value, isProvisional }: ShownRating, words: Words): string {
  return isProvisional ? words.ranking.provisional(String(value)) : String(value);
}

/** `1612 ± 84`. */
export function ratingWithSpread(rating: ShownRating, words: Words): string {
  return words.ranking.spread(ratingText(rating, words), String(rating.spread));
}

/** `5 wins in 8 matches, average place 1.80`. */
export function tallyParts(
  { wins, matches, place }: Tally<ShownRating>,
  words: Words,
): readonly string[] {
  const { ranking } = words;
  return [ranking.wins(wins, matches), ranking.place(averagePlace(place, words))];
}

export function recordText(rank: Rank<ShownRating>, game: string | null, words: Words): string {
  const { points, rating } = rank;
  return [
    ...tallyParts(rank, words),
    ...(points === null || game === null ? [] : [scoreText(points, gameInfo(game), words)]),
    ...(rating === null ? [] : [words.ranking.rating(ratingText(rating, words))]),
  ].join(words.comma);
}

export function figureOf(rank: Rank<ShownRating>, name: Sort, words: Words): string {
  switch (name) {
    case 'wins':
    case 'matches':
      return plain(rank[name], words.formats);
    case 'place':
      return averagePlace(rank.place, words);
    case 'points':
      return rank.points === null ? '' : plain(rank.points, words.formats);
    case 'rating':
      return rank.rating === null ? '–' : ratingText(rank.rating, words);
  }
}
