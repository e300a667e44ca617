import type { Sandbox, Server, SocketLoss, TextChannel } from 'discord-sandbox';
import { playFor } from '../support/act.ts';
import { comesTrue } from '../support/comes-true.ts';
import { activeMatches, type Stored } from '../support/stored.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 4;
const HEARTBEAT_MS = 2000;
/** Two heartbeats that nobody answers, and the pause before the next connection. */
const BACK_MS = 40_000;

interface Loss {
  readonly name: string;
  /** How long discord.js waits before it sees to it, where that is long; milliseconds. */
  readonly patience?: number;
  cause(bed: TestBed): void;
}

const CODES = [1000, 1001, 1006, 1011, 1012, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];

/** Every way in which a connection is lost that another may replace. */
const LOSSES: readonly Loss[] = [
  lossOf('a torn cable', { kind: 'terminate' }),
  lossOf('half-open', { kind: 'half-open' }),
  lossOf('op 7', { kind: 'reconnect' }),
  lossOf('op 9, resumable', { kind: 'invalid-session', resumable: true }),
  lossOf('op 9', { kind: 'invalid-session', resumable: false }),
  ...CODES.filter((code) => code !== 1006).map((code) =>
    lossOf(`close ${code}`, { kind: 'close', code }),
  ),
  {
    name: 'heartbeats that nobody acknowledges',
    cause: ({ sandbox }) => sandbox.injectFault({ on: 'heartbeat', times: 3 }),
  },
  {
    name: 'op 7, and the session cannot be resumed',
    cause: ({ sandbox }) => {
      sandbox.injectFault({ on: 'resume', send: [{ op: 9, d: false }] });
      sandbox.dropSockets({ kind: 'reconnect' });
    },
  },
  {
    name: 'a connection that is never greeted',
    patience: 60_000,
    cause: ({ sandbox }) => {
      sandbox.injectFault({ on: 'connect' });
      sandbox.dropSockets();
    },
  },
  { name: 'half a payload', cause: ({ sandbox }) => sandbox.sendFrame('{"op":0,"t":"GUILD_CR') },
  { name: 'an unknown event', cause: ({ sandbox }) => sandbox.sendEvent('NEW_THING', { id: '1' }) },
];

function lossOf(name: string, loss: SocketLoss): Loss {
  return { name, cause: ({ sandbox }) => sandbox.dropSockets(loss) };
}

/** Closes after which the bot can only end and say why. */
const FINAL_CODES = [4004, 4010, 4011, 4012, 4013, 4014];
const NOTICED_MS = 20_000;

