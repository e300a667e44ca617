import type { Seat } from '../../engine/core/game.ts';
import { isSlow } from '../../model/clock.ts';
import { holidayOf } from '../../model/holiday.ts';
import type { Match, Person } from '../../model/match.ts';
import { isPresent, seatAsked } from '../../model/seats.ts';
import type { MentionStyle } from '../../model/settings.ts';
import { type Deps, gameOfMatch, type TransactionDeps } from '../deps.ts';
import type { RecentSteps } from '../play/recent-steps.ts';
import { type Seen, seeing } from '../settings/seen.ts';

/** When people may be mentioned at the table. */
export type MentionOccasion =
  /** It may have become somebody's turn since the match had this version. */
  | { readonly type: 'turn'; readonly since: number }
  /** The timer `call` has fallen due. */
  | { readonly type: 'reminder' }
  /** The timer `direct` has fallen due: those who want a direct message. */
  | { readonly type: 'direct' }
  /** Little time is left. */
  | { readonly type: 'warning' }
  /** Somebody's account was deleted: those who can let a computer play for them. */
  | { readonly type: 'gone'; readonly personId: string };

/** How long a hand message can be edited: Discord's 15 minutes, less the time a request takes. */
export const HAND_LIFE_MS = 14.5 * 60_000;

/**
 * A player who did something at the table within this time is active, and sees that it is their
 * turn.
 */
const ACTIVE_MS = 5 * 60_000;

interface MentionDeps extends Pick<TransactionDeps, 'store' | 'findGame' | 'now' | 'seen'> {
  readonly recent: Pick<RecentSteps, 'after'>;
}

/** Somebody who may be mentioned, mostly as they owe a decision. */
interface AskedPlayer {
  readonly seat: Seat;
  readonly person: Person;
}

/** Whom a table message mentions. */
export function mentions(deps: Deps) {
  return {
    /** The people it should mention now, by their own and the server's settings: Discord's ids. */
    people: async (
      match: Match,
      occasion: MentionOccasion,
      seen?: Seen,
    ): Promise<readonly string[]> => {
      const people = await peopleToMention({ ...deps, seen }, match, occasion);
      if (people.length === 0) return people;
      // Whoever the operator has barred could do nothing about it.
      const asked = await seeing(deps).of(match.where.serverId, people);
      return people.filter((id) => asked.barred(id) === undefined);
    },
  };
}

async function peopleToMention(
  deps: MentionDeps,
  match: Match,
  occasion: MentionOccasion,
): Promise<readonly string[]> {
  if (match.status === 'open') return await peopleInvited(deps, match, occasion);
  // Nobody waits for a person who plays against computers only.
  if (match.status !== 'playing' || match.players.filter(isPresent).length < 2) return [];
  const isMentioned = await mentionedAt(deps, match, occasion);
  const people: string[] = [];
  const candidates =
    occasion.type === 'gone' ? othersThan(occasion.personId, match) : [playerAsked(deps, match)];
  for (const one of candidates) {
    if (one === undefined) continue;
    if (!isOnHoliday(deps, match, one) && (await isMentioned(one))) people.push(one.person.id);
  }
  return people;
}

/** Those whom no message has told yet that a seat is kept for them. */
async function peopleInvited(
  deps: MentionDeps,
  match: Match,
  occasion: MentionOccasion,
): Promise<readonly string[]> {
  if (occasion.type !== 'turn') return [];
  const people: string[] = [];
  for (const { person, since } of match.invited) {
    const isNew = since > occasion.since;
    if (isNew && (await styleOf(deps, match, person)) !== 'never') people.push(person.id);
  }
  return people;
}

type IsMentioned = (one: AskedPlayer) => Promise<boolean>;

async function mentionedAt(
  deps: MentionDeps,
  match: Match,
  occasion: MentionOccasion,
): Promise<IsMentioned> {
  switch (occasion.type) {
    case 'turn':
      return unlessDirect(deps, match, await newlyAsked(deps, match, occasion.since));
    case 'reminder':
      return unlessDirect(deps, match, (one) => isReminded(deps, match, one));
    case 'direct':
      return ({ person }) => wantsDirect(deps, match, person);
    case 'warning':
    case 'gone':
      return async ({ person }) => (await styleOf(deps, match, person)) !== 'never';
  }
}

/** A direct message takes the place of a mention. */
function unlessDirect(deps: MentionDeps, match: Match, isMentioned: IsMentioned): IsMentioned {
  return async (one) => (await isMentioned(one)) && !(await wantsDirect(deps, match, one.person));
}

