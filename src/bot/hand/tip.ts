import { gamesFor, kindOf } from '../../games/index.ts';
import type { Match, Member } from '../../model/match.ts';
import { NO_SERVER } from '../../model/private.ts';
import { FIRST_MATCHES } from '../../table/settings/seen.ts';
import type { Tables } from '../../table/tables.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';

/** The games that somebody has finished in a server and for themselves, counted as far as it matters to beginners. */
export async function firstGames(
  { stored }: Pick<Tables, 'stored'>,
  { serverId, personId }: Member,
): Promise<readonly string[]> {
  const query = { personId, most: FIRST_MATCHES + 1 };
  const servers = [...new Set([serverId, NO_SERVER])];
  const games = await Promise.all(
    servers.map((one) => stored.finishedGames({ ...query, serverId: one })),
  );
  return games.flat();
}

/** What somebody could try next, after each of their first matches; undefined after any other. */
export async function tipAfter(
  tables: Pick<Tables, 'stored'>,
  { game, status, players, where: { serverId } }: Match,
  { personId, words }: Pick<Member, 'personId'> & { readonly words: Words },
): Promise<string | undefined> {
  if (status !== 'over') return undefined;
  const played = await firstGames(tables, { serverId, personId });
  const { practice, hint, other } = words.tips;
  const fresh = gamesFor(players.length).find(
    ({ id }) => kindOf(id) === kindOf(game) && id !== game && !played.includes(id),
  );
  const nameOf = (id: string) => gameWords(words, id).name;
  const tips = [practice, hint, other(nameOf(game), nameOf(fresh?.id ?? game))];
  return tips[played.length - 1];
}
