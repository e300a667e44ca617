import { refusal, type Sandbox, tooManyRequests, webPage } from 'discord-sandbox';
import type { Draw } from '../../src/engine/core/random.ts';
import { pick } from '../torture/support/hostile.ts';
import type { CrashPoint, TransactionPoint } from './patched-modules.ts';
import { machine } from './virtual-machine.ts';

/** What can go wrong in a world. */
export const TROUBLES = ['requests', 'gateway', 'crashes', 'database', 'clock', 'owners'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Troubled {
  readonly sandbox: Sandbox;
  /** Kills the bot now, as a crash of its process does. */
  crash(): void;
  /** Kills it at the next such point. */
  crashAt(point: CrashPoint): void;
  /** Asks it to end. */
  stop(): void;
  /** Nothing runs for this long. */
  standStill(ms: number): void;
  /** So many transactions fail with this code of SQLite, at their beginning or at their end. */
  failTransactions(fault: {
    readonly code: string;
    readonly at: TransactionPoint;
    readonly times: number;
  }): void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lets something go wrong, and says what. */
export function trouble(kind: Trouble, world: Troubled, draw: Draw): string {
  switch (kind) {
    case 'requests':
      return troubleRequests(world.sandbox, draw);
    case 'gateway':
      return troubleGateway(world.sandbox, draw);
    case 'crashes':
      return troubleProcess(world, draw);
    case 'database': {
      const code = pick(draw, ['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR']);
      const at = pick(draw, ['begin', 'commit'] as const);
      const times = 1 + draw(4);
      world.failTransactions({ code, at, times });
      return `${times} transactions fail with ${code} at ${at}`;
    }
    case 'clock': {
      const by = pick(draw, [-DAY, -90 * MINUTE, -5000, 5000, 90 * MINUTE, 40 * DAY]);
      machine.wallOffset += by;
      return `the machine's clock is set by ${by / 1000} s`;
    }
    case 'owners':
      return troubleServers(world.sandbox, draw);
  }
}

/** With what Discord refuses each: no others, and nothing untrue, which the bot would believe. */
const ROUTES = [
  { name: 'interactions', path: /^\/interactions/, codes: [10062, 40060] },
  { name: 'webhooks', path: /^\/webhooks/, codes: [10008, 10062, 50027] },
  { name: 'messages', path: /^\/channels\/\d+\/messages/, codes: [50001, 50013] },
  { name: 'channels', path: /^\/(channels|users|guilds)/, codes: [50001, 50013] },
  { name: 'everything', path: /./, codes: [50001, 50013] },
] as const;

const STATUSES = [400, 403, 404, 405, 408, 409, 413, 422, 500, 501, 504, 520, 530] as const;
const NONSENSE = ['', '{"id":', '<html>', 'null', { what: 'is this' }] as const;

function troubleRequests(sandbox: Sandbox, draw: Draw): string {
  const { name, path, codes } = pick(draw, ROUTES);
  let code = '';
  const faults = {
    refused: () => {
      const one = pick<(typeof codes)[number]>(draw, codes);
      code = ` with ${one}`;
      return refusal(one);
    },
    'too many': () => tooManyRequests(500 + draw(4000), pick(draw, ['user', 'global', 'shared'])),
    'a page': () => webPage(pick(draw, [429, 500, 502, 503])),
    'a status': () => ({ status: pick(draw, STATUSES), body: { message: 'No', code: 0 } }),
    'done, answered with nonsense': () => ({ body: pick(draw, NONSENSE) }),
    late: () => ({ delayMs: 1 + draw(6000) }),
    'answered late': () => ({ answerDelayMs: 1 + draw(6000) }),
    unanswered: () => ({ delayMs: Number.POSITIVE_INFINITY }),
    'done and unanswered': () => ({ answerDelayMs: Number.POSITIVE_INFINITY }),
    lost: () => ({ hangUp: 'before' as const }),
    'done and lost': () => ({ hangUp: 'after' as const }),
    'half answered': () => ({ hangUp: 'halfway' as const }),
  };
  const [kind, fault] = pick(draw, Object.entries(faults));
  const times = 1 + draw(3);
  sandbox.injectFault({ path, times, ...fault() });
  return `${times} requests to ${name}: ${kind}${code}`;
}

function troubleGateway(sandbox: Sandbox, draw: Draw): string {
  const loss = pick(draw, [
    { kind: 'terminate' },
    { kind: 'close', code: 4000 },
    { kind: 'close', code: 1001 },
    { kind: 'reconnect' },
    { kind: 'invalid-session', resumable: true },
    { kind: 'invalid-session', resumable: false },
    { kind: 'half-open' },
  ] as const);
  if (draw(3) > 0) {
    sandbox.dropSockets(loss);
    return `the connection is lost: ${loss.kind}`;
  }
  const fault = pick(draw, [{ copies: 0 }, { copies: 2 }, { delayMs: 1 + draw(4000) }]);
  sandbox.injectFault({ event: 'INTERACTION_CREATE', ...fault });
  return `the next event of an interaction: ${JSON.stringify(fault)}`;
}

function troubleProcess(world: Troubled, draw: Draw): string {
  const transactions = ['begin', 'commit', 'committed'] as const;
  const posts = ['posted', ...Array.from({ length: 4 }, () => 'result posted' as const)] as const;
  const points = ['now', ...transactions, ...posts, 'SIGTERM', 'SIGSTOP'] as const;
  const point = pick(draw, points);
  if (point === 'SIGTERM') world.stop();
  else if (point === 'SIGSTOP') world.standStill(MINUTE + draw(40 * MINUTE));
  else if (point === 'now') world.crash();
  else world.crashAt(point);
  return `the process is ended, or stands still: ${point}`;
}

function troubleServers(sandbox: Sandbox, draw: Draw): string {
  const server = pick(draw, [...sandbox.world.servers.values()]);
  const channel = pick(
    draw,
    [...sandbox.world.channels.values()].filter(({ kind }) => kind === 'text'),
  );
  const deeds = {
    'removes the bot': () => sandbox.removeBot(server),
    'invites the bot': () => sandbox.inviteBot(server),
    'has an outage': () => sandbox.beginOutage(server),
    'has no outage any more': () => sandbox.endOutage(server),
    'lets the bot not post': () => sandbox.setPermissions(channel, { without: ['sendMessages'] }),
    'lets the bot do all': () => sandbox.setPermissions(channel, { without: [] }),
    'loses a message': () => {
      const [message] = sandbox.world.messagesIn(channel.id).slice(-1);
      if (message !== undefined) sandbox.deleteMessage(message.message);
    },
  };
  const [name, deed] = pick(draw, Object.entries(deeds));
  deed();
  return `${server.name} ${name}`;
}
