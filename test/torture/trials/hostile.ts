import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, type Message, Refused, type SentInteraction, walk } from 'discord-sandbox';
import type { Draw } from '../../../src/engine/core/random.ts';
import { NO_SERVER } from '../../../src/model/private.ts';
import { startMatch } from '../../e2e/support/playing.ts';
import { type Button, buttonsOf, isPrivate, textOf } from '../../e2e/support/reading.ts';
import { bentId, bentOptions, bentValues, NAMES, pick } from '../support/hostile.ts';
import { query } from '../support/stored.ts';
import type { PlayedTable } from '../support/tables.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Trial, TrialContext } from '../trial.ts';

/** One of them in another server. */
const TABLES = 5;
const AT_LEAST = 300;
/** Each of them presses no faster than the bot lets anybody press: what it holds up is not tried. */
const PAUSE_MS = 200;
/** What anybody may try, with its options; the last ones do not exist. */
const SUBCOMMANDS: Readonly<Record<string, readonly string[]>> = {
  hand: [],
  table: ['all'],
  hint: [],
  play: ['card', 'take'],
  stop: [],
  me: ['away'],
  leaderboard: ['game', 'period', 'sort', 'season'],
  profile: ['person'],
  history: ['person', 'game', 'code'],
  rules: ['game'],
  help: [],
  nope: ['x'],
  __proto__: [],
  constructor: ['x'],
};

export const HOSTILE: Trial = {
  name: 'hostile presses and names',
  share: 3,
  // Their private messages are not to wash the tables out of the sandbox's memory.
  run: (context) =>
    TestBed.lend(context, { tables: TABLES, sandbox: { messagesPerChannel: 5000 } }, molest),
};

/** People who sit at no table, in the same servers. */
function outsidersIn({ sandbox }: TestBed): readonly Actor[] {
  return NAMES.map((name, at) => {
    const actor = sandbox.addUser(`Outsider ${at}`);
    // The sandbox would take some of these letters out.
    sandbox.world.people.set(actor.id, { ...sandbox.world.person(actor.id), name });
    return actor;
  });
}

async function molest(bed: TestBed, context: TrialContext): Promise<string> {
  const { tables, ledger } = bed;
  await bed.start();
  for (const table of tables) await startMatch(table, table.people, table);
  await bed.expectShown();
  const outsiders = outsidersIn(bed);
  const ids = watchMessages(bed);
  const before = ownedBy(bed);
  let presses = 0;
  await Promise.all(
    outsiders.map(async (who) => {
      while ((context.hasTime() || presses < AT_LEAST) && bed.bot.isRunning) {
        presses += 1;
        await Promise.all([pressBent(bed, who, ids), wait(PAUSE_MS)]);
      }
    }),
  );
  for (const row of ownedBy(bed).symmetricDifference(before)) {
    bed.fail(`outsiders changed what is not theirs: ${row}`);
  }
  await bed.expectShown();
  await bed.stop();
  const people = `${NAMES.length} people with hostile names`;
  return `${ledger.answered} bent presses and commands by ${people}, each answered; nothing changed, nobody pinged`;
}

/**
 * All that is not the outsiders', a row each. A private match that one of them starts is theirs, and so is a
 * seat in the next match that they ask for: that changes `invited` and the version of a match, no more.
 */
function ownedBy({ database, tables }: TestBed): ReadonlySet<string> {
  const people = tables.flatMap((table) => table.people.map(({ id }) => `'${id}'`)).join(', ');
  const isPublic = `server_id <> '${NO_SERVER}'`;
  const owned = [
    `match where ${isPublic}`,
    `move where match_id in (select id from match where ${isPublic})`,
    'server',
    'season',
    `profile where person_id in (${people})`,
  ];
  return new Set(
    owned.flatMap((rows) =>
      query<object>(database, `select * from ${rows}`).map((row) => {
        const { invited, version, changed_at, ...kept } = row as Readonly<Record<string, unknown>>;
        return rows + JSON.stringify(rows.startsWith('match') ? kept : row);
      }),
    ),
  );
}

