import { type Actor, type Channel, createSandbox, type Sandbox } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT, type StartupError, startupErrorOf } from '../../src/process/exit.ts';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import { createDatabase, HAS_POSTGRES } from '../support/databases.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { type BotProcess, runBot } from './support/process.ts';
import { addServerOf } from './support/server-of-shard.ts';

const TOKEN = 'MTA5ODc2NTQzMjEwOTg3NjU0.Gabcde.sandbox-token-of-no-worth-at-all-000000';

if (!HAS_POSTGRES) {
  console.warn('NO POSTGRESQL FOUND: processes that share a database are not tested.');
}

describe.runIf(HAS_POSTGRES)('two processes that share the servers', () => {
  let sandbox: Sandbox;
  let database: string;
  let ann: Actor;
  /** One of each shard. */
  let rooms: readonly [Channel, Channel];
  const started: BotProcess[] = [];

  beforeEach(async () => {
    sandbox = await createSandbox({ ...NO_LIMITS, token: TOKEN });
    database = await createDatabase();
    ann = sandbox.addUser('Ann');
    rooms = [roomOf(0), roomOf(1)];
  });
  afterEach(async () => {
    const { violations } = sandbox;
    for (const one of started) one.kill('SIGKILL');
    await Promise.all(started.splice(0).map(({ ended }) => ended));
    await sandbox.close();
    expect(violations).toEqual([]);
  });

  const roomOf = (shard: number): Channel =>
    sandbox.addChannel(addServerOf(sandbox, `Of shard ${shard}`, { shard, shards: 2 }), 'cards');

  function start(shards: string): BotProcess {
    const bot = runBot({
      DISCORD_TOKEN: TOKEN,
      DISCORD_API: sandbox.api,
      DATABASE_URL: database,
      SHARDS: shards,
      SHARD_COUNT: '2',
      LOG_LEVEL: 'info',
    });
    started.push(bot);
    return bot;
  }

  /** Why one more process would not start, without the time that it gives a holder that may be gone. */
  const refusalOf = (count: number, id: number): Promise<StartupError | undefined> =>
    openPostgres(database, { shards: { count, ids: [id] }, patience: 0 }).then(
      () => undefined,
      startupErrorOf,
    );

  const answerIn = async (room: Channel) => (await ann.command(room, 'hanafuda help').done).kind;

  test('answer each in its own, also after one was killed, and let nobody else take their part', async () => {
    const [first, second] = [start('0'), start('1')];
    await Promise.all([first.waitFor('"ready"'), second.waitFor('"ready"')]);
    expect(second.output).toContain('"shards":{"count":2,"ids":[1]}');
    expect(await Promise.all(rooms.map(answerIn))).toEqual(['reply', 'reply']);
    first.kill('SIGKILL');
    await first.ended;
    expect(await answerIn(rooms[1])).toBe('reply');
    const again = start('0');
    await again.waitFor('"ready"');
    expect(await answerIn(rooms[0])).toBe('reply');
    const [same, other] = [await refusalOf(2, 1), await refusalOf(3, 2)];
    expect([same?.code, other?.code]).toEqual([EXIT.database, EXIT.database]);
    expect(same?.message).toContain('in use by another process of the bot that serves shard 1.');
    expect(other?.message).toContain('Give every process the same SHARD_COUNT');
    expect(second.isRunning && again.isRunning).toBe(true);
    expect([second, again].map(({ output }) => /"level":"(?:warn|error)"/.exec(output))).toEqual([
      null,
      null,
    ]);
  });
});
