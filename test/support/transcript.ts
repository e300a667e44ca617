import type { Step } from '../../src/engine/core/game.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { State } from '../../src/engine/round/state.ts';
import { formatStep, readableHead } from '../../src/tools/matches/readable.ts';
import { gameOf } from './position.ts';

/** A match, or a part of one, to be written down. */
export interface TranscriptSource {
  /** What the transcript is about, one line each. */
  readonly about: readonly string[];
  /** The first state, and what led to it where that is told. */
  readonly first: Step<State, Event>;
  /** The moves as texts, each by the seat that is asked. */
  readonly moves: readonly string[];
}

const MOVE = /^== \d+: seat \d+ (\S+)$/;

/** The moves in a transcript, to play them again. */
export function movesIn(transcript: string): readonly string[] {
  return transcript.split('\n').flatMap((line) => MOVE.exec(line)?.[1] ?? []);
}

/** A line that the step before had too. */
const SAME = '=';

/**
 * The whole transcript: the setup, then after the start and after each move what happened, what
 * lies open, what else each seat sees, and the moves allowed, with `=` for a line that was told a move
 * before. Throws when a move is not listed.
 */
export function transcribe({ about, first, moves }: TranscriptSource): string {
  const { setup } = first.state;
  const game = gameOf(setup.game);
  let told: ReadonlySet<string> = new Set();
  const changesOf = (step: Step<State, Event>) => {
    const lines = formatStep(game, step).flatMap((part) => part.split('\n'));
    const changes = lines.map((line) => (told.has(line) ? SAME : line));
    told = new Set(lines);
    return changes;
  };
  const lines = [
    ...about.map((line) => `# ${line}`),
    ...readableHead(setup),
    '== start',
    ...changesOf(first),
  ];
  let { state } = first;
  for (const [index, text] of moves.entries()) {
    const seat = game.toAct(state);
    const move = game.legalMoves(state, seat ?? -1).find((one) => formatMove(one) === text);
    if (seat === undefined || move === undefined) throw new RangeError(`not to be made: ${text}`);
    const step = game.apply(state, seat, move);
    state = step.state;
    lines.push('', `== ${index + 1}: seat ${seat} ${text}`, ...changesOf(step));
  }
  return `${lines.join('\n')}\n`;
}
