import { JobQueue } from './background.ts';
import type { Deps, TableDeps } from './deps.ts';
import { history } from './history/history.ts';
import { leaving } from './leaving/leaving.ts';
import { lobby } from './lobby/lobby.ts';
import { Changes, type OnChange } from './matches/changes.ts';
import { matches } from './matches/matches.ts';
import { mentions } from './mentions/mentions.ts';
import { hands, interactions, messages } from './messages/messages.ts';
import { play } from './play/play.ts';
import { privacy } from './privacy/privacy.ts';
import { ranking } from './ranking/ranking.ts';
import { servers } from './servers/servers.ts';
import { timers } from './timers/timers.ts';

/**
 * The use cases, by feature. What they do is synchronous, but for large work, and each a transaction of its
 * own: what an answer with `ok: true` tells is on the disk. Each change makes the match one version newer,
 * each move counts as one (the computers' too), so a press that carries an older version is stale.
 */
export type Tables = ReturnType<typeof createTables>;

/** The use cases over a store, a set of games and a computer player. */
export function createTables(tableDeps: TableDeps) {
  const changes = new Changes();
  const deps: Deps = { ...tableDeps, changes };
  const jobs = new JobQueue();
  return {
    /**
     * Has each change of a match told, whoever made it: soon after what made it has returned, and not
     * before.
     *
     * @returns how to have it told no more
     */
    onChange: (listener: OnChange): (() => void) => changes.listen(listener),
    matches: matches(deps),
    lobby: lobby(deps),
    play: play(deps),
    leaving: leaving(deps),
    timers: timers(deps),
    mentions: mentions(deps),
    messages: messages(deps),
    hands: hands(deps),
    interactions: interactions(deps),
    servers: servers(deps),
    history: history(deps),
    ranking: ranking(deps, jobs),
    privacy: privacy(deps, jobs),
  };
}
