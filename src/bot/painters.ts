import type { Match } from '../model/match.ts';
import { isAlone } from '../model/seats.ts';
import type { Painter } from '../render/painter.ts';
import type { Seen } from '../table/settings/seen.ts';
import type { Words } from '../text/words/words.ts';
import type { InteractionContext } from './interaction/interaction-context.ts';

/** The brushes for pictures: with the numbers of the months on the cards, or without. */
export interface Painters {
  /** For a match's public pictures: as the server has it, or as the only person who plays. */
  readonly painterOf: (match: Match, seen: Seen) => Promise<Painter>;
  /** For pictures that one person alone sees, who looks in a server. */
  readonly painterFor: (serverId: string, personId: string, seen: Seen) => Promise<Painter>;
}

export function createPainters(painter: Painter): Painters {
  const painterIf = (hasBadges: boolean) => (hasBadges ? painter.withMonths : painter);
  const isServers = async (serverId: string, seen: Seen) =>
    (await seen.serverSettings(serverId)).hasBadges;
  const painterFor: Painters['painterFor'] = async (serverId, personId, seen) => {
    const { badges } = await seen.personSettings(personId);
    if (badges !== 'auto') return painterIf(badges === 'on');
    // Whoever is new sees the numbers, unless they have chosen otherwise.
    return painterIf((await isServers(serverId, seen)) || (await seen.isNew(serverId, personId)));
  };
  return {
    painterFor,
    painterOf: async (match, seen) => {
      const { serverId } = match.where;
      const player = match.players.find(({ type }) => type === 'person');
      const isTheirs = player?.type === 'person' && isAlone(match);
      if (isTheirs) return await painterFor(serverId, player.person.id, seen);
      return painterIf(await isServers(serverId, seen));
    },
  };
}

/** What an answer that the asker alone sees is shown with. */
export async function renderingFor(
  { painterFor }: Pick<Painters, 'painterFor'>,
  { where, person, words, seen }: InteractionContext,
): Promise<{ readonly painter: Painter; readonly words: Words }> {
  const painter = await painterFor(where.serverId, person.id, seen);
  return { painter, words };
}
