import { findGame } from '../../games/index.ts';
import { shownRating } from '../../table/ranking/rating-formula.ts';
import { graphAlt, graphWords, statsLines } from '../../text/ranking/stats.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import { framedPayload, type Payload, type Picture, type Row, selectRow } from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { ALL_GAMES, type RankingDeps, shown } from './leaderboard-payload.ts';

/** Whose record, and in which game their rating is drawn; null: over all games. */
export interface StatsQuery {
  readonly personId: string;
  readonly game: string | null;
}

export function parseStatsQuery(
  argument: string,
  [chosen = ALL_GAMES]: readonly string[],
): StatsQuery | undefined {
  const game = chosen === ALL_GAMES ? null : findGame(chosen)?.id;
  return game === undefined ? undefined : { personId: argument, game };
}

/** A person's record and the graph of their rating; null if they have finished no match. */
export async function statsPayload(
  deps: RankingDeps,
  { personId, game }: StatsQuery,
): Promise<Payload | null> {
  const { tables, painter, serverId, words, interactionId } = deps;
  const stats = await tables.stored.stats(serverId, personId);
  if (stats === undefined) return null;
  const { person } = stats;
  // Matches of a removed game are counted, but the game has no words.
  const games = stats.games.filter((one) => findGame(one.game) !== undefined).map(shown);
  const lines = statsLines({ person, all: shown(stats.all), games }, words);
  const steps = (await tables.stored.ratingHistory({ serverId, game }, personId)).map(
    ({ at, rating }) => ({ at, rating: shownRating(rating) }),
  );
  const rated = games.filter(({ rating }) => rating !== null).map((one) => one.game);
  const graph = { person, game, steps };
  const draw = (): Picture => ({
    name: `rating-${interactionId}.png`,
    png: painter.ratingGraph(graphWords(graph, words)),
    alt: graphAlt(graph, words),
  });
  const pictures = steps.length === 0 ? [] : [draw()];
  const parts = [
    lines,
    ...pictures,
    pictures.length === 0 ? words.ranking.stats.notRated : '',
    ...gameMenu({ personId, game }, rated, words),
  ];
  return framedPayload(parts, 'table');
}

/** In which game the rating is drawn; none if there is nothing to choose. */
function gameMenu(query: StatsQuery, rated: readonly string[], words: Words): readonly Row[] {
  if (rated.length < 2) return [];
  const { personId, game } = query;
  const option = (value: string, label: string) => ({
    value,
    label,
    default: value === (game ?? ALL_GAMES),
  });
  const id = formatCustomId({ verb: 'stats', argument: personId });
  const games = rated.map((one) => option(one, gameWords(words, one).name));
  return [selectRow(id, [option(ALL_GAMES, words.ranking.allGames), ...games])];
}
