import { isDeepStrictEqual } from 'node:util';
import type { Options, Seat, Setup } from '../../engine/core/game.ts';
import { formatMove, parseMove, sameMove } from '../../engine/round/move-text.ts';
import type { Move } from '../../engine/round/state.ts';
import { type Decide, transcribe } from '../../engine/transcript/transcript.ts';
import { findGame, GAMES } from '../../games/index.ts';

export type Replayed =
  | { readonly ok: true; readonly lines: number; readonly moves: number }
  /** The first line (from 1) that is not what the rules make of the lines before it. */
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** A line that is not what it should be. */
class Differs extends Error {
  override readonly name = 'Differs';
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** Replays a transcript of JSON lines: every line must be what the engine makes of its moves. */
export function replay(text: string): Replayed {
  try {
    const lines = text.trimEnd();
    return compare(lines === '' ? [] : lines.split('\n'));
  } catch (error) {
    if (error instanceof Differs) return { ok: false, line: error.line, reason: error.message };
    throw error;
  }
}

/** The moves of the transcript are used up: a transcript may stop after any round. */
class NoMoreMoves extends Error {
  override readonly name = 'NoMoreMoves';
}

function compare(lines: readonly string[]): Replayed {
  const written = lines.map((line, index) => parseLine(line, index + 1));
  const setup = readSetup(written[0]);
  const game = findGame(setup.game);
  if (game === undefined) throw new Differs(1, unknownGame(setup.game));
  let moves = 0;
  let at = 0;
  const decide: Decide = (_, seat, allowed) => {
    moves++;
    // The line of a round is made when its first card is played.
    return moveAt(written, written[at]?.['type'] === 'round' ? at + 1 : at, { seat, allowed });
  };
  try {
    for (const line of transcribe({ game, setup, decide, rounds: null })) {
      if (at < written.length) expectSame(written[at], line, at + 1);
      at++;
    }
    if (at < lines.length) throw new Differs(at + 1, 'the match is over before this line');
  } catch (error) {
    if (error instanceof RangeError) throw new Differs(1, error.message);
    if (!(error instanceof NoMoreMoves)) throw error;
    moves--;
    if (at !== lines.length || !isEnd(written.at(-1))) {
      throw new Differs(lines.length + 1, 'the transcript ends in the middle of a round');
    }
  }
  return { ok: true, lines: lines.length, moves };
}

/** Whether a transcript may end with this line. */
function isEnd(line: Record<string, unknown> | undefined): boolean {
  return line?.['type'] === 'settled' || line?.['type'] === 'void' || line?.['type'] === 'over';
}

function parseLine(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // falls through to the one sentence for both
  }
  throw new Differs(number, 'this is no JSON object');
}

function readSetup(first: Record<string, unknown> | undefined): Setup {
  const { type, game, seats, seed, options, edition = 1 } = first ?? {};
  const isSetup =
    type === 'match' &&
    typeof game === 'string' &&
    typeof seats === 'number' &&
    typeof seed === 'string' &&
    typeof edition === 'number' &&
    isOptions(options);
  if (!isSetup) throw new Differs(1, 'a transcript begins with a "match" line');
  return { game, seats, seed, options, edition };
}

function isOptions(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));
}

function unknownGame(id: string): string {
  return `there is no game "${id}"; the games: ${GAMES.map((game) => game.id).join(', ')}`;
}

/** The move of the line at this index, which must be one that the seat may make. */
function moveAt(
  lines: readonly Record<string, unknown>[],
  at: number,
  { seat, allowed }: { readonly seat: Seat; readonly allowed: readonly Move[] },
): Move {
  const line = lines[at];
  if (line === undefined) throw new NoMoreMoves('the moves are used up');
  expectSame(line, { type: 'move' }, at + 1);
  const { move: text } = line;
  const move = typeof text === 'string' ? parseMove(text) : undefined;
  if (move === undefined) throw new Differs(at + 1, `"${String(text)}" is no move`);
  if (allowed.some((one) => sameMove(one, move))) return move;
  const may = allowed.map(formatMove).join(', ');
  throw new Differs(at + 1, `the rules do not allow it: seat ${seat} may ${may}, not ${text}`);
}

/** Added fields are ignored; those that are the format's must be equal. */
function expectSame(
  written: Record<string, unknown> | undefined,
  made: object,
  line: number,
): void {
  for (const [key, value] of Object.entries(made)) {
    const expected: unknown = JSON.parse(JSON.stringify(value));
    const found = written?.[key];
    if (isDeepStrictEqual(found, expected)) continue;
    throw new Differs(
      line,
      `${key} should be ${JSON.stringify(expected)} and is ${JSON.stringify(found)}`,
    );
  }
}
