/**
 * The least that a bot can be: it answers each press with one word. What it takes is what discord.js,
 * the sockets and the sandbox take.
 */
import { Client, Events, GatewayIntentBits } from 'discord.js';

const { API: api = '', TOKEN: token = '' } = process.env;

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.on(Events.Error, (error) => console.error(error));
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isButton()) void interaction.update({ content: 'pong' });
});
await client.login(token);
