import type { Message } from 'discord-sandbox';
import { type Draw, shuffleBy } from '../../../src/engine/core/random.ts';
import { tableOf } from '../../e2e/support/playing.ts';
import { askedAt, playOn, prepare } from '../support/act.ts';
import { orphansAmong, publicIn } from '../support/channels.ts';
import { Aim, EVERY_FAULT, type NamedFault } from '../support/faults.ts';
import { settle } from '../support/ledger.ts';
import { activeMatches } from '../support/stored.ts';
import type { PlayedTable } from '../support/tables.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 8;
/** Faults that are met at once before those that stop everything. */
const BATCH = 40;
/** Long enough for every retry of discord.js, its timeout of 15 s, and pauses of ours after it. */
const HEALED_MS = 45_000;
/** After a refusal nothing need happen until somebody does something: so long is looked whether it does. */
const REFUSED_MS = 1500;

/** Which of the bot's requests goes wrong. */
const ROUTES = ['answer', 'edit', 'post', 'remove', 'hand'] as const;

interface Case {
  readonly route: (typeof ROUTES)[number];
  readonly named: NamedFault;
}

const CASES: readonly Case[] = ROUTES.flatMap((route) =>
  EVERY_FAULT.map((named) => ({ route, named })),
);

export const REST_FAULTS: Trial = {
  name: "faults of Discord's REST API",
  share: 6,
  async run(context) {
    // What fails is logged; that is not looked for here.
    const bed = await TestBed.open(context, {
      tables: TABLES,
      expected: /Discord|HTTP|fetch|SyntaxError|Abort|Socket|UND_ERR/,
    });
    try {
      await bed.start();
      return { figure: await meetFaults(bed, context) };
    } finally {
      await bed.close();
    }
  },
};

async function meetFaults(bed: TestBed, context: TrialContext): Promise<string> {
  const met = new Set<string>();
  let count = 0;
  let longest = 0;
  const meet = async (table: PlayedTable, one: Case) => {
    const from = performance.now();
    if (!(await meetFault(bed, table, one))) return;
    longest = Math.max(longest, performance.now() - from);
    met.add(`${one.route} ${one.named.name}`);
    count += 1;
  };
  let some: readonly Case[] = [];
  let all: readonly Case[] = [];
  do {
    if (some.length === 0) some = shuffled(CASES.filter(isLocal), context.draw);
    if (all.length === 0)
      all = shuffled(
        CASES.filter((one) => !isLocal(one)),
        context.draw,
      );
    const [alone, ...rest] = all;
    all = rest;
    if (alone !== undefined) await meet(bed.tables[0]!, alone);
    const batch = some.slice(0, BATCH);
    some = some.slice(BATCH);
    await Promise.all(
      bed.tables.map(async (table) => {
        for (let one = batch.shift(); one !== undefined; one = batch.shift()) {
          if (!context.hasTime() && count > 0) return;
          await meet(table, one);
        }
      }),
    );
  } while (context.hasTime());
  await bed.stop();
  const seconds = (longest / 1000).toFixed(1);
  return `${count} faults, ${met.size} of ${CASES.length} kinds; shown again after ${seconds} s at most`;
}

function isLocal({ named }: Case): boolean {
  return named.isForAll !== true;
}

function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  return shuffleBy([...list.keys()], draw).map((at) => list[at]!);
}

/** Lets one request at a table go wrong; true when one was met. Afterwards everything has to be well. */
async function meetFault(bed: TestBed, table: PlayedTable, one: Case): Promise<boolean> {
  const { route, named } = one;
  await prepare(bed, table);
  const aim = await provoke(bed, table, one);
  const when = `${named.name} to ${route}`;
  const isHealing = named.isRefusal !== true;
  let faults = await bed.faultsShown([table], isHealing ? bed.upTo(HEALED_MS) : REFUSED_MS);
  if (!bed.bot.isRunning) throw new Error(`the bot ended: ${when}`);
  const isMet = aim.hits > 0;
  aim.isOver = true;
  if (isHealing) await bed.failShown(faults, when);
  const answer = await bed.answerTo(table.ann.command(table.room, 'hanafuda hand'));
  if (answer?.kind === 'failed') bed.slow(`the next command is not answered, ${when}`);
  if (isHealing) return isMet;
  // What Discord does not let the bot take away, a moderator does.
  for (const { id } of await orphansAt(bed, table)) bed.sandbox.world.deleteMessage(id);
  if (faults.length > 0) {
    // It may be shown in plain words, or not at all; the next move shows it as ever.
    await playOn(bed, table);
  }
  faults = await bed.faultsShown([table], bed.upTo(HEALED_MS));
  await bed.failShown(faults, `${when}, though people play on`);
  return isMet;
}

async function orphansAt(
  { sandbox, stored }: TestBed,
  { room }: PlayedTable,
): Promise<readonly Message[]> {
  const active = await activeMatches(stored);
  const match = active.find(({ channelId }) => channelId === room.id);
  return orphansAmong(publicIn(sandbox, room.id), match);
}

/** Does what makes the bot send such a request, and lets that go wrong. */
async function provoke(
  bed: TestBed,
  table: PlayedTable,
  { route, named: { fault } }: Case,
): Promise<Aim> {
  const { room, ann } = table;
  const inject = (method: string, path: string) => {
    const aim = new Aim(path);
    bed.sandbox.injectFault({ ...fault, method, path: aim });
    return aim;
  };
  if (route === 'remove') {
    const aim = inject('DELETE', `^/channels/${room.id}/messages/`);
    await bed.answerTo(ann.command(room, 'hanafuda table'));
    return aim;
  }
  const asked = askedAt(table);
  if (asked === undefined) throw new Error('nobody is asked');
  const { who, hand, moves } = asked;
  const { id } = moves[bed.draw(moves.length)]!;
  const noted = bed.ledger.press(id);
  const shown = tableOf(table);
  if (route === 'post' && shown !== undefined) bed.sandbox.world.deleteMessage(shown.id);
  const before = {
    edit: () => inject('PATCH', `^/channels/${room.id}/messages/`),
    post: () => inject('POST', `^/channels/${room.id}/messages$`),
    hand: () => inject('PATCH', '^/webhooks/'),
    answer: () => undefined,
  }[route]();
  const press = who.click(hand, id);
  const aim = before ?? inject('POST', `^/interactions/${press.id}/`);
  const answer = await press.done;
  settle(noted, answer);
  if (answer.kind === 'failed' && route !== 'answer') bed.ledger.unanswered += 1;
  if (route === 'post' && noted.outcome !== 'acknowledged') {
    // A table that was taken away is not missed by the bot until something happens at it.
    aim.isOver = true;
    await bed.answerTo(ann.command(room, 'hanafuda table'));
  }
  return aim;
}
