import { createSandbox, type Sandbox } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, dropDatabase, HAS_POSTGRES } from '../support/databases.ts';
import { shortest } from '../support/length.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { type Place, playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { type BotProcess, runBot } from './support/process.ts';
import { buttonFor, buttonsFor } from './support/reading.ts';

/** Of the shape of Discord's tokens, which the settings are checked for. */
const TOKEN = 'MTA5ODc2NTQzMjEwOTg3NjU0.Gabcde.sandbox-token-of-no-worth-at-all-000000';

describe.runIf(HAS_POSTGRES)('a bot over PostgreSQL', () => {
  let sandbox: Sandbox;
  let address: string;
  let club: Place;
  let bot: BotProcess;

  const launch = async () => {
    bot = runBot({ DISCORD_TOKEN: TOKEN, DISCORD_API: sandbox.api, DATABASE_URL: address });
    await bot.waitFor('is up');
  };

  beforeEach(async () => {
    sandbox = await createSandbox({ ...NO_LIMITS, token: TOKEN });
    address = await createDatabase();
    const room = sandbox.addChannel(sandbox.addServer('Club'), 'cards');
    club = { sandbox, room, ann: sandbox.addUser('Ann') };
    await launch();
  });
  afterEach(async () => {
    const { violations } = sandbox;
    bot.kill('SIGKILL');
    await bot.ended;
    await sandbox.close();
    await dropDatabase(address);
    expect(violations).toEqual([]);
  });

  test('that is killed in a match plays it to its end once it is back', async () => {
    const { ann } = club;
    const game = 'koi-koi';
    await startMatch(club, [ann], { game, rules: shortest(game), computers: 1 });
    const hand = await takeHand(club, ann);
    const [move] = buttonsFor(hand, 'move');
    await ann.click(hand, move?.id ?? '').message();
    bot.kill('SIGKILL');
    await bot.ended;
    await sandbox.waitForNoBot();
    await launch();
    await takeHand(club, ann);
    const standing = await playToTheEnd(club, [ann]);
    await ann.click(standing, buttonFor(standing, 'again').id).done;
    expect(bot.output).not.toMatch(/"level":"(?:error|fatal)"/);
  });
});
