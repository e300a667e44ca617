import type { SandboxOptions } from './options.ts';
import { Sandbox } from './sandbox.ts';

export interface StartOptions extends SandboxOptions {
  /** The port to listen on; 0, the default, takes any free one. */
  readonly port?: number;
  /** The server that a new world has, and the names of its text channels. */
  readonly firstServer?: { readonly name: string; readonly channels: readonly string[] };
}

/** A sandbox that runs for people. */
export interface RunningSandbox {
  /** For discord.js's `rest.api`. */
  readonly api: string;
  /** For discord.js's `rest.cdn`. */
  readonly cdn: string;
  readonly token: string;
  /** The address of the page. */
  readonly url: string;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

const FIRST_SERVER = { name: 'Test Server', channels: ['general', 'testing'] };

/**
 * Starts a sandbox with its page. A new world has one server and five people; with `dataDir`, later starts
 * find the world as it was left. It prints nothing.
 * @throws {PortInUse} whose message is a plain sentence
 */
export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const { port = 0, firstServer = FIRST_SERVER, ...settings } = options;
  const sandbox = await new Sandbox(settings).listen(port);
  if (sandbox.world.servers.size === 0) {
    const server = sandbox.addServer(firstServer.name);
    for (const name of firstServer.channels) sandbox.addChannel(server, name);
    addPeople(sandbox);
  }
  const { api, cdn, token, url } = sandbox;
  return { api, cdn, token, url, sandbox, close: () => sandbox.close() };
}

function addPeople(sandbox: Sandbox): void {
  sandbox.addUser('Aoi', { permissions: 'manager' });
  sandbox.addUser('Ben');
  sandbox.addUser('Chiyo', { locale: 'ja' });
  sandbox.addUser('Dana');
  sandbox.addUser('Emil');
}