/** Whether somebody gets a direct message on their turn: as they wish, in slow games, and where they take it. */
export async function wantsDirect(
  { store, seen }: Pick<MentionDeps, 'store' | 'seen'>,
  { clock }: Match,
  { id }: Person,
): Promise<boolean> {
  if (!isSlow(clock) || !(await (seen ?? store).personSettings(id)).turnMessages) return false;
  return (await store.refusal(id)) === null;
}

/** The person who owes a decision. */
export function playerAsked(deps: Pick<Deps, 'findGame'>, match: Match): AskedPlayer | undefined {
  const seat = seatAsked(gameOfMatch(deps, match), match);
  const player = match.players[seat ?? -1];
  if (seat === undefined || player?.type !== 'person') return undefined;
  return { seat, person: player.person };
}

/** The people at the table except one. */
function othersThan(personId: string, { players }: Match): readonly AskedPlayer[] {
  return players.flatMap((player, seat) =>
    isPresent(player) && player.person.id !== personId ? [{ seat, person: player.person }] : [],
  );
}

/** Another player's move made it their turn, and they may not have seen it. */
async function newlyAsked(deps: MentionDeps, match: Match, since: number): Promise<IsMentioned> {
  const known = deps.recent.after(match, since) ?? (await deps.store.records(match.id));
  const steps = known.filter(({ version }) => version > since && version <= match.version);
  const lastMover = steps.findLast((step) => step.seat !== null && !step.byComputer)?.seat;
  return async (one) => {
    if (steps.length === 0 || one.seat === lastMover) return false;
    const style = await styleOf(deps, match, one.person);
    if (style !== 'quiet') return style === 'always';
    return !(await isActiveNow(deps, match, one));
  };
}

/** Whoever is away is told on the day they are back. */
function isOnHoliday({ now }: MentionDeps, { players }: Match, { seat }: AskedPlayer): boolean {
  return (holidayOf(players[seat]) ?? 0) > now();
}

/** They are back from days away that ended after their turn began, and are called again. */
async function wasOnHoliday(
  { store }: MentionDeps,
  { id, where }: Match,
  person: Person,
): Promise<boolean> {
  const askedAt = await store.lastStepAt(id);
  const holidays = await store.holidaysOf(person.id);
  return holidays.some(({ serverId, endsAt }) => serverId === where.serverId && endsAt > askedAt);
}

/** They were active when their turn began, and have done nothing since; or they are back from a holiday. */
async function isReminded(deps: MentionDeps, match: Match, one: AskedPlayer): Promise<boolean> {
  if ((await deps.store.dueAt(match.id, 'call')) === undefined) return false;
  const style = await styleOf(deps, match, one.person);
  if (await wasOnHoliday(deps, match, one.person)) return style !== 'never';
  if (style !== 'quiet') return false;
  // The timer might have moved, with the time in which the bot was away.
  const askedAt = await deps.store.lastStepAt(match.id);
  const at = await activeAt(deps, match, one);
  return askedAt - ACTIVE_MS <= at && at <= askedAt;
}

/** Whether they have just been at the table. */
async function isActiveNow(deps: MentionDeps, match: Match, one: AskedPlayer): Promise<boolean> {
  const since = deps.now() - ACTIVE_MS;
  return (await handAt(deps, match, one)) >= since || (await activeAt(deps, match, one)) >= since;
}

/** When they last opened their hand, or moved by it; 0 if that was long ago. */
async function handAt(
  { store, now }: MentionDeps,
  { id }: Match,
  { person }: AskedPlayer,
): Promise<number> {
  const hand = (await store.hands(id, now())).find(({ personId }) => personId === person.id);
  return hand === undefined ? 0 : hand.expiresAt - HAND_LIFE_MS;
}

/** When they last moved or opened their hand. */
async function activeAt(deps: MentionDeps, match: Match, one: AskedPlayer): Promise<number> {
  const moved = (await deps.store.lastMoves(match.id)).get(one.seat) ?? 0;
  return Math.max(moved, await handAt(deps, match, one));
}

async function styleOf(
  { store, seen }: MentionDeps,
  { where }: Match,
  { id }: Person,
): Promise<MentionStyle> {
  const settings = seen ?? store;
  const { mentions } = await settings.personSettings(id);
  if (mentions !== 'server') return mentions;
  return (await settings.serverSettings(where.serverId)).mentions;
}
