import { once } from 'node:events';
import { Client, type ClientOptions, Events, GatewayIntentBits } from 'discord.js';
import type { SandboxOptions } from '../../src/options.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';

/** Where a bot has to answer, however long the machine stands still meanwhile. */
export const PATIENT = { deadlineMs: 120_000 };

/** A discord.js client as any bot would make it; only the addresses say that it meets a sandbox. */
export function clientFor(sandbox: Sandbox, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: sandbox.api, cdn: sandbox.cdn, ...options.rest },
  });
  client.on(Events.Error, () => {});
  return client;
}

/** Logs a client in and waits until it is ready. */
export async function logIn(
  sandbox: Sandbox,
  options: Partial<ClientOptions> = {},
): Promise<Client> {
  const client = clientFor(sandbox, options);
  const ready = once(client, Events.ClientReady);
  await client.login(sandbox.token);
  await ready;
  return client;
}

/** A small world: two people, a server, a channel, a client that is logged in, one command. */
export async function smallWorld(
  options: SandboxOptions = {},
  clientOptions: Partial<ClientOptions> = {},
) {
  const sandbox = await createSandbox({ ...PATIENT, identifyWindowMs: 0, ...options });
  const [ann, bob] = [sandbox.addUser('ann'), sandbox.addUser('bob')];
  const club = sandbox.addServer('Club');
  const room = sandbox.addChannel(club, 'room');
  const client = await logIn(sandbox, clientOptions);
  await client.application?.commands.set([{ name: 'go', description: 'Goes' }]);
  const channel = client.channels.cache.get(room.id);
  if (!channel?.isSendable()) throw new Error('the channel is not there');
  return {
    sandbox,
    ann,
    bob,
    club,
    room,
    client,
    /** The room as the client has it. */
    channel,
    async [Symbol.asyncDispose]() {
      await client.destroy();
      await sandbox.close();
    },
  };
}
