import { setTimeout as wait } from 'node:timers/promises';
import type { Actor, SentInteraction, TextChannel } from 'discord-sandbox';
import { littleMemory } from '../../../scripts/run.mjs';
import { act, prepare } from '../support/act.ts';
import { query } from '../support/stored.ts';
import type { PlayedTable } from '../support/tables.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

const TABLES = 40;
const STORM_MS = 6000;
/** A storm that is only to find out what saturates. */
const GUST_MS = 3000;
const FIRST_RATE = 40;
const STEP = 1.5;
/** A bot that leaves more of what is pressed for later, or unanswered, does not keep up. */
const MOST_LOST = 0.05;
/** So many times what saturates is pressed. */
const TIMES = 2;
/** Of what saturates at least so much is answered under that. */
const GOODPUT = 0.9;
/** What else the machine does is in the figures of one storm too: only a median of this many is the bot's. */
const FEWEST_LOOKS = 3;
const RECOVERED_MS = 10_000;
/** After this long nobody waits for it any more. */
const GIVEN_UP_MS = 30_000;
/** A bot is well again when it answers so soon, or as soon as before, so often in a row. */
const WELL_MS = 500;
const WELL_TIMES = 5;
const MOST_MEGABYTES = 450;

const OVERLOADED = { checkSchema: false, messagesPerChannel: 200 };

export const OVERLOAD: Trial = {
  name: 'overload and recovery',
  share: 3,
  run: (context) => TestBed.lend(context, { tables: TABLES, sandbox: OVERLOADED }, overload),
};

async function overload(bed: TestBed, context: TrialContext): Promise<string> {
  await bed.start({ settings: { ...littleMemory, LOG_LEVEL: 'warn' } });
  for (const table of bed.tables) await prepare(bed, table);
  const rate = await saturation(bed);
  const looks: Look[] = [];
  do looks.push(await lookAt(bed, rate));
  while (context.hasTime());
  await bed.expectShown(30_000);
  await bed.stop();
  for (const fault of faultsOf(looks)) bed.slow(fault);
  const { part, recoveryMs, megabytes } = medians(looks);
  const under = `pressed ${TIMES} times as often ${percent(part)} of that in time`;
  const recovery = `well again after ${(recoveryMs / 1000).toFixed(1)} s`;
  return `saturated by ${Math.round(rate)} presses a second; ${under}, ${recovery}, ${megabytes} MB (medians of ${looks.length} storms)`;
}

/** What came of one storm beyond what saturates. */
interface Look {
  /** Answers in time, of those that were given at the rate that saturates. */
  readonly part: number;
  readonly recoveryMs: number;
  readonly megabytes: number;
}

async function lookAt(bed: TestBed, rate: number): Promise<Look> {
  const { unanswered } = bed.ledger;
  const usualMs = Math.min(GIVEN_UP_MS / 10, Math.max(...(await answerTimes(bed))));
  const usual = await storm(bed, rate, STORM_MS);
  await usual.over;
  const excess = await storm(bed, rate * TIMES, STORM_MS);
  const recoveryMs = await recovery(bed, Math.max(WELL_MS, usualMs));
  await excess.over;
  bed.ledger.unanswered = unanswered;
  // The sandbox keeps pictures for its page, which nobody looks at here.
  bed.sandbox.world.files.clear();
  const megabytes = bed.residentMegabytes ?? 0;
  return { part: excess.served / usual.served, recoveryMs, megabytes };
}

/** What one storm brings about may be the machine's; what half of them do is the bot's. */
function medians(looks: readonly Look[]): Look {
  const median = (name: keyof Look) =>
    percentile(
      looks.map((look) => look[name]),
      0.5,
    );
  return {
    part: median('part'),
    recoveryMs: median('recoveryMs'),
    megabytes: median('megabytes'),
  };
}

