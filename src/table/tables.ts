import { achievements } from './achievements/achievements.ts';
import { alerts } from './alerts/alerts.ts';
import { JobQueue } from './background.ts';
import { daily } from './daily/daily.ts';
import type { Deps, TableDeps } from './deps.ts';
import { fairness } from './fairness/fairness.ts';
import { history } from './history/history.ts';
import { holidays } from './holiday/holiday.ts';
import { leaving } from './leaving/leaving.ts';
import { lobby } from './lobby/lobby.ts';
import { ChangeNotifier, type OnChange } from './matches/change-notifier.ts';
import { mentions } from './mentions/mentions.ts';
import { interactions, messages } from './messages/messages.ts';
import { complete } from './play/completion.ts';
import { ComputerTurns } from './play/computer-turns.ts';
import { play } from './play/play.ts';
import { RecentSteps } from './play/recent-steps.ts';
import { posting } from './posting/posting.ts';
import { practice } from './practice/practice.ts';
import { privacy } from './privacy/privacy.ts';
import { ranking } from './ranking/ranking.ts';
import { keepResults } from './ranking/results.ts';
import { servers } from './servers/servers.ts';
import { seeing } from './settings/seen.ts';
import { settings } from './settings/settings.ts';
import type { StoreQueries } from './store.ts';
import { keepTimers } from './timers/keep-timers.ts';
import { timers } from './timers/timers.ts';

/**
 * The use cases, by feature. Each is one transaction, except for large jobs: what an outcome with
 * `ok: true` says is on the disk. Each change, and each move (the computers' too),
 * raises the match's version by one, so a press that carries an older version is stale.
 */
export type Tables = ReturnType<typeof createTables>;

/** The use cases over a store, a set of games and a computer player. */
export function createTables(tableDeps: TableDeps) {
  const changes = new ChangeNotifier();
  const recent = new RecentSteps(changes);
  const followers = { complete, keepTimers, keepResults };
  const deps: Deps = { ...tableDeps, changes, recent, followers };
  // Ratings are not recomputed while people are being replaced in results.
  const jobs = new JobQueue();
  const turns = new ComputerTurns(deps);
  return {
    /**
     * Calls the listener after each change of a match, whoever made it: soon after it is
     * committed and whoever made it has gone on, never before.
     *
     * @returns a function that removes the listener
     */
    onChange: (listener: OnChange): (() => void) => changes.listen(listener),
    /**
     * What is stored, to be read, and what the bot keeps of Discord's side: nothing follows from it. Whatever has
     * consequences is a use case.
     */
    stored: tableDeps.store as StoreQueries,
    lobby: lobby(deps, turns),
    play: play(deps, turns),
    practice: practice(deps, turns),
    daily: daily(deps),
    leaving: leaving(deps),
    timers: timers(deps),
    mentions: mentions(deps),
    messages: messages(deps),
    interactions: interactions(deps),
    servers: servers(deps),
    settings: settings(deps),
    seeing: seeing(deps),
    history: history(deps),
    fairness: fairness(deps),
    alerts: alerts(deps),
    posting: posting(deps),
    holidays: holidays(deps),
    ranking: ranking(deps, jobs),
    achievements: achievements(deps),
    privacy: privacy(deps, jobs),
  };
}
