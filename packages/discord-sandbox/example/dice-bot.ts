import { once } from 'node:events';
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  type InteractionReplyOptions,
} from 'discord.js';

/** Starts a bot with a command, `/roll`, and a button that rolls again. */
export async function startDiceBot(
  token: string,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client: Client = new Client({ intents: [GatewayIntentBits.Guilds], ...options });
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  const ready = once(client, Events.ClientReady);
  await client.login(token);
  await ready;
  await client.application?.commands.set([{ name: 'roll', description: 'Roll a die' }]);
  return client as Client<true>;
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await interaction.reply(roll());
  else if (interaction.isButton()) await interaction.update({ content: roll().content });
}

function roll() {
  const again = new ButtonBuilder().setCustomId('again').setLabel('Roll again');
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    again.setStyle(ButtonStyle.Primary),
  );
  const content = `You rolled a ${1 + Math.floor(Math.random() * 6)}.`;
  return { content, components: [row] } satisfies InteractionReplyOptions;
}
