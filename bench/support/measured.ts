import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { MeasuredSlips } from '../../src/cpu/choose-at-once.ts';
import { readWeights } from '../../src/cpu/value/weights-file.ts';
import { GAMES } from '../../src/games/index.ts';
import type { MeasuredMatches, WithoutMaster } from '../../src/model/computer-rating.ts';
import type { Contest, Contestant } from './contestants.ts';
import { estimateOf } from './estimate.ts';
import type { RoundsPlayed } from './round-contest.ts';

/** Rounds of one contestant among others, measured in pieces of a seed each. */
export interface MeasuredRounds {
  readonly game: string;
  readonly seats: number;
  readonly one: Contestant;
  readonly others: Contestant;
  /** What the one had learned then, by its hash; null for one that knows nothing learned. */
  readonly weights: string | null;
  /** As `JUDGEMENT` was then. */
  readonly judgement: number;
  readonly pieces: readonly (RoundsPlayed & { readonly seed: number })[];
}

/** What strong computers won a round more than one of the version that had learned nothing. */
export interface AgainstFormer extends Omit<RoundsPlayed, 'p95'> {
  readonly game: string;
  readonly seats: number;
}

/** One more whenever computers choose otherwise by what they had learned: what was measured before is marked. */
export const JUDGEMENT = 2;

const ROUNDS = new URL('../strength.json', import.meta.url);
const FORMER = new URL('../strength-former.json', import.meta.url);
const SLIPS = new URL('../../src/cpu/gentle-slips.json', import.meta.url);
const MATCHES = new URL('../../src/model/computer-matches.json', import.meta.url);
const WITHOUT_MASTER = new URL('../../src/model/without-master.json', import.meta.url);

export function readRounds(): readonly MeasuredRounds[] {
  return JSON.parse(readFileSync(ROUNDS, 'utf8')) as readonly MeasuredRounds[];
}

export function readMatches(): readonly MeasuredMatches[] {
  return JSON.parse(readFileSync(MATCHES, 'utf8')) as readonly MeasuredMatches[];
}

export function readSlips(): readonly MeasuredSlips[] {
  return JSON.parse(readFileSync(SLIPS, 'utf8')) as readonly MeasuredSlips[];
}

export function readFormer(): readonly AgainstFormer[] {
  return JSON.parse(readFileSync(FORMER, 'utf8')) as readonly AgainstFormer[];
}

/** What a contestant knows of a game: a hash that is another after it learned more. */
export function weightsOf({ game, seats, one }: Pick<MeasuredRounds, 'game' | 'seats' | 'one'>) {
  if (one !== 'strong' && one !== 'master') return null;
  const learned = readWeights(game).learned.find((row) => row.seats === seats);
  return createHash('sha256')
    .update(learned?.weights ?? '')
    .digest('hex')
    .slice(0, 8);
}

/** Adds a piece to what was measured of the same contest; what was measured before it learned more is dropped. */
export function noteRounds(asked: Contest, played: RoundsPlayed): void {
  const { seed } = asked;
  const key = keyTo(asked);
  const all = readRounds();
  const before = piecesOf(asked).filter((piece) => piece.seed !== seed);
  const pieces = [...before, { seed, ...played }].toSorted((a, b) => a.seed - b.seed);
  write(ROUNDS, [...all.filter((row) => !isSame(row, key)), { ...key, pieces }]);
}

/** What was measured of the same contest, since the one chooses as it does. */
export function piecesOf(asked: Contest): MeasuredRounds['pieces'] {
  const key = keyTo(asked);
  const row = readRounds().find((one) => isSame(one, key));
  return row?.weights === key.weights && row.judgement === JUDGEMENT ? row.pieces : [];
}

function keyTo({
  game: { id: game },
  seats,
  one,
  others,
}: Contest): Omit<MeasuredRounds, 'pieces'> {
  const weights = weightsOf({ game, seats, one });
  return { game, seats, one, others, weights, judgement: JUDGEMENT };
}

function isSame(row: MeasuredRounds, key: Omit<MeasuredRounds, 'pieces'>): boolean {
  return keyOf(row) === keyOf(key);
}

/** Where a master wins less than strong ones with its whole interval, by what was measured since computers choose as they do. */
export function withoutMaster(rounds: readonly MeasuredRounds[]): readonly WithoutMaster[] {
  return rounds
    .filter(({ one, others }) => one === 'master' && others === 'strong')
    .filter((row) => row.judgement === JUDGEMENT && row.weights === weightsOf(row))
    .filter(({ pieces }) => {
      const { mean, within } = estimateOf(pieces);
      return mean + within < 0;
    })
    .map(({ game, seats }) => ({ game, seats }));
}

/** Notes where no master is offered. */
export function noteMasters(): void {
  write(WITHOUT_MASTER, withoutMaster(readRounds()));
}

/** Notes whole matches of one computer among normal ones, unless more were noted before. */
export function noteMatches(row: MeasuredMatches): void {
  const all = readMatches();
  const keyOfMatches = (one: MeasuredMatches) => `${one.game} ${one.seats} ${one.strength}`;
  const known = all.find((one) => keyOfMatches(one) === keyOfMatches(row));
  if (known !== undefined && known.matches > row.matches) return;
  write(MATCHES, [...all.filter((one) => one !== known), row]);
}

/** Notes how often gentle computers slip, and what a novice wins then. */
export function noteSlips(row: MeasuredSlips): void {
  const others = readSlips().filter((one) => one.game !== row.game || one.seats !== row.seats);
  write(SLIPS, [...others, row]);
}

type Row = WithoutMaster &
  (
    | Pick<MeasuredRounds, 'one' | 'others'>
    | Pick<MeasuredMatches, 'strength'>
    | Pick<MeasuredSlips, 'slips'>
    | object
  );

function keyOf(row: Row): string {
  const place = GAMES.findIndex(({ id }) => id === row.game);
  const at = `${String(place).padStart(3, '0')} ${row.seats}`;
  if ('strength' in row) return `${at} ${row.strength}`;
  return 'one' in row ? `${at} ${row.one} ${row.others}` : at;
}

function write(file: URL, rows: readonly Row[]): void {
  const inOrder = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}