/** Holds against every message that it is fit to be seen; gives all custom ids that ever stood on one. */
function watchMessages(bed: TestBed): Set<string> {
  const ids = new Set<string>();
  const seated = new Set(bed.tables.flatMap(({ people }) => people.map(({ id }) => id)));
  const look = (message: Message) => {
    for (const { custom_id: id } of walk(message.components)) if (id !== undefined) ids.add(id);
    const said = textOf(message);
    if (/\bundefined\b|\bNaN\b|\[object/.test(said)) bed.fail(`a message says: ${said}`);
    const pinged = message.mentions.filter(({ id }) => !seated.has(id));
    if (pinged.length + message.mention_roles.length > 0) bed.fail(`a message pings: ${said}`);
  };
  for (const { message } of bed.sandbox.world.messages.values()) look(message);
  bed.sandbox.world.events.on('message', ({ message }) => look(message));
  return ids;
}

/**
 * Somebody presses or types what no app would let them: an honest action, of which the bot is told something
 * else. It is told in the same moment, so that no other action can come between.
 */
async function pressBent(bed: TestBed, who: Actor, ids: ReadonlySet<string>): Promise<void> {
  const { draw, sandbox } = bed;
  const table = pick(draw, bed.tables);
  const { data, act } = pick(draw, [bentButton, bentSelect, bentCommand, bentWord])(draw, [...ids]);
  const change = (told: object) => ({
    ...told,
    ...(draw(20) === 0 && BARE),
    data: { ...('data' in told && (told.data as object)), ...data },
  });
  try {
    const shown = pressable(who, table) ?? (await ask(bed, who, table));
    if (shown === undefined) return;
    sandbox.injectFault({ event: 'INTERACTION_CREATE', change });
    const answer = await bed.answerTo(act(who, table, shown));
    if (answer?.kind === 'failed') bed.slow(`not answered: ${JSON.stringify(data).slice(0, 300)}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** A private message of theirs with a button: what the bot makes of a press on it, they alone see. */
function pressable(who: Actor, { room }: PlayedTable): Message | undefined {
  return who.view(room).findLast((one) => isPrivate(one) && enabledOn(one) !== undefined);
}

function enabledOn(message: Message): Button | undefined {
  return buttonsOf(message).find(({ isEnabled, id }) => isEnabled && id !== '');
}

async function ask(bed: TestBed, who: Actor, { room }: PlayedTable): Promise<Message | undefined> {
  const menu = await bed.answerTo(who.command(room, 'hanafuda me'));
  if (menu?.kind !== 'reply') return undefined;
  const answer = await bed.answerTo(who.click(menu.message, 'privacy/0/0/open'));
  return answer?.kind === 'reply' ? answer.message : undefined;
}

/** What an interaction may come without. */
const BARE = { locale: undefined, guild_locale: undefined, channel: undefined, context: undefined };

/** An honest action, and what the bot is told instead. */
interface Bent {
  readonly data: object;
  act(who: Actor, table: PlayedTable, shown: Message): SentInteraction;
}

function bentButton(draw: Draw, ids: readonly string[]): Bent {
  return {
    data: { custom_id: bentId(draw, ids) },
    act: (who, _, shown) => who.click(shown, enabledOn(shown)?.id ?? ''),
  };
}

function bentSelect(draw: Draw, ids: readonly string[]): Bent {
  const { data, act } = bentButton(draw, ids);
  return { data: { ...data, component_type: 3, values: bentValues(draw) }, act };
}

function bentCommand(draw: Draw): Bent {
  const [name, options] = pick(draw, Object.entries(SUBCOMMANDS));
  return {
    data: { options: [{ name, type: 1, options: bentOptions(draw, options) }] },
    act: (who, { room }) => who.command(room, 'hanafuda help'),
  };
}

/** A word that is being typed, in an option of any subcommand. */
function bentWord(draw: Draw): Bent {
  const [name, names] = pick(draw, Object.entries(SUBCOMMANDS));
  const options = bentOptions(draw, names.length > 0 ? names : ['card']);
  const focused = options.map((option, at) => ({ ...option, ...(at === 0 && { focused: true }) }));
  return {
    data: focused.length > 0 ? { options: [{ name, type: 1, options: focused }] } : {},
    act: (who, { room }) => who.autocomplete(room, 'hanafuda play', { focused: 'card' }),
  };
}