export const GATEWAY_FAULTS: Trial = {
  name: 'faults of the gateway',
  share: 3,
  async run(context) {
    const sandbox = { heartbeatMs: HEARTBEAT_MS };
    const expected = /closed the connection|connection|Discord|discord/;
    const bed = await TestBed.open(context, { tables: TABLES, sandbox, expected });
    try {
      return { figure: await loseConnections(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

async function loseConnections(bed: TestBed, context: TrialContext): Promise<string> {
  const met = new Set<string>();
  let [count, longest, ends] = [0, 0, 0];
  await bed.start();
  await playFor(bed, 400);
  do {
    const losses = LOSSES.filter(({ patience = 0 }) => patience <= Math.max(0, context.timeLeft()));
    const loss = losses[context.draw(losses.length)]!;
    longest = Math.max(longest, await lose(bed, loss));
    await changeMeanwhile(bed, CHANGES[context.draw(CHANGES.length)]!);
    met.add(loss.name);
    count += 1;
    if (count > 1 && context.draw(6) > 0) continue;
    await closeForGood(bed, FINAL_CODES[context.draw(FINAL_CODES.length)]!);
    ends += 1;
    await bed.start();
  } while (context.hasTime());
  await bed.stop();
  bed.expectAllAnswered();
  const kinds = `${count} losses of ${met.size} kinds`;
  const seconds = (longest / 1000).toFixed(1);
  return `${kinds}, back after ${seconds} s at most; ${ends} closes for good, each said`;
}

/** Loses the connection while people play; gives how many milliseconds it took to answer again. */
async function lose(bed: TestBed, loss: Loss): Promise<number> {
  const { unanswered } = bed.ledger;
  const playing = playFor(bed, 400);
  loss.cause(bed);
  const from = performance.now();
  await playing;
  await expectAnswers(bed, `after ${loss.name}`, loss.patience);
  const took = performance.now() - from;
  // Who pressed while nobody could be heard.
  bed.ledger.unanswered = unanswered;
  await playFor(bed, 400);
  await bed.expectShown();
  bed.sandbox.clearFaults();
  return took;
}

/** Until somebody who asks is answered. */
async function expectAnswers(bed: TestBed, when: string, patience = 0): Promise<void> {
  const { ann, room } = bed.tables[0]!;
  const from = performance.now();
  for (;;) {
    const answer = await bed.answerTo(ann.command(room, 'hanafuda hand'));
    if (!bed.bot.isRunning) throw new Error(`the bot ended ${when}`);
    if (answer !== undefined && answer.kind !== 'failed') return;
    if (performance.now() - from > bed.upTo(BACK_MS + patience))
      throw new Error(`nobody is answered ${when}`);
  }
}

/** A server in which a table is open, about which something happens while there is no session. */
interface Elsewhere {
  readonly server: Server;
  readonly room: TextChannel;
}

/** What is true of it then, and how it is undone. */
interface Change {
  readonly name: string;
  cause(sandbox: Sandbox, elsewhere: Elsewhere): void;
  isNoticed(stored: Stored, elsewhere: Elsewhere): Promise<boolean>;
  undo(sandbox: Sandbox, elsewhere: Elsewhere): void;
}

const CHANGES: readonly Change[] = [
  {
    name: 'a channel that was deleted',
    cause: (sandbox, { room }) => sandbox.deleteChannel(room),
    isNoticed: async (stored, { room }) =>
      (await activeMatches(stored)).every(({ channelId }) => channelId !== room.id),
    undo: () => {},
  },
  {
    name: 'a server that was left',
    cause: (sandbox, { server }) => sandbox.removeBot(server),
    isNoticed: (stored, { server }) => isLeft(stored, server),
    undo: (sandbox, { server }) => sandbox.inviteBot(server),
  },
  {
    name: 'a server that cannot be reached',
    cause: (sandbox, { server }) => sandbox.beginOutage(server),
    isNoticed: async (stored, { server }) => !(await isLeft(stored, server)),
    undo: (sandbox, { server }) => sandbox.endOutage(server),
  },
];

async function isLeft({ query }: Stored, { id }: Server): Promise<boolean> {
  const sql = 'select 1 from server where id = ? and left_at is not null';
  return (await query(sql, id)).length > 0;
}

/**
 * What happens to servers and channels while there is no session is noticed with the next one; being
 * out of reach is no leaving.
 */
async function changeMeanwhile(bed: TestBed, change: Change): Promise<void> {
  const { sandbox, stored } = bed;
  const server = sandbox.addServer(`Elsewhere ${sandbox.world.servers.size}`);
  const elsewhere = { server, room: sandbox.addChannel(server, 'elsewhere') };
  const { unanswered } = bed.ledger;
  await bed.answerTo(
    bed.tables[0]!.ann.command(elsewhere.room, 'hanafuda start', { game: 'mushi' }),
  );
  sandbox.dropSockets({ kind: 'invalid-session', resumable: false });
  change.cause(sandbox, elsewhere);
  await expectAnswers(bed, `after ${change.name}`);
  const isNoticed = await comesTrue(
    () => change.isNoticed(stored, elsewhere),
    bed.upTo(NOTICED_MS),
  );
  if (!isNoticed) bed.fail(`${change.name} while there was no session is not noticed`);
  change.undo(sandbox, elsewhere);
  const isBack = await comesTrue(async () => !(await isLeft(stored, server)), bed.upTo(NOTICED_MS));
  if (!isBack) bed.fail(`${change.name} counts as left though the bot is there`);
  bed.ledger.unanswered = unanswered;
  if (sandbox.world.channels.has(elsewhere.room.id)) sandbox.deleteChannel(elsewhere.room);
}

/** Discord closes the door: the bot ends, and says why to its owner. */
async function closeForGood(bed: TestBed, code: number): Promise<void> {
  bed.sandbox.injectFault({ on: 'identify', close: code, times: Number.POSITIVE_INFINITY });
  bed.sandbox.injectFault({ on: 'resume', close: code, times: Number.POSITIVE_INFINITY });
  bed.sandbox.dropSockets({ kind: 'close', code });
  const isOver = await comesTrue(() => !bed.bot.isRunning, bed.upTo(NOTICED_MS));
  bed.sandbox.clearFaults();
  if (!isOver) bed.fail(`goes on after close ${code}`);
  const ended = await (isOver ? bed.ended() : bed.kill());
  bed.expectSentence(ended, `after close ${code}`);
}
