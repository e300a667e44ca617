import { BARRED_KINDS, type Bar } from '../model/bar.ts';
import { startupErrorOf } from '../process/exit.ts';
import { withBars } from '../process/open-database.ts';
import { runCommand, UsageError } from './command.ts';

const USAGE = `npm run bar -- user ID | server ID      bars a person, or a server
npm run bar -- lift user ID | server ID lifts that
npm run bar -- list                     prints who is barred, and since when
  Works while the bot runs, and takes effect right away. People who are barred are told so when they use a command, and
  can still see and delete their data. ID is what Discord shows with developer mode on, under "Copy ID".
Exit codes: 0 done, 1 a bug, 2 a setting or an argument is wrong, 3 the database cannot be used.
`;

await runCommand(USAGE, (args) => withBars(workOf(args)), startupErrorOf);

type Work = Parameters<typeof withBars>[0];
type Store = Parameters<Work>[0];

/** What a call asks for: its words are read before a database is looked for. */
function workOf(args: readonly string[]): Work {
  const [first = '', ...rest] = args;
  if (first === 'list' && rest.length === 0) return list;
  return first === 'lift' ? liftOf(readBar(rest)) : putOf(readBar(args));
}

async function list(store: Store): Promise<void> {
  const bars = await store.bars();
  const lines = bars.map(({ kind, id, at }) => `${new Date(at).toISOString()}  ${kind} ${id}\n`);
  print(lines.length === 0 ? 'Nobody is barred.\n' : lines.join(''));
}

function liftOf(bar: Bar): Work {
  return async (store) => {
    const isLifted = await store.liftBar(bar);
    print(`The ${bar.kind} ${bar.id} ${isLifted ? 'is no longer' : 'was not'} barred.\n`);
  };
}

function putOf(bar: Bar): Work {
  return async (store) => {
    await store.putBar(bar, Date.now());
    print(`The ${bar.kind} ${bar.id} is barred.\n`);
  };
}

function readBar(words: readonly string[]): Bar {
  const [name, id = '', ...rest] = words;
  const kind = BARRED_KINDS.find((known) => known === name);
  if (kind === undefined || rest.length > 0) throw new UsageError(USAGE);
  if (!/^\d{17,20}$/.test(id)) {
    throw new UsageError(`"${id}" is not an ID of Discord: those have 17 to 20 digits.`);
  }
  return { kind, id };
}

function print(text: string): void {
  process.stdout.write(text);
}
