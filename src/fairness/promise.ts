import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hmacOf } from '../engine/core/hmac256.ts';
import type { Seed } from '../engine/core/random.ts';
import { dealNumber } from '../model/deal.ts';
import type { Contribution, Match, Player } from '../model/match.ts';
import { dealOf } from '../model/private.ts';

/** What every text that is hashed begins with, and every file of deals. */
export const DOMAIN = 'hanafuda deals 1';

/** What the deals of a match come from, besides its rules and moves. */
export interface Chance {
  /** The match's number; of a deal of a day, that of the deal: `20261122`. */
  readonly match: number;
  /** 64 hexadecimal digits, drawn when the lobby opened. */
  readonly secret: string;
  /** By seat, in the order in which they were made; none for a computer. */
  readonly contributions: readonly (readonly Contribution[])[];
}

/** What the deals of a match come from, given its secret. A deal of a day is the same in every match that plays it. */
export function chanceOf(match: Match, secret: string): Chance {
  const deal = dealOf(match);
  return {
    match: deal === null ? match.id : dealNumber(deal),
    secret,
    contributions: match.players.map(contributionsOf),
  };
}

export function contributionsOf(player: Player): readonly Contribution[] {
  return player.type === 'person' ? (player.contributions ?? []) : [];
}

export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A secret from 32 bytes of the caller's entropy. */
export function secretFrom(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError(`a secret takes 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes);
}

/** The lines whose SHA-256 is promised: a file of deals begins with them. */
export function promisedLines({ match, secret }: Omit<Chance, 'contributions'>): readonly string[] {
  return [DOMAIN, `match ${match}`, `secret ${secret}`];
}

/** What is promised when a lobby opens: it fixes the secret and does not tell it. */
export function promiseOf(chance: Omit<Chance, 'contributions'>): string {
  return sha256Of(textOf(promisedLines(chance)));
}

/** A line for each contribution, seats from 1. */
export function contributionLines({
  contributions,
}: Pick<Chance, 'contributions'>): readonly string[] {
  return contributions.flatMap((ofSeat, seat) =>
    ofSeat.map(({ by, id, words }) => {
      return `seat ${seat + 1} ${by} ${id}${words === undefined ? '' : ` words ${words}`}`;
    }),
  );
}

/** The seed of the match: HMAC-SHA-256, keyed by the secret, over its number and the contributions. */
export function seedOfChance(chance: Chance): Seed {
  const lines = [DOMAIN, `match ${chance.match}`, ...contributionLines(chance)];
  return `hmac256:${hmacOf(chance.secret, textOf(lines))}`;
}

/** Lines as a file has them: each ends with a line feed. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
