import { describe, expect, test } from 'vitest';
import { MalformedAnswer } from '../../../src/bot/failure/discord-error.ts';
import { CardEmojis } from '../../../src/bot/gateway/card-emojis.ts';
import { createLogger } from '../../../src/log.ts';
import type { Shards } from '../../../src/model/shards.ts';
import type { CardEmoji } from '../../../src/render/deck/emojis.ts';
import { refusalOf } from '../support/discord-errors.ts';

type Deps = ConstructorParameters<typeof CardEmojis>[0];
type Emojis = Parameters<Deps['api']['setEmojis']>[0];

const PNG = Buffer.from('png');
const CRANE: CardEmoji = { name: 'pine_crane', hash: '0000000a', draw: async () => PNG };
const MOON: CardEmoji = { name: 'susuki_moon', hash: '0000000b', draw: async () => PNG };

/** An application with these emojis, and the process of the bot that keeps its cards. */
function application({
  has = [],
  cards = [CRANE, MOON],
  shards,
  refuse,
}: {
  readonly has?: readonly string[];
  readonly cards?: readonly CardEmoji[];
  readonly shards?: Shards;
  /** What is thrown instead of another emoji. */
  readonly refuse?: () => Error | undefined;
}) {
  const emojis = has.map((name, at) => ({ id: `${at}`, name }));
  let known: Emojis = new Map();
  let lists = 0;
  const logged: string[] = [];
  const api: Deps['api'] = {
    get hasEmojis() {
      return known.size > 0;
    },
    setEmojis: (found) => {
      known = found;
    },
    emojis: async () => {
      lists += 1;
      return [...emojis];
    },
    createEmoji: async (_application, name) => {
      const refused = refuse?.();
      if (refused) throw refused;
      emojis.push({ id: `new ${name}`, name });
    },
    removeEmoji: async (_application, id) => {
      emojis.splice(
        emojis.findIndex((one) => one.id === id),
        1,
      );
    },
  };
  const client = { isReady: () => true, application: { id: '1' } } as unknown as Deps['client'];
  const keeper = new CardEmojis({
    ...{ client, api, shards, signal: new AbortController().signal },
    cards: async () => cards,
    log: createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) }),
  });
  return {
    keeper,
    logged,
    names: () => emojis.map(({ name }) => name).toSorted(),
    known: () => [...known].map(([name, emoji]) => [name, emoji.name]),
    lists: () => lists,
    emojis,
  };
}

const OURS = ['pine_crane_0000000a', 'susuki_moon_0000000b'];

describe('the cards as emojis of the application', () => {
  test('take the place of earlier drawings, and leave all others alone', async () => {
    const others = ['pine_crane', 'smile_0000000c', 'pine_crane_00a', 'wave'];
    const { keeper, names } = application({
      has: [...others, 'pine_crane_12345678', 'susuki_moon_0000000b', 'susuki_moon_0000000b'],
    });
    await keeper.keep();
    expect(names()).toEqual([...others, ...OURS].toSorted());
  });

  test('are asked for no more while all is well', async () => {
    const { keeper, lists } = application({ has: OURS });
    await Promise.all([keeper.keep(), keeper.keep()]);
    await keeper.keep();
    expect(lists()).toBe(1);
  });

  test('are uploaded by the process with shard 0, and found by the others once they are there', async () => {
    const { emojis, keeper, known, names } = application({ shards: { count: 2, ids: [1] } });
    await keeper.keep();
    expect([names(), known()]).toEqual([[], []]);
    emojis.push(...OURS.map((name) => ({ id: name, name })), {
      id: '9',
      name: `${CRANE.name}_00000001`,
    });
    await keeper.keep();
    expect(known()).toEqual([
      ['pine_crane', OURS[0]],
      ['susuki_moon', OURS[1]],
    ]);
    expect(names()).toHaveLength(3);
  });

  test('are tried again where there was no answer, from where it broke off', async () => {
    const failures = [undefined, new MalformedAnswer()];
    const { keeper, known, names } = application({ refuse: () => failures.shift() });
    await expect(keeper.keep()).rejects.toThrow(MalformedAnswer);
    expect([names(), known()]).toEqual([['pine_crane_0000000a'], []]);
    await keeper.keep();
    expect([names(), known().length]).toEqual([OURS, 2]);
  });

  test.each([
    ['has no room for more', refusalOf(30008, 400)],
    ['does not let the bot', refusalOf(50013)],
  ])(
    'stay words where Discord %s, which is logged once and not asked again',
    async (_what, refused) => {
      const { keeper, known, lists, logged, names } = application({ refuse: () => refused });
      await keeper.keep();
      await keeper.keep();
      expect([names(), known(), lists()]).toEqual([[], [], 1]);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('buttons of cards have words alone');
    },
  );
});
