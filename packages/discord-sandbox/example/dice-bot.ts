import { once } from 'node:events';
import { ButtonStyle, Client, type ClientOptions, ComponentType, Events } from 'discord.js';
import { startSandbox } from 'discord-sandbox';

/** Starts a bot with a command, `/roll`, and a button that rolls again. */
export async function startDiceBot(token: string, options: Partial<ClientOptions> = {}) {
  const client = new Client({ intents: ['Guilds'], ...options });
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply(roll());
    else if (interaction.isButton()) void interaction.update(roll());
  });
  const ready = once(client, Events.ClientReady);
  await client.login(token);
  await ready;
  await client.application?.commands.set([{ name: 'roll', description: 'Roll a die' }]);
  return client;
}

function roll() {
  const [type, style] = [ComponentType.Button, ButtonStyle.Primary] as const;
  const again = { type, style, customId: 'again', label: 'Roll again' } as const;
  const content = `You rolled a ${1 + Math.floor(Math.random() * 6)}.`;
  return { content, components: [{ type: ComponentType.ActionRow, components: [again] } as const] };
}

if (process.argv[1] === import.meta.filename) {
  const { api, cdn, token, url } = await startSandbox();
  await startDiceBot(token, { rest: { api, cdn } });
  process.stdout.write(`Open ${url} and type /roll\n`);
}
