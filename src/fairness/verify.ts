import {
  IllegalMove,
  type Options,
  type OptionTable,
  type OptionValue,
  type Setup,
} from '../engine/core/game.ts';
import { parseMove } from '../engine/round/move-text.ts';
import { findGame, type HanafudaGame } from '../games/index.ts';
import { CONTRIBUTED_BY, type Contribution } from '../model/match.ts';
import { type Deals, dealsLines, type PlayedMoves } from './deals.ts';
import { DOMAIN, seedOfChance } from './promise.ts';

/**
 * What can be wrong with a deals file. `form`: it isn’t one. `promise`: the secret, or the match's number, is not
 * what was promised. `contributions`: they are not listed by seat. `seed`: it does not follow from the secret and
 * the contributions. `rules`: no such match can begin. `deal`: a deck, or a draw for the first oya, is not
 * in the order that the seed gives. `move`: the rules do not allow it there. `result`: the moves lead to
 * another. `end`: something was changed that the rest does not show.
 */
export const CHECKS = [
  'form',
  'promise',
  'contributions',
  'seed',
  'rules',
  'deal',
  'move',
  'result',
  'end',
] as const;
export type Check = (typeof CHECKS)[number];

export type Verdict =
  | { readonly ok: true; readonly deals: Deals }
  | {
      readonly ok: false;
      readonly failed: Check;
      /** From 1. */
      readonly line: number;
    };

/** By the first word of the line that should stand there. */
const CHECK_OF: Readonly<Record<string, Check>> = {
  hanafuda: 'form',
  match: 'form',
  secret: 'form',
  promise: 'promise',
  seat: 'contributions',
  seed: 'seed',
  game: 'rules',
  edition: 'rules',
  seats: 'rules',
  option: 'rules',
  deck: 'rules',
  draw: 'deal',
  deal: 'deal',
  move: 'move',
  round: 'result',
  standing: 'result',
  end: 'end',
};

/**
 * Checks a file of deals: takes from it what everything follows from (the secret, the contributions, the rules
 * and the moves), makes the file again and compares line by line. Nothing in it is believed.
 */
export function verifyDeals(text: string): Verdict {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const deals = readDeals(lines);
  if ('failed' in deals) return deals;
  let at = 0;
  try {
    for (const line of dealsLines(deals)) {
      if (lines[at] !== line) return failure(CHECK_OF[firstWord(line)] ?? 'form', at + 1);
      at++;
    }
  } catch (error) {
    // The move that was compared last.
    if (error instanceof IllegalMove) return failure('move', at);
    throw error;
  }
  return at < lines.length ? failure('end', at + 1) : { ok: true, deals };
}

type Failure = Extract<Verdict, { readonly ok: false }>;

function failure(failed: Check, line: number): Failure {
  return { ok: false, failed, line };
}

function firstWord(line: string): string {
  return line.split(' ', 1)[0] ?? '';
}

const HEX = /^[0-9a-f]{64}$/;
const NUMBER = /^[1-9]\d{0,14}$/;
const MOST_SEATS = 9;
const SEAT = new RegExp(
  `^seat ([1-9]) (${CONTRIBUTED_BY.join('|')}) (\\d{1,20})(?: words ([0-9a-f]{64}))?$`,
);

/** What everything else in the file follows from. */
function readDeals(lines: readonly string[]): Deals | Failure {
  const after = (word: string, at: number) => {
    const line = lines[at] ?? '';
    return line.startsWith(`${word} `) ? line.slice(word.length + 1) : '';
  };
  if (lines[0] !== DOMAIN) return failure('form', 1);
  if (!NUMBER.test(after('match', 1))) return failure('form', 2);
  if (!HEX.test(after('secret', 2))) return failure('form', 3);
  const contributions: Contribution[][] = Array.from({ length: MOST_SEATS }, () => []);
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('seat ')) continue;
    const [, seat, by, id, words] = SEAT.exec(line) ?? [];
    const known = CONTRIBUTED_BY.find((one) => one === by);
    if (known === undefined || id === undefined) return failure('contributions', at + 1);
    const contribution = { by: known, id, ...(words !== undefined && { words }) };
    contributions[Number(seat) - 1]?.push(contribution);
  }
  const chance = { match: Number(after('match', 1)), secret: after('secret', 2), contributions };
  const played = readPlayed(lines, seedOfChance(chance));
  return played !== null && 'failed' in played ? played : { ...chance, played };
}

/** Null if no card was dealt. */
function readPlayed(lines: readonly string[], seed: string): PlayedMoves | null | Failure {
  const value = (word: string) => {
    const at = lines.findIndex((line) => line.startsWith(`${word} `));
    return { at, text: lines[at]?.slice(word.length + 1) ?? '' };
  };
  const { at, text: id } = value('game');
  if (at === -1) return null;
  const game = findGame(id);
  if (game === undefined) return failure('rules', at + 1);
  const moves: PlayedMoves['moves'][number][] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('move ')) continue;
    const [, seat, text] = line.split(' ');
    const move = parseMove(text ?? '');
    if (move === undefined || !/^[1-9]$/.test(seat ?? '')) return failure('move', index + 1);
    moves.push({ seat: Number(seat) - 1, move });
  }
  const setup = {
    game: id,
    seats: Number(value('seats').text),
    edition: Number(value('edition').text),
    options: readOptions(lines, game.options),
    seed,
  };
  return canBegin(game, setup) ? { setup, moves } : failure('rules', at + 1);
}

function canBegin(game: HanafudaGame, setup: Setup): boolean {
  try {
    game.start(setup);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** As written; what the game does not have is left out, so that the line is found to be wrong. */
function readOptions(lines: readonly string[], table: OptionTable): Options {
  const entries = lines.flatMap((line): readonly (readonly [string, OptionValue])[] => {
    const [word, option = '', text] = line.split(' ');
    if (word !== 'option') return [];
    const value = table[option]?.choices.find((choice) => String(choice) === text);
    return value === undefined ? [] : [[option, value]];
  });
  return Object.fromEntries(entries);
}
