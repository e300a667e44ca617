import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { Move } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';

/** How long is waited for an answer before it is looked for again, in milliseconds. */
const PAUSE = 1;
const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * A program that plays: it reads a position a line from its standard input, and writes a choice a line. See
 * docs/STRENGTH.md. Contests wait for each answer, so that both go through pipes of the file system.
 */
export class Program {
  readonly #command: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'hanafuda-program-'));
  readonly #child: ReturnType<typeof spawn>;
  readonly #questions: number;
  readonly #answers: number;
  #read = '';

  constructor(command: string) {
    this.#command = command;
    const [questions, answers] = ['questions', 'answers'].map((name) => join(this.#folder, name));
    if (questions === undefined || answers === undefined) throw new TypeError('no pipes');
    execFileSync('mkfifo', [questions, answers]);
    this.#questions = openSync(questions, constants.O_RDWR);
    this.#answers = openSync(answers, constants.O_RDONLY | constants.O_NONBLOCK);
    const input = openSync(questions, constants.O_RDONLY);
    const output = openSync(answers, constants.O_WRONLY);
    this.#child = spawn(command, { shell: true, stdio: [input, output, 'inherit'] });
    closeSync(input);
    closeSync(output);
  }

  /** Throws if the program has ended, or answers with none of the moves. */
  choose(view: View, moves: readonly Move[]): Move {
    const texts = moves.map(formatMove);
    writeSync(this.#questions, `${JSON.stringify({ moves: texts, view })}\n`);
    const answer = this.#line();
    const move = moves[texts.indexOf(answer)];
    if (move === undefined) {
      throw new Error(`${this.#command}: ${answer} is none of ${texts.join(', ')}`);
    }
    return move;
  }

  close(): void {
    this.#child.kill();
    closeSync(this.#questions);
    closeSync(this.#answers);
    rmSync(this.#folder, { recursive: true });
  }

  #line(): string {
    const bytes = Buffer.alloc(4096);
    while (!this.#read.includes('\n')) {
      const many = readOrNothing(this.#answers, bytes);
      if (many === 0) throw new Error(`${this.#command}: ended without an answer`);
      if (many === null) Atomics.wait(sleeper, 0, 0, PAUSE);
      else this.#read += bytes.toString('utf8', 0, many);
    }
    const end = this.#read.indexOf('\n');
    const line = this.#read.slice(0, end).trim();
    this.#read = this.#read.slice(end + 1);
    return line;
  }
}

/** How many bytes were read; 0: nobody writes any more; null: nothing yet. */
function readOrNothing(pipe: number, into: Buffer): number | null {
  try {
    return readSync(pipe, into);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw error;
  }
}
