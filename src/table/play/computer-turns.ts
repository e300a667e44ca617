import type { Move } from '../../engine/round/state.ts';
import type { Question } from '../../model/computer.ts';
import type { Match } from '../../model/match.ts';
import type { Done, MatchStep, Outcome } from '../../model/outcome.ts';
import { within } from '../background.ts';
import type { Deps } from '../deps.ts';
import { changeAt } from '../matches/change.ts';
import { viewWithPast } from './replay.ts';
import { makeThoughtMove, questionTo, running, thinkerToAct } from './running-match.ts';

/** How long the answer to a move waits for computers that think, so that it shows their moves too. */
const PATIENCE_MS = 1000;

/** A decision that a computer has to think about, and the version of the match that asks for it. */
interface Pending {
  readonly seat: number;
  readonly version: number;
  readonly question: Question;
}

/** What computers have played, and the match after that; null if none had to think. */
interface Played {
  readonly match: Match | null;
  readonly steps: readonly MatchStep[];
}

/**
 * The turns of computers that take their time. Each change that leaves a decision to one is committed first, with
 * a timer; then the computer thinks outside of any transaction, and its move is made like a person's: checked
 * against the version that it is for. Whatever comes between is therefore no harm: another move makes it stale,
 * and the computer is asked again; and after a restart, or a failure, the timer has it asked again.
 */
export class ComputerTurns {
  readonly #deps: Deps;
  /** By match: what is being thought about. */
  readonly #thinking = new Map<number, Promise<Played>>();
  /** Matches that have changed meanwhile. */
  readonly #changed = new Set<number>();

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.changes.listen(({ match }) => {
      // The timer has what fails tried again, and `Scheduler` logs it then.
      if (thinkerToAct(deps, match) !== undefined) this.play(match.id).catch(() => {});
    });
  }

  /** Has the computers of a match think and move, until none has to think. Joins what is under way. */
  play(matchId: number): Promise<Played> {
    const playing = this.#thinking.get(matchId);
    if (playing !== undefined) {
      this.#changed.add(matchId);
      return playing;
    }
    const begun = this.#play(matchId);
    this.#thinking.set(matchId, begun);
    return begun;
  }

  /** An outcome with the moves of the computers that follow, unless they take longer than people wait. */
  async after(outcome: Outcome): Promise<Outcome> {
    if (!outcome.ok || thinkerToAct(this.#deps, outcome.match) === undefined) return outcome;
    const { match, steps } = outcome;
    // What a person has done is done, whatever fails after it.
    const thought = this.play(match.id).catch(() => undefined);
    const played = await within(PATIENCE_MS * (this.#deps.patience ?? 1), thought);
    if (!played?.match) return outcome;
    const since = played.steps.filter(({ version }) => version > match.version);
    return { ok: true, match: played.match, steps: [...steps, ...since] };
  }

  async #play(matchId: number): Promise<Played> {
    let match: Match | null = null;
    const steps: MatchStep[] = [];
    try {
      do {
        for await (const outcome of this.#moves(matchId)) {
          match = outcome.match;
          steps.push(...outcome.steps);
        }
      } while (this.#changed.delete(matchId));
      return { match, steps };
    } finally {
      this.#changed.delete(matchId);
      this.#thinking.delete(matchId);
    }
  }

  /** The moves that are owed, each as it is made. */
  async *#moves(matchId: number): AsyncGenerator<Done> {
    const { think } = this.#deps;
    if (think === undefined) return;
    for (;;) {
      const pending = await this.#pending(matchId);
      if (pending === null) return;
      const thought: Promise<Move> = think(pending.question);
      const outcome = await this.#move(matchId, pending, await thought);
      if (outcome.ok) yield outcome;
    }
  }

  async #pending(matchId: number): Promise<Pending | null> {
    const { store } = this.#deps;
    if ((await store.dueAt(matchId, 'computer')) === undefined) return null;
    const match = await store.match(matchId);
    const seat = match && thinkerToAct(this.#deps, match);
    if (match === undefined || seat === undefined) return null;
    const current = running(match);
    const records = await store.records(matchId);
    const view = viewWithPast(this.#deps, current, { seat, records });
    return { seat, version: match.version, question: questionTo(this.#deps, current, view) };
  }

  /** Refuses: no-table, over, not-playing, stale. */
  #move(matchId: number, { seat, version }: Pending, move: Move): Promise<Outcome> {
    return changeAt(this.#deps, { matchId }, (match, tx) =>
      makeThoughtMove(tx, running(match), { seat, move, version }),
    );
  }
}
