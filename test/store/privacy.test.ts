import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Table } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { maintain } from '../../src/bot/privacy/maintenance.ts';
import { createLogger } from '../../src/log.ts';
import type { Person } from '../../src/model/match.ts';
import { NO_SERVER } from '../../src/model/private.ts';
import { getTableColumns } from '../../src/store/drizzle.ts';
import { SQLITE_TABLES } from '../../src/store/sqlite/tables.ts';
import type { OpenRequest } from '../../src/table/lobby/opening.ts';
import { columnsIn, dump } from '../support/dump.ts';
import { type Room, roomInFile } from '../table/support/a-table.ts';
import { playOut } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { BENI, SERVER, WHERE } from '../table/support/people.ts';

/** Somebody whose name and id nothing else in a file looks like. */
const AKI = { id: '987654321987654321', name: 'Akitsushima Who Plays' };

const AKI_HERE = { serverId: SERVER, personId: AKI.id };

const TOKEN = 'akituZG9uJ3QgdGVsbA';

/** A message that another has taken the place of. */
const REPLACED = '6';

/** Somebody whom the operator has barred. */
const BARRED = '55';

const PRACTICE = { game: 'botan-cho', strength: 'easy', options: {} } as const;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let here: Room;
let path: string;
let channels = 0;

beforeEach(() => {
  const opened = roomInFile();
  ({ here, path } = opened);
  return opened.close;
});

/** Opens a table in a channel of its own. */
async function open(host: Person, game: string, more: Partial<OpenRequest> = {}) {
  const where = { ...WHERE, channelId: `${WHERE.channelId}${channels++}` };
  return done(await here.tables.lobby.open({ where, host, game, options: {}, ...more }));
}

/** A person stands in a server wherever the bot keeps people: a match over, one that goes on, settings, a hand. */
async function inServer() {
  const { tables, store, clock } = here;
  const { id: matchId } = await open(AKI, 'botan-cho');
  await playOut(tables, done(await tables.lobby.join({ matchId }, BENI)));
  await store.putPersonSettings(AKI.id, { names: 'kanji' });
  const lobby = await open(BENI, 'hana-awase');
  const at = { matchId: lobby.id };
  done(await tables.lobby.join(at, AKI));
  done(await tables.lobby.freeSeat({ at, person: BENI, occupant: { personId: AKI.id } }));
  await open(BENI, 'hana-awase', { invited: [AKI] });
  const expiresAt = clock.now + 1000;
  await tables.stored.putHand({ ...at, personId: AKI.id, token: TOKEN, expiresAt, locale: 'ja' });
}

/** The same, and in matches of their own. */
async function everywhere() {
  const { tables } = here;
  await inServer();
  await tables.settings.chooseForServer(SERVER, { clock: '3m' }, AKI.id);
  await tables.privacy.planDeletion(SERVER, AKI.id);
  await tables.holidays.begin({ ...AKI_HERE, typed: '2' });
  await tables.alerts.put({ ...AKI_HERE, games: ['mushi'], pace: 'day', locale: 'ja' });
  const deal = await tables.daily.today(SERVER);
  await playOut(tables, done(await tables.daily.open({ person: AKI, serverId: SERVER }, deal)));
  done(await tables.practice.begin({ ...PRACTICE, host: AKI, instead: null }));
}

