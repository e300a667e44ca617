import { parseArgs } from 'node:util';
import type { Options } from '../../engine/core/game.ts';
import { parseOptions } from '../../engine/core/options.ts';
import { isSeed, type Seed, seedOf } from '../../engine/core/random.ts';
import { findGame, GAMES, type HanafudaGame } from '../../games/index.ts';
import { UsageError } from '../command.ts';

export interface TranscriptRequest {
  readonly game: HanafudaGame;
  readonly seats: number;
  readonly seed: Seed;
  readonly options: Options;
  readonly rounds: number | null;
  readonly players: 'random' | 'computer';
  readonly isJson: boolean;
}

export const TRANSCRIPT_USAGE = `transcript GAME [--seats N] [--seed S] [--rounds R] [--option key=value]... [--players random|computer] [--json]
  Plays a match without Discord and prints it.
  GAME       ${GAMES.map(({ id }) => id).join(', ')}
  --seats    how many play; the fewest the game takes when left out
  --seed     a whole number, or a seed as a transcript prints it; 1 when left out
  --rounds   stop after so many rounds; to the end of the match when left out
  --option   a house rule, as often as needed
  --players  random moves, or the computer player's; random when left out
  --json     one JSON object a line, which "replay" reads`;

/** What may follow the game, for who misspells it. */
const FLAGS = '--seats N, --seed S, --rounds R, --option key=value, --players WHO, --json';

/** Reads the words of a call. Throws `UsageError` with everything that is wrong. */
export function readTranscriptRequest(args: readonly string[]): TranscriptRequest {
  const { values, positionals } = parsed(args);
  const game = readGame(positionals);
  return {
    game,
    seats: readSeats(game, values.seats),
    seed: readSeed(values.seed ?? '1'),
    options: readOptions(game, values.option ?? []),
    rounds: readRounds(values.rounds),
    players: readPlayers(values.players ?? 'random'),
    isJson: values.json === true,
  };
}

export function readGame([id, ...more]: readonly string[]): HanafudaGame {
  const game = id === undefined ? undefined : findGame(id);
  if (game === undefined) {
    const asked = id === undefined ? 'Name a game' : `There is no game "${id}"`;
    throw new UsageError(`${asked}. The games: ${GAMES.map((one) => one.id).join(', ')}.`);
  }
  if (more.length > 0) {
    throw new UsageError(`One game at a time: "${more.join(' ')}" is too much after ${game.id}.`);
  }
  return game;
}

const OPTIONS = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  rounds: { type: 'string' },
  option: { type: 'string', multiple: true },
  players: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Ties a number below zero to its flag: else it is taken for a flag of its own. */
function tied(args: readonly string[]): string[] {
  const flags = Object.entries(OPTIONS).filter(([, { type }]) => type === 'string');
  const names = new Set(flags.map(([name]) => `--${name}`));
  const isValue = (at: number) => /^-\d/.test(args[at] ?? '') && names.has(args[at - 1] ?? '');
  return args.flatMap((arg, at) => {
    if (isValue(at)) return [];
    return isValue(at + 1) ? [`${arg}=${args[at + 1]}`] : [arg];
  });
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: tied(args), allowPositionals: true, options: OPTIONS });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const flag = /--?[\w-]+/.exec(error.message)?.[0] ?? '';
    const asked = args.includes(flag) && Object.hasOwn(OPTIONS, flag.replace(/^-+/, ''));
    const what = asked ? `"${flag}" stands without its value` : `"${flag}" is not understood`;
    throw new UsageError(`${what}. What may be said: ${FLAGS}.`);
  }
}

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function readSeats({ id, seats }: HanafudaGame, text: string | undefined): number {
  const found = text === undefined ? seats[0] : seats.find((many) => String(many) === text);
  if (found !== undefined) return found;
  throw new UsageError(`${id} is played by ${EITHER.format(seats.map(String))}, not ${text}.`);
}

export function readSeed(text: string): Seed {
  if (isSeed(text)) return text;
  const number = Number(text);
  if (/^\d{1,15}$/.test(text) && Number.isSafeInteger(number)) return seedOf(number);
  throw new UsageError(
    `"${text}" is no seed. A seed is a whole number of at most 15 digits, "hmac256:" and 64 hexadecimal digits, or "sfc32:" and 32.`,
  );
}

function readRounds(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageError(`"${text}" is no number of rounds. Give a whole number from 1 on.`);
}

function readPlayers(text: string): 'random' | 'computer' {
  if (text === 'random' || text === 'computer') return text;
  throw new UsageError(`"${text}" cannot play. Players are random or computer.`);
}

function readOptions(game: HanafudaGame, pairs: readonly string[]): Options {
  const raw = pairs.map((pair) => splitPair(game, pair));
  const { options, problems } = parseOptions(game.options, Object.fromEntries(raw));
  if (problems.length === 0) return options;
  const sentences = problems.map((problem) =>
    problem.type === 'unknown-option'
      ? `${game.id} has no option "${problem.option}". Its options: ${allOptions(game)}.`
      : `${problem.option} cannot be "${problem.value}". It may be ${problem.choices.join(', ')}.`,
  );
  throw new UsageError(sentences.join('\n'));
}

function splitPair(game: HanafudaGame, pair: string): readonly [string, string] {
  const at = pair.indexOf('=');
  if (at > 0) return [pair.slice(0, at), pair.slice(at + 1)];
  throw new UsageError(`"${pair}" is not key=value. ${game.id}'s options: ${allOptions(game)}.`);
}

function allOptions({ options }: HanafudaGame): string {
  const one = ([id, { choices }]: [string, { readonly choices: readonly unknown[] }]) =>
    `${id}=${choices.join('|')}`;
  return Object.entries(options).map(one).join(', ');
}
