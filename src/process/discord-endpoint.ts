import { fileURLToPath } from 'node:url';
import type { RESTOptions } from 'discord.js';
import type { ReadyInfo } from '../bot/gateway/registration.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Shards } from '../model/shards.ts';
import { sandboxFolder } from './database-file.ts';
import { EXIT, StartupError } from './exit.ts';

const COMMAND_SENTENCES: Readonly<Record<ReadyInfo['commands'], string>> = {
  registered: 'Its commands are registered: /hanafuda.',
  unchanged: 'Its commands are as they were: /hanafuda.',
  refused: 'DISCORD REFUSES ITS COMMANDS, see the log: /hanafuda may be missing.',
};

/** Where the bot logs in: Discord, or the sandbox. */
export interface DiscordEndpoint {
  readonly token: string;
  readonly rest?: Partial<Pick<RESTOptions, 'api' | 'cdn' | 'globalRequestsPerSecond'>>;
  greeting(up: ReadyInfo): string;
  close(): Promise<void>;
}

/** Discord if the settings have a token, or else a sandbox, which is started. */
export async function openEndpoint(config: Config, log: Log): Promise<DiscordEndpoint> {
  return config.discordToken === undefined ? await sandbox(config, log) : discord(config);
}

function discord({ discordToken = '', discordApi, shards }: Config): DiscordEndpoint {
  return {
    token: discordToken,
    // What stands there sees to the limits of all processes.
    ...(discordApi !== undefined && { rest: { api: discordApi } }),
    ...(discordApi === undefined &&
      shards !== undefined && { rest: { globalRequestsPerSecond: requestsPerSecond(shards) } }),
    greeting: ({ name, inviteLink, commands }) =>
      `${name} is up. ${COMMAND_SENTENCES[commands]}\n` +
      `To invite it to a server, open\n${inviteLink}\n`,
    close: async () => {},
  };
}

/** What Discord allows a token, for all processes together. */
const REQUESTS_PER_SECOND = 50;

/** For Japanese and Korean. */
const FALLBACK_FONTS = [
  ['biz-udpgothic', 'BIZUDPGothic'],
  ['nanum-gothic', 'NanumGothic'],
] as const;

/** A process's share of what Discord allows its token: by how many of the servers are its own. */
function requestsPerSecond({ count, ids }: Shards): number {
  return Math.max(1, Math.floor((REQUESTS_PER_SECOND * ids.length) / count));
}

/** A Discord of our own on this machine, with a page to play on. */
async function sandbox({ sandboxPort, databasePath }: Config, log: Log): Promise<DiscordEndpoint> {
  const { PortInUse, startSandbox } = await import('discord-sandbox');
  try {
    const running = await startSandbox({
      port: sandboxPort,
      dataDir: sandboxFolder(databasePath),
      botName: 'Hanafuda',
      firstServer: { name: 'Hanafuda Club', channels: ['hanafuda', 'second-table'] },
      fallbackFonts: FALLBACK_FONTS.map(([folder, file]) => ({
        regular: fontFile(folder, `400Regular/${file}_400Regular`),
        bold: fontFile(folder, `700Bold/${file}_700Bold`),
      })),
      log: (sentence) => log.warn(sentence),
    });
    const { api, cdn, token, url } = running;
    return {
      token,
      rest: { api, cdn },
      greeting: () =>
        `Open ${url} in a browser to play. (Without DISCORD_TOKEN the bot runs in a sandbox on this machine.)\n`,
      close: () => running.close(),
    };
  } catch (error) {
    if (!(error instanceof PortInUse)) throw error;
    throw new StartupError(error.message, EXIT['port-in-use']);
  }
}

/** Path of the font that comes along, for machines without a Japanese one. */
function fontFile(folder: string, name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${name}.ttf`));
}
