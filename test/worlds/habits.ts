import type { Actor, Sandbox, TextChannel } from 'discord-sandbox';
import type { Verb } from '../../src/bot/interaction/custom-id.ts';
import type { Draw } from '../../src/engine/core/random.ts';
import { SERVER_SETTINGS, type ServerSettings } from '../../src/model/settings.ts';
import { pick } from '../torture/support/hostile.ts';
import type { BotProcess } from './bot-process.ts';

/** How often people press what leads on, beside all else that can be pressed. */
export const WEIGHTS: Partial<Record<Verb, number>> = {
  move: 60,
  taught: 60,
  hand: 20,
  join: 20,
  start: 20,
  goon: 10,
  add: 8,
  sure: 6,
  open: 12,
  agree: 6,
  again: 6,
  lesson: 1,
};
export const USUAL = 3;
/** Subcommands that get matches going, beside all others. */
export const OFTEN: Readonly<Record<string, number>> = {
  table: 3,
  play: 0,
};

/** Those that are used at a table that is played. */
export const AT_TABLES: readonly string[] = ['stop', 'leave', 'hand', 'hint'];

export const START = 8;
/** How often an option is used, beside the others. */
export const OPTIONS: Readonly<Record<string, number>> = { invite: 4, game: 4, rules: 6 };

/** By how much one person likes an action more than another does. */
const LIKING = [0, 1, 1, 1, 6] as const;
/**
 * By how much those of one world do: each leaves out a good deal and is fond of some, so that what is rare meets what
 * else is rare.
 */
const FASHION = [0, 0, 1, 10] as const;
/** What goes in and out of fashion together, and is done this many times as often in the first third of a world. */
const BEFORE_PLAY: readonly string[] = ['option invite', 'option game', 'invite', 'decline'];
const FASHION_BEFORE_PLAY = [0, 1, 1, 10] as const;
const IN_ITS_TIME = 5;

/** How much somebody likes something that can be done: what most do rarely some do often. */
export type Liking = (what: string) => number;
/** The same of each person. */
export type Likes = (who: Actor) => Liking;

export function likesOf(drawFor: (what: string) => Draw, isEarly: () => boolean): Likes {
  const known = new Map<string, number>();
  const drawn = (what: string, from: readonly number[]) => {
    const liked = known.get(what) ?? pick(drawFor(what), from);
    known.set(what, liked);
    return liked;
  };
  return ({ name }) =>
    (what) => {
      const liking = drawn(`${name} ${what}`, LIKING);
      if (!BEFORE_PLAY.includes(what)) return liking * drawn(what, FASHION);
      return liking * drawn('before play', FASHION_BEFORE_PLAY) * (isEarly() ? IN_ITS_TIME : 1);
    };
}

interface Club {
  readonly sandbox: Sandbox;
  readonly bot: BotProcess;
  readonly place: TextChannel;
  /** The time zone, where weeks go by; leaderboards are posted there, and people hear that it is their turn. */
  readonly zone: string | undefined;
}

/** What managers choose: some of all that has choices. */
export async function chooseSettings(club: Club, draw: Draw): Promise<void> {
  const { sandbox, bot, place, zone } = club;
  const { settings } = bot.tables;
  const choose = (chosen: Partial<ServerSettings>) =>
    bot.process.run(() => settings.chooseForServer(place.serverId, chosen));
  const some = Object.entries(SERVER_SETTINGS).flatMap(([id, setting]) =>
    setting.kind === 'choice' && draw(3) === 0 ? [[id, pick(draw, setting.values)]] : [],
  );
  await choose(Object.fromEntries(some));
  if (zone === undefined) return;
  const role = sandbox.addRole({ id: place.serverId }, 'Players');
  const own = { permissions: ['manageRoles'], members: [sandbox.world.bot] } as const;
  sandbox.addRole({ id: place.serverId }, 'Bot', own);
  const boards = { boardChannel: [place.id], boardEvery: 'week' } as const;
  await choose({ timeZone: zone, ...boards, tableRole: [role.id] });
  for (const { id } of sandbox.users.slice(1)) {
    await bot.process.run(() => settings.chooseForPerson(id, { turnMessages: true }));
  }
}
