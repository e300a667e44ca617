import type { Person } from '../../model/match.ts';
import type { GameTally, RatedAt, ShownRating, Stats, Tally } from '../../model/ranking.ts';
import { described } from '../format/description.ts';
import { scoreText, yakuWorth } from '../format/money.ts';
import { boldPerson, shortName } from '../format/names.ts';
import { gameInfo, gameWords } from '../rules/game-words.ts';
import { People } from '../words/facts.ts';
import type { Words } from '../words/words.ts';
import { ratingText, ratingWithSpread, tallyParts } from './record.ts';

/** A rating after each rated match, oldest first; one at least. */
export interface GraphInfo {
  readonly person: Person;
  /** Null: over all games. */
  readonly game: string | null;
  readonly steps: readonly RatedAt<ShownRating>[];
}

/** Somebody's record, game by game, in Discord's markdown. */
export function statsLines(
  { person, all, games }: Stats<ShownRating>,
  words: Words,
): readonly string[] {
  const { ranking } = words;
  return [
    `### ${ranking.stats.title(boldPerson(person.name))}`,
    line(ranking.allGames, [...tallyParts(all, words), ...ratingPart(all, words)], words),
    ...games.map((tally) => gameLine(tally, words)),
  ];
}

function gameLine(tally: GameTally<ShownRating>, words: Words): string {
  const { game, points, best } = tally;
  const { stats } = words.ranking;
  const own = gameWords(words, game);
  const info = gameInfo(game);
  const parts = [
    ...tallyParts(tally, words),
    stats.average(scoreText(Math.round(points * 10) / 10, info, words)),
    ...(best === null
      ? []
      : [stats.best(own.yaku[best.id] ?? best.id, yakuWorth(best.value, info, words))]),
    ...ratingPart(tally, words),
  ];
  return line(own.name, parts, words);
}

function line(name: string, parts: readonly string[], words: Words): string {
  return `- ${words.labelled(`**${name}**`, parts.join(words.comma))}`;
}

function ratingPart({ rating }: Tally<ShownRating>, words: Words): readonly string[] {
  return rating === null ? [] : [words.ranking.rating(ratingWithSpread(rating, words))];
}

export function graphWords({ person, game, steps }: GraphInfo, words: Words) {
  const { ranking } = words;
  const newest = steps.at(-1)?.rating;
  return {
    title: shortName(person.name),
    subtitle: gameName(game, words),
    figure: newest === undefined ? '' : ratingWithSpread(newest, words),
    steps: steps.map(({ rating: { value, spread } }) => ({ value, spread })),
    from: dayOf(steps[0]?.at ?? 0),
    to: dayOf(steps.at(-1)?.at ?? 0),
    count: ranking.stats.rated(steps.length),
  };
}

export function graphAlt(graph: GraphInfo, words: Words): string {
  const { person, game, steps } = graph;
  const { stats } = words.ranking;
  const values = steps.map(({ rating }) => rating.value);
  const newest = steps.at(-1)?.rating;
  const text = stats.graphAlt({
    who: People.of(shortName(person.name)),
    game: gameName(game, words),
    matches: stats.rated(steps.length),
    rating: newest === undefined ? '' : ratingText(newest, words),
    lowest: String(Math.min(...values)),
    highest: String(Math.max(...values)),
  });
  return described([text], words);
}

function gameName(game: string | null, words: Words): string {
  return game === null ? words.ranking.allGames : gameWords(words, game).name;
}

/** A day as every language writes it in figures: `2026-11-21`, by UTC. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
