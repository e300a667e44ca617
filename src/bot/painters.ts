import type { Match } from '../model/match.ts';
import { isAlone } from '../model/seats.ts';
import type { Painter } from '../render/painter.ts';
import type { SettingsReader } from '../table/settings/settings-store.ts';
import type { Tables } from '../table/tables.ts';
import type { Words } from '../text/words/words.ts';
import type { InteractionContext } from './interaction/interaction-context.ts';

/** Who looks at a picture, and in which server. */
export interface Onlooker {
  readonly serverId: string;
  readonly personId: string;
}

/** The brushes for pictures: with the numbers of the months on the cards, or without. */
export interface Painters {
  /** For a match's public pictures: as the server has it, or as the only person who plays. */
  readonly painterOf: (match: Match) => Promise<Painter>;
  /** For pictures that one person alone sees. */
  readonly painterFor: (onlooker: Onlooker) => Promise<Painter>;
}

interface PaintersDeps {
  readonly painter: Painter;
  readonly settings: SettingsReader;
  readonly tables: Pick<Tables, 'ranking'>;
}

/** Whoever has played fewer matches to their end sees the numbers, unless they have chosen otherwise. */
const FIRST_MATCHES = 3;

export function createPainters({ painter, settings, tables }: PaintersDeps): Painters {
  const painterIf = (hasBadges: boolean) => (hasBadges ? painter.withMonths : painter);
  const isServers = async (serverId: string) => (await settings.serverSettings(serverId)).hasBadges;
  const isNew = async ({ serverId, personId }: Onlooker) => {
    const games = await tables.ranking.finishedGames({ serverId, personId, most: FIRST_MATCHES });
    return games.length < FIRST_MATCHES;
  };
  const painterFor = async (onlooker: Onlooker) => {
    const { badges } = await settings.personSettings(onlooker.personId);
    if (badges !== 'auto') return painterIf(badges === 'on');
    return painterIf((await isServers(onlooker.serverId)) || (await isNew(onlooker)));
  };
  return {
    painterFor,
    painterOf: async (match) => {
      const { serverId } = match.where;
      const player = match.players.find(({ type }) => type === 'person');
      const isTheirs = player?.type === 'person' && isAlone(match);
      if (isTheirs) return await painterFor({ serverId, personId: player.person.id });
      return painterIf(await isServers(serverId));
    },
  };
}

/** What an answer that the asker alone sees is shown with. */
export async function renderingFor(
  { painterFor }: Pick<Painters, 'painterFor'>,
  { where, person, words }: InteractionContext,
): Promise<{ readonly painter: Painter; readonly words: Words }> {
  const painter = await painterFor({ serverId: where.serverId, personId: person.id });
  return { painter, words };
}
