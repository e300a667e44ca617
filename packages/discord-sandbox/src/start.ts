import type { SandboxOptions } from './options.ts';
import { Sandbox } from './sandbox.ts';

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

/**
 * Starts a sandbox with its page. On the first start it has a server with two channels and five people;
 * with `dataDir`, later starts find what was left there. It prints nothing.
 * @param options `port` 0 takes any free one
 * @throws {PortInUse} whose message is a plain sentence
 */
export async function startSandbox(
  options: SandboxOptions & { readonly port?: number } = {},
): Promise<RunningSandbox> {
  const { port = 0, ...settings } = options;
  const sandbox = await new Sandbox(settings).listen(port);
  if (sandbox.world.servers.size === 0) buildDefaultWorld(sandbox);
  const { api, cdn, token, url } = sandbox;
  return { api, cdn, token, url, sandbox, close: () => sandbox.close() };
}

function buildDefaultWorld(sandbox: Sandbox): void {
  const club = sandbox.addServer('Hanafuda Club');
  sandbox.addChannel(club, 'hanafuda');
  sandbox.addChannel(club, 'second-table');
  sandbox.addUser('Aoi', { permissions: 'manager' });
  sandbox.addUser('Ben');
  sandbox.addUser('Chiyo', { locale: 'ja' });
  sandbox.addUser('Dana');
  sandbox.addUser('Emil');
}
