import type { Actor, Sandbox, Server, TextChannel } from 'discord-sandbox';
import { GAMES } from '../../../src/games/index.ts';
import { addServerOf } from '../../e2e/support/server-of-shard.ts';
import { shortest } from '../../support/length.ts';

/** A channel with the people who play in it, match after match. */
export interface PlayedTable {
  readonly sandbox: Sandbox;
  readonly server: Server;
  readonly room: TextChannel;
  /** The first opens the tables and reads the channel. */
  readonly people: readonly Actor[];
  readonly ann: Actor;
  readonly game: string;
  readonly rules: string;
  readonly computers: number;
  /** The hands that were pressed already, by message and version. */
  readonly pressed: Set<string>;
}

const TABLES_A_SERVER = 4;

/** Lays so many tables, four in each server; the servers are of one shard after another. */
export function layTables(
  sandbox: Sandbox,
  { tables, shards }: { readonly tables: number; readonly shards: number },
): readonly PlayedTable[] {
  const servers = Array.from({ length: Math.ceil(tables / TABLES_A_SERVER) }, (_, at) =>
    addServerOf(sandbox, `Club ${at}`, { shard: at % shards, shards }),
  );
  return Array.from({ length: tables }, (_, at) =>
    layTable(sandbox, servers[Math.floor(at / TABLES_A_SERVER)]!, at),
  );
}

/** The `at`-th table of all: the games take turns, and every other table has a computer at it. */
function layTable(sandbox: Sandbox, server: Server, at: number): PlayedTable {
  const game = GAMES[at % GAMES.length]!;
  const computers = at % 2;
  const people = Array.from({ length: Math.min(...game.seats) - computers }, (_, seat) =>
    sandbox.addUser(`Player ${at}-${seat}`, { locale: at % 3 === 2 ? 'ja' : 'en-US' }),
  );
  const room = sandbox.addChannel(server, `table-${at}`);
  // The ends of rounds and matches are met often.
  const about = { game: game.id, rules: shortest(game.id), computers };
  return { sandbox, server, room, people, ann: people[0]!, ...about, pressed: new Set() };
}