function faultsOf(looks: readonly Look[]): readonly string[] {
  const { part, recoveryMs, megabytes } = medians(looks);
  const isTheBots = looks.length >= FEWEST_LOOKS;
  return [
    isTheBots &&
      part < GOODPUT &&
      `only ${percent(part)} is answered under ${TIMES} times what saturates`,
    recoveryMs > (isTheBots ? RECOVERED_MS : GIVEN_UP_MS) &&
      `well only ${recoveryMs.toFixed(0)} ms after an overload`,
    megabytes > MOST_MEGABYTES && `${megabytes} MB of memory`,
  ].filter((fault) => fault !== false);
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

/** How often a second has to be pressed so that the bot does not answer all of it. */
async function saturation(bed: TestBed): Promise<number> {
  const { ledger } = bed;
  const { unanswered } = ledger;
  for (let rate = FIRST_RATE; ; rate *= STEP) {
    const { answered, served } = ledger;
    const { over } = await storm(bed, rate, GUST_MS);
    await over;
    const pressed = ledger.answered - answered + (ledger.unanswered - unanswered);
    ledger.unanswered = unanswered;
    if (ledger.served - served < pressed * (1 - MOST_LOST)) return rate;
  }
}

/** Answers in time a second, and when the last press is answered or given up. */
interface Storm {
  readonly served: number;
  readonly over: Promise<unknown>;
}

/**
 * Presses at all tables, so many times a second whatever becomes of the last ones. The first third, in
 * which the bot is still getting behind, does not count.
 */
async function storm(bed: TestBed, rate: number, ms: number): Promise<Storm> {
  const { draw, tables, ledger } = bed;
  const from = performance.now();
  const presses: Promise<void>[] = [];
  let before = ledger.served;
  for (let passed = 0; passed < ms; passed = performance.now() - from) {
    if (passed < ms / 3) before = ledger.served;
    while (presses.length < (passed * rate) / 1000) {
      presses.push(act(bed, tables[draw(tables.length)]!));
    }
    await wait(2);
  }
  const served = ((ledger.served - before) * 1000) / ((ms * 2) / 3);
  return { served, over: Promise.all(presses) };
}

/** How many milliseconds it takes until somebody is answered as ever. */
async function recovery(bed: TestBed, wellMs: number): Promise<number> {
  const from = performance.now();
  for (let well = 0; well < WELL_TIMES && performance.now() - from < GIVEN_UP_MS; ) {
    well = (await answerTime(bed)) < wellMs ? well + 1 : 0;
  }
  return performance.now() - from;
}

/** What somebody waits for an answer who asks a few times; milliseconds each. */
async function answerTimes(bed: TestBed): Promise<readonly number[]> {
  const times: number[] = [];
  while (times.length < WELL_TIMES) times.push(await answerTime(bed));
  return times;
}

/** What somebody waits for an answer, in milliseconds; forever if none comes. */
async function answerTime(bed: TestBed): Promise<number> {
  const { ann, room } = bed.tables[0]!;
  const from = performance.now();
  const answer = await bed.answerTo(ann.command(room, 'hanafuda hand'));
  return answer?.kind === 'failed' ? Number.POSITIVE_INFINITY : performance.now() - from;
}

const FLOODED_MS = 5000;
/** In so many lobbies a person may wait. */
const MOST_LOBBIES = 3;
const CHANNELS = 200;
const MOST_P99_MS = 1000;

/** What one person does far too often. */
interface Flood {
  readonly name: string;
  /** Times a second. */
  readonly rate: number;
  press(
    who: Actor,
    place: { readonly room: TextChannel; readonly table: PlayedTable },
  ): SentInteraction;
}

const FLOODS: readonly Flood[] = [
  {
    name: 'hands',
    rate: 50,
    press: (who, { table }) => who.command(table.room, 'hanafuda hand'),
  },
  {
    name: 'leaderboards',
    rate: 30,
    press: (who, { table }) => who.command(table.room, 'hanafuda leaderboard'),
  },
  {
    name: 'rules',
    rate: 30,
    press: (who, { table }) => who.command(table.room, 'hanafuda rules', { game: table.game }),
  },
  {
    name: 'tables',
    rate: 30,
    press: (who, { table }) => who.command(table.room, 'hanafuda table'),
  },
  {
    name: 'completions',
    rate: 100,
    press: (who, { table }) =>
      who.autocomplete(table.room, 'hanafuda start', {
        focused: 'rules',
        values: { game: table.game, rules: 'length=3, '.repeat(20).slice(0, 190) },
      }),
  },
  {
    name: 'lobbies',
    rate: 40,
    press: (who, { room }) => who.command(room, 'hanafuda start', { game: 'koi-koi' }),
  },
];

/** The flood is not to wash the tables out of the sandbox's memory. */
const FLOODED = { checkSchema: false, messagesPerChannel: 2000 };

export const FLOOD: Trial = {
  name: 'one person who floods',
  share: 2,
  run: (context) => TestBed.lend(context, { tables: 4, sandbox: FLOODED }, flood),
};

async function flood(bed: TestBed, context: TrialContext): Promise<string> {
  const { sandbox, ledger } = bed;
  const evil = sandbox.addUser('Evil');
  await bed.start();
  const table = bed.tables[0]!;
  await prepare(bed, table);
  const server = sandbox.addServer('Wide');
  const rooms = Array.from({ length: CHANNELS }, (_, at) => sandbox.addChannel(server, `${at}`));
  const times: number[] = [];
  let [turn, count] = [context.draw(FLOODS.length), 0];
  do {
    const one = FLOODS[turn++ % FLOODS.length]!;
    const until = performance.now() + FLOODED_MS;
    const flooding = floodUntil(until, one, (at) => {
      count += 1;
      return one.press(evil, { room: rooms[at % rooms.length]!, table });
    });
    times.push(...(await otherPeople(bed, until)));
    await flooding;
  } while (context.hasTime());
  const lobbies = query(
    bed.database,
    "select 1 from match where host_id = ? and status in ('open', 'playing')",
    evil.id,
  ).length;
  if (lobbies > MOST_LOBBIES) bed.fail(`one person has ${lobbies} lobbies`);
  const p99 = percentile(times, 0.99);
  if (p99 > MOST_P99_MS) bed.slow(`others wait ${p99.toFixed(0)} ms (p99)`);
  await bed.expectShown(30_000);
  await bed.stop();
  bed.expectAllAnswered();
  return `${count} presses of one person; ${times.length} of others beside them, p99 ${p99.toFixed(0)} ms, none unanswered; ${lobbies} lobbies of theirs (${ledger.answered} answers)`;
}

async function floodUntil(
  until: number,
  { rate }: Flood,
  press: (at: number) => SentInteraction,
): Promise<void> {
  const from = performance.now();
  const all: Promise<unknown>[] = [];
  while (performance.now() < until) {
    const due = ((performance.now() - from) * rate) / 1000;
    while (all.length < due) all.push(press(all.length).done);
    await wait(2);
  }
  await Promise.all(all);
}

/** What the others at the tables wait for their answers meanwhile, in milliseconds each. */
async function otherPeople(bed: TestBed, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  const { ann, room } = bed.tables[1]!;
  while (performance.now() < until) {
    const from = performance.now();
    await bed.answerTo(ann.command(room, 'hanafuda hand'));
    times.push(performance.now() - from);
    await wait(100);
  }
  return times;
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;
}
