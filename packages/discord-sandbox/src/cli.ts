#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { PortInUse } from './http/local-server.ts';
import { startSandbox } from './start.ts';

const USAGE = `discord-sandbox: a Discord on this machine to try a bot in

  --port NUMBER   where to listen; any free port unless given
  --data FOLDER   where to keep servers, people and messages between runs
  --token TOKEN   the token that the bot logs in with; a new one unless given
  --name NAME     the bot's name
`;

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = {
    port: text,
    data: text,
    token: text,
    name: text,
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const running = await startSandbox({
    port: Number(values.port ?? 0),
    dataDir: values.data,
    ...(values.token !== undefined && { token: values.token }),
    ...(values.name !== undefined && { botName: values.name }),
    log: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const { api, cdn, token, url } = running;
  process.stdout.write(`Page:  ${url}\nToken: ${token}\nrest:  { api: '${api}', cdn: '${cdn}' }\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.close());
}

/** Mistakes in the command line. */
const USAGE_ERROR = /^ERR_(?:PARSE_ARGS_|SOCKET_BAD_PORT)/;

try {
  await main();
} catch (error) {
  const isUsage = error instanceof Error && 'code' in error && USAGE_ERROR.test(String(error.code));
  if (!isUsage && !(error instanceof PortInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