/** What the document says of each table of the database: its columns, whether it tells of people, until when. */
function documented() {
  const rows = readFileSync('docs/PRIVACY.md', 'utf8').matchAll(
    /^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm,
  );
  return Object.fromEntries(
    [...rows].map(([, table = '', columns = '', people = '', deleted = '']) => {
      const names = [...columns.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      const tellsOfPeople = people.startsWith('yes');
      return [table, { columns: names.toSorted(), tellsOfPeople, until: deleted.split(/[,;] /) }];
    }),
  );
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table that tell what a text or number of these names. */
function rowsOf(table: string, is: (row: Row) => boolean): readonly Row[] {
  return (JSON.parse(dump(path)[table] ?? '[]') as readonly Row[]).filter(is);
}

/** Rows of matches that were so at any time. */
function ofMatches(is: (match: Row) => boolean): () => (row: Row) => boolean {
  return () => {
    const ids = new Set<unknown>();
    return (row) => {
      for (const { id } of rowsOf('match', is)) ids.add(id);
      return ids.has(row['match_id'] ?? row['id']);
    };
  };
}

const isAny = () => true;
const isAkis = (row: Row) => JSON.stringify(row).includes(AKI.id);
const isDigest = ({ person_id: id }: Row) => String(id).startsWith('former-');

function isOf(serverId: string): (row: Row) => boolean {
  const there = rowsOf('match', (row) => row['server_id'] === serverId).map(({ id }) => id);
  return (row) =>
    [row['server_id'], row['id']].includes(serverId) || there.includes(row['match_id'] as number);
}

/** What makes an end of rows, and of which; they are there once it has begun. */
interface Until {
  readonly rows: () => (row: Row) => boolean;
  readonly begin?: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

const forgetAki = () => here.tables.privacy.forgetPerson(AKI);
const finish = () => here.tables.privacy.finishErasures();
const maintenance = async () => {
  const log = createLogger({ level: 'silent', pretty: false, write: () => {} });
  await maintain({
    tableMessages: { showNow: async () => {} },
    tables: here.tables,
    isReachable: () => true,
    log,
  });
};
const after = (time: number) => async () => {
  here.clock.now += time;
  await maintenance();
};
const forgottenAki = async () => {
  await forgetAki();
  await finish();
};

/** Takes the place of Aki's practice, which a message shows. */
const replacePractice = async () => {
  const { tables } = here;
  const current = await tables.practice.newest(AKI.id);
  if (current === undefined) throw new Error('no practice');
  const shown = { matchId: current.id, channelId: current.where.channelId };
  await tables.stored.putMessage({ ...shown, messageId: '7', version: 1, postedAt: 1 });
  done(await tables.practice.begin({ ...PRACTICE, host: AKI, instead: current.id }));
};

/** Each end that the document promises; a new wording is nothing that a test has seen. */
const UNTIL: Readonly<Record<string, Until>> = {
  'with the person': { rows: () => isAkis, end: forgottenAki },
  'people are replaced by a former player': { rows: () => isAkis, end: forgottenAki },
  'the id with the person': { rows: () => isAkis, end: forgottenAki },
  'when the operator lifts it': {
    rows: () => isAny,
    end: () => here.store.liftBar({ kind: 'user', id: BARRED }),
  },
  'practice with the person': { rows: () => isOf(NO_SERVER), end: forgottenAki },
  'with the server': {
    rows: () => isOf(SERVER),
    end: async () => {
      await here.tables.privacy.forgetServer(SERVER);
      await finish();
    },
  },
  'a digest until the day is over everywhere': {
    rows: () => isDigest,
    begin: forgottenAki,
    end: after(3 * DAY),
  },
  '30 days after its end where nothing counts it': {
    rows: ofMatches(({ status }) => status === 'stopped'),
    begin: replacePractice,
    end: after(30 * DAY),
  },
  '30 days after a match that was not rated': {
    rows: ofMatches((one) => one['is_rated'] === 0 && /over|stopped/.test(String(one['status']))),
    begin: replacePractice,
    end: after(30 * DAY),
  },
  'when they end it': { rows: () => isAkis, end: () => here.tables.stored.deleteAlert(AKI_HERE) },
  '365 days after it ended': { rows: () => isAkis, end: after(368 * DAY) },
  'after a quarter of an hour': { rows: () => isAny, end: after(15 * MINUTE) },
  'once the message is taken away': {
    rows: () => isAny,
    end: () => here.tables.stored.deleteReplaced(REPLACED),
  },
  'when it has fired': {
    rows: () => isAny,
    end: async () => {
      here.clock.now += 3 * DAY;
      for (const timer of await here.tables.timers.due())
        await here.tables.stored.clearTimer(timer);
    },
  },
  'after an hour': { rows: () => isAny, end: after(60 * MINUTE + 1) },
  'once that is done': { rows: () => isAkis, begin: forgetAki, end: finish },
};

/** Every table that can tell of people or of a server holds something. */
async function complete() {
  const { tables, store, clock } = here;
  await everywhere();
  const [over] = await store.activeMatches(SERVER);
  const matchId = over?.id ?? 0;
  const shown = { matchId, channelId: WHERE.channelId };
  await tables.stored.putMessage({ ...shown, messageId: '5', version: 1, postedAt: 1 });
  await tables.stored.putReplaced({ ...shown, messageId: REPLACED });
  await tables.stored.addInteraction('77', clock.now);
  await tables.daily.markShared({ ...AKI_HERE, deal: await tables.daily.today(SERVER) });
  await store.putBar({ kind: 'user', id: BARRED }, clock.now);
  clock.now += 1;
  await tables.ranking.closeSeason(SERVER, 1);
}

describe('docs/PRIVACY.md', () => {
  test('names every table and column of the database, and none that is not there', () => {
    const told = Object.entries(documented()).map(([table, { columns }]) => [table, columns]);
    const there = Object.entries(columnsIn(path)).map(([table, columns]) => [
      table,
      columns.toSorted(),
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(there));
  });

  test('says which tables tell of people', async () => {
    await everywhere();
    await here.store.putBar({ kind: 'user', id: AKI.id }, 0);
    const tables = Object.entries(dump(path)).filter(([, rows]) => rows.includes(AKI.id));
    const told = Object.entries(documented()).filter(([, { tellsOfPeople }]) => tellsOfPeople);
    expect(tables.map(([table]) => table).toSorted()).toEqual(
      told.map(([table]) => table).toSorted(),
    );
  });
});

const PROMISES = Map.groupBy(
  Object.entries(documented()).flatMap(([table, { until }]) =>
    until.map((promise) => ({ table, promise })),
  ),
  ({ promise }) => promise,
);

describe('docs/PRIVACY.md says until when', () => {
  test.each([...PROMISES.keys()].filter((promise) => promise !== 'never'))(
    'what is stored is deleted %s',
    async (promise) => {
      const until = UNTIL[promise];
      if (until === undefined) throw new Error(`nothing tests what ends "${promise}"`);
      await complete();
      const isOne = until.rows();
      await until.begin?.();
      const tables = PROMISES.get(promise)?.map(({ table }) => table) ?? [];
      for (const table of tables) expect(rowsOf(table, isOne), table).not.toEqual([]);
      await until.end();
      for (const table of tables) expect(rowsOf(table, isOne), table).toEqual([]);
    },
  );

  test('nothing is kept for ever that tells of people', async () => {
    await complete();
    for (const { table } of PROMISES.get('never') ?? []) {
      expect(rowsOf(table, isAkis), table).toEqual([]);
    }
  });

  test('and in the end no table holds a trace of somebody', async () => {
    await complete();
    await forgetAki();
    const digests = rowsOf('daily_attempt', isDigest).map(({ person_id: id }) => String(id));
    expect(digests).toHaveLength(1);
    await finish();
    await after(3 * DAY)();
    for (const trace of [AKI.id, AKI.name, TOKEN, ...digests]) {
      expect(Object.keys(dump(path)).filter((table) => dump(path)[table]?.includes(trace))).toEqual(
        [],
      );
    }
  });
});

/** Columns that the download leaves out, since they are another's or a secret, and those it renames. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // Others and their cards; of the person: isHost, seat, name, isAway, missed, wantsToStop, isSentAway.
  match: [
    'hostId',
    'players',
    'stopVotes',
    'barred',
    'invited',
    'secret',
    'seed',
    'state',
    'version',
    'rematchOf',
    'stopReason',
  ],
  // Whose it is stands once, at the top.
  result: ['personId', 'seat'],
  rating: ['personId'],
  // Whom they have met are others.
  career: ['personId', 'met'],
  daily: ['personId'],
  board: ['personId'],
  person: ['id'],
  hand: ['personId', 'token'],
};

describe('the download', () => {
  test('has every column of the rows that are somebody’s, but for what is not theirs', async () => {
    await everywhere();
    const data = await here.tables.privacy.personalData(AKI.id);
    const missing = (name: string, table: Table, kind: string) => {
      const [row] = data[kind] as readonly object[];
      if (row === undefined) throw new Error(`no ${name}`);
      return Object.keys(getTableColumns(table))
        .filter((column) => !(column in row) && !LEFT_OUT[name]?.includes(column))
        .map((column) => `${name}.${column}`);
    };
    expect([
      ...missing('match', SQLITE_TABLES.match, 'matches'),
      ...missing('result', SQLITE_TABLES.result, 'results'),
      ...missing('rating', SQLITE_TABLES.ratingStep, 'ratings'),
      ...missing('career', SQLITE_TABLES.career, 'careers'),
      ...missing('daily', SQLITE_TABLES.dailyAttempt, 'daily'),
      ...missing('board', SQLITE_TABLES.dailyEntry, 'dailyBoards'),
      ...missing('alert', SQLITE_TABLES.alert, 'alerts'),
      ...missing('holiday', SQLITE_TABLES.holiday, 'holidays'),
      ...missing('person', SQLITE_TABLES.person, 'names'),
      ...missing('hand', SQLITE_TABLES.handToken, 'hands'),
    ]).toEqual([]);
    expect(data['settings']).toMatchObject({ names: 'kanji' });
  });

  test('tells where somebody was sent away, and where they want to stop', async () => {
    await everywhere();
    const [over, sentAway] = (await here.tables.privacy.personalData(AKI.id)).matches;
    const own = { seat: 0, name: AKI.name, isHost: true, isSentAway: false };
    const moves = expect.arrayContaining([{ move: expect.any(String), at: here.clock.now }]);
    expect(over).toMatchObject({ ...own, moves });
    expect(sentAway).toMatchObject({ seat: null, name: null, isHost: false, isSentAway: true });
  });
});

/** How often a text stands in the files of the store, byte by byte. */
function found(text: string): number {
  const folder = dirname(path);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return files.reduce((all, file) => all + file.split(text).length - 1, 0);
}

describe('what was deleted', () => {
  test('of a person is in no file any more', async () => {
    await everywhere();
    expect(found(AKI.id)).toBeGreaterThan(0);
    await forgottenAki();
    expect([found(AKI.id), found(AKI.name)]).toEqual([0, 0]);
    expect(found(BENI.id)).toBeGreaterThan(0);
  });

  test('of a server is in no file any more', async () => {
    await inServer();
    await here.tables.privacy.forgetServer(SERVER);
    await finish();
    expect([found(SERVER), found(AKI.name)]).toEqual([0, 0]);
  });

  test('of hands whose time is over is in no file any more', async () => {
    const { tables, clock } = here;
    await everywhere();
    expect(found(TOKEN)).toBeGreaterThan(0);
    clock.now += 1001;
    await tables.interactions.prune();
    expect(found(TOKEN)).toBe(0);
  });
});
