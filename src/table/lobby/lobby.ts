import { type Clock, clocksOffered } from '../../model/clock.ts';
import type { Person, Strength } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { type Deps, gameOfMatch, transact } from '../deps.ts';
import {
  changeAt,
  changeDue,
  changed,
  type Decide,
  type MatchRef,
  refuse,
  stopped,
  whileOpen,
} from '../matches/change.ts';
import type { ComputerTurns } from '../play/computer-turns.ts';
import {
  adding,
  begin,
  type CutRequest,
  cut,
  freeSeat,
  invite,
  lapse,
  makeHost,
  type Occupant,
  onceAgreed,
  seatComputer,
  setRule,
  setSeats,
  sitDown,
  uninvite,
  unseatComputer,
} from './lobby-changes.ts';
import { type OpenRequest, open, type RematchRequest, rematch } from './opening.ts';

interface HostRequest {
  readonly at: MatchRef;
  readonly person: Person;
}

/** How tables are opened, filled and begun. */
export function lobby(deps: Deps, turns: ComputerTurns) {
  return {
    /**
     * Opens a lobby with its host seated. Refuses: no-such-game, bad-seats, bad-option, channel-taken,
     * channel-not-allowed, too-many-tables, too-many-lobbies,
     * too-many-own-tables.
     */
    open: (request: OpenRequest): Promise<Outcome> => transact(deps, (tx) => open(tx, request)),
    /**
     * Asks to play again after a match that has ended: with the same people, computers, seats, rules and clock,
     * the asker as host. It is dealt once all who were still there have asked; until then their seats are kept
     * in a lobby. For somebody who had no seat in the match it is a table of their own by the same rules.
     * Refuses also: no-table, not-over, and as `open` and `join` do.
     */
    rematch: async (request: RematchRequest): Promise<Outcome> =>
      turns.after(await transact(deps, (tx) => rematch(tx, request))),
    /**
     * Takes a seat in a lobby, or, in a running match, the person's own seat back from the computer; somebody who
     * watches is counted in. With the last seat of a lobby the match starts (see its status).
     * Refuses: no-table, over, already-seated, barred, full, counted-in.
     */
    join: (at: MatchRef, person: Person, interactionId?: string): Promise<Outcome> =>
      changeAt(deps, at, (match, tx) => sitDown(tx, match, { person, interactionId })),
    /**
     * Adds to the chance of the deals of a lobby. A later cut replaces the person's earlier one. Refuses:
     * no-table, over, not-open, not-seated.
     */
    cut: (at: MatchRef, request: CutRequest): Promise<Outcome> =>
      changeAt(deps, at, (match) => cut(match, request)),
    /** Gives up the seat that is kept for them. Refuses: no-table, over, not-open, not-invited. */
    decline: (at: MatchRef, person: Person): Promise<Outcome> =>
      changeAt(
        deps,
        at,
        whileOpen((match, tx) => onceAgreed(tx, match, uninvite(match, person.id))),
      ),
    /** Frees seats that were kept long enough. Null if none was. */
    lapse: (matchId: number): Promise<Outcome | null> =>
      changeDue(deps, { matchId, kind: 'kept' }, whileOpen(freeKept)),
    ...hosting(deps, turns),
    /** Closes a lobby in which nothing has happened for long. Null if something has meanwhile. */
    closeIdle: (matchId: number): Promise<Outcome | null> =>
      changeDue(
        deps,
        { matchId, kind: 'idle' },
        whileOpen((match) => stopped(match, 'idle')),
      ),
  };
}

const freeKept: Decide = async (match, { store }) =>
  lapse(match, (await store.timersOf(match.id)).kept);

type HostChange = (at: MatchRef, person: Person, decide: Decide) => Promise<Outcome>;

/** What the host does, and nobody else. Each refuses: no-table, over, not-open, not-host. */
function hosting(deps: Deps, turns: ComputerTurns) {
  const hostChange: HostChange = (at, person, decide) =>
    changeAt(
      deps,
      at,
      whileOpen((match, tx) =>
        match.hostId === person.id ? decide(match, tx) : refuse({ reason: 'not-host', match }),
      ),
    );
  return {
    ...seating(deps, hostChange),
    ...arranging(deps, hostChange),
    /**
     * Deals; seats are in the order of joining. What happened starts with the start itself (`move`
     * null), then the computers' moves. Refuses also: too-few.
     */
    start: async (at: MatchRef, person: Person, interactionId?: string): Promise<Outcome> =>
      turns.after(
        await hostChange(at, person, (match, tx) => {
          if (interactionId === undefined) return begin(tx, match);
          const contribution = { by: 'start', id: interactionId } as const;
          return begin(tx, { ...match, ...adding(match, person.id, contribution) });
        }),
      ),
  };
}

/** Who sits at the host's table. */
function seating(deps: Deps, hostChange: HostChange) {
  return {
    /** Refuses also: full. */
    addComputer: (at: MatchRef, person: Person, strength: Strength = 'normal'): Promise<Outcome> =>
      hostChange(at, person, (match) => seatComputer(gameOfMatch(deps, match), match, strength)),
    /** The one added last goes. Refuses also: no-computer. */
    removeComputer: (at: MatchRef, person: Person): Promise<Outcome> =>
      hostChange(at, person, unseatComputer),
    /** Keeps seats for people. Refuses also: already-seated (all of them, or invited), full. */
    invite: (request: HostRequest & { readonly people: readonly Person[] }): Promise<Outcome> =>
      hostChange(request.at, request.person, (match) =>
        invite(gameOfMatch(deps, match), match, request.people),
      ),
    /**
     * Frees somebody's seat; a person who had taken it cannot take one at this table again, as one for whom it was
     * kept can. Refuses also: no-such-player.
     */
    freeSeat: (request: HostRequest & { readonly occupant: Occupant }): Promise<Outcome> =>
      hostChange(request.at, request.person, (match) => freeSeat(match, request.occupant)),
    /** Hands the host's role on to somebody who sits there. Refuses also: no-such-player. */
    makeHost: (request: HostRequest & { readonly personId: string }): Promise<Outcome> =>
      hostChange(request.at, request.person, (match) => makeHost(match, request.personId)),
  };
}

/** What the host's table is like. */
function arranging(deps: Deps, hostChange: HostChange) {
  return {
    /** Sets how many seats the table has. Refuses also: bad-seats, seats-taken. */
    setSeats: ({ at, person, seats }: HostRequest & { readonly seats: number }): Promise<Outcome> =>
      hostChange(at, person, (match) => setSeats(gameOfMatch(deps, match), match, seats)),
    /** Refuses also: clock-needed. */
    setClock: ({ at, person, clock }: HostRequest & { readonly clock: Clock }): Promise<Outcome> =>
      hostChange(at, person, async (match, { store }) => {
        const settings = await store.serverSettings(match.where.serverId);
        return clocksOffered(settings.clock, match.clock).includes(clock)
          ? changed(match, { clock })
          : refuse({ reason: 'clock-needed', match });
      }),
    /** Sets a house rule; its id and its value as typed. Refuses also: bad-option. */
    setOption: (
      request: HostRequest & { readonly option: string; readonly value: string },
    ): Promise<Outcome> =>
      hostChange(request.at, request.person, (match) =>
        setRule(gameOfMatch(deps, match), match, request),
      ),
  };
}
