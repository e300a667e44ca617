import type { Seed } from '../../engine/core/random.ts';
import type { HanafudaGame } from '../../games/index.ts';
import { readFlags, UsageError } from '../command.ts';
import { readGame, readSeats, readSeed } from '../matches/arguments.ts';

export interface TrainingRequest {
  readonly game: HanafudaGame;
  readonly seats: number;
  readonly seed: Seed;
  /** Null: as many as the minutes have. */
  readonly rounds: number | null;
  readonly minutes: number;
}

export const TRAINING_USAGE = `train GAME [--seats N] [--rounds R | --minutes M] [--seed S]
  Lets computers learn a game by playing against themselves, and writes what they learned to
  src/cpu/value/weights. The same rounds and seed bring the same weights.
  --seats    how many play; the fewest the game takes when left out
  --rounds   how many rounds they play
  --minutes  about how long they play; 3 when left out
  --seed     a whole number, or a seed; 1 when left out`;

const OPTIONS = {
  seats: { type: 'string' },
  rounds: { type: 'string' },
  minutes: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
} as const;

/** Reads the words of a call. Throws `UsageError` with what is wrong. */
export function readTrainingRequest(args: readonly string[]): TrainingRequest {
  const call = { args: [...args], allowPositionals: true, options: OPTIONS } as const;
  const { values, positionals } = readFlags(call, TRAINING_USAGE);
  const game = readGame(positionals);
  return {
    game,
    seats: readSeats(game, values.seats),
    seed: readSeed(values.seed),
    rounds: values.rounds === undefined ? null : positive('--rounds', values.rounds),
    minutes: positive('--minutes', values.minutes),
  };
}

function positive(flag: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`"${text}" is no number for ${flag}. Give a whole number from 1 on.`);
}
