import type { Match, Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { changed, gameOf, refuse, type TableParts } from '../deps.ts';
import { change } from '../matches/change.ts';
import type { At, Tables } from '../requests.ts';
import {
  begin,
  freeSeat,
  makeHost,
  seatComputer,
  setRule,
  setSeats,
  unseatComputer,
} from './lobby-changes.ts';

type Hosting =
  | 'addComputer'
  | 'removeComputer'
  | 'freeSeat'
  | 'makeHost'
  | 'setOption'
  | 'setSeats'
  | 'setClock'
  | 'start';

/** What the host of a lobby does, and nobody else. */
export function hostCases(parts: TableParts): Pick<Tables, Hosting> {
  const hostChange = (at: At, person: Person, decide: (match: Match) => Outcome): Outcome =>
    parts.store.transaction(() =>
      change(parts, at, (match) => {
        if (match.status !== 'open') return refuse({ reason: 'not-open', match });
        if (match.hostId !== person.id) return refuse({ reason: 'not-host', match });
        return decide(match);
      }),
    );
  return {
    addComputer: (at, person, strength = 'normal') =>
      hostChange(at, person, (match) => seatComputer(gameOf(parts, match), match, strength)),
    removeComputer: (at, person) => hostChange(at, person, unseatComputer),
    freeSeat: ({ at, person, whom }) => hostChange(at, person, (match) => freeSeat(match, whom)),
    makeHost: ({ at, person, personId }) =>
      hostChange(at, person, (match) => makeHost(match, personId)),
    setOption: (request) =>
      hostChange(request.at, request.person, (match) =>
        setRule(gameOf(parts, match), match, request),
      ),
    setSeats: ({ at, person, seats }) =>
      hostChange(at, person, (match) => setSeats(gameOf(parts, match), match, seats)),
    setClock: ({ at, person, clock }) =>
      hostChange(at, person, (match) => changed(match, { clock })),
    start: (at, person) => hostChange(at, person, (match) => begin(parts, match)),
  };
}
