import { expect, test } from 'vitest';
import type { Person } from '../../../src/model/match.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { room } from '../support/a-table.ts';
import { dealt, lobby } from '../support/matches.ts';
import { reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, CHIKA, DAIGO, EMI, FUMI, HERE, WHERE } from '../support/people.ts';

type Ask = (tables: Tables) => Promise<Outcome>;

const nothing = async () => {};
const open =
  (game: string, ...people: readonly Person[]) =>
  (tables: Tables) =>
    lobby(tables, game, ...people);
const playing =
  (game: string, ...people: readonly Person[]) =>
  (tables: Tables) =>
    dealt(tables, game, ...people);
/** A lobby of two of whom one is a computer. */
const full = async (tables: Tables) => {
  await lobby(tables, 'botan-cho', AKI);
  await tables.lobby.addComputer(HERE, AKI);
};
const FOUR = [AKI, BENI, CHIKA, DAIGO];

const opening =
  (game: string, options: Readonly<Record<string, string>> = {}): Ask =>
  (tables) =>
    tables.lobby.open({ where: WHERE, host: EMI, game, options });
const by =
  (ask: (tables: Tables, person: Person) => Promise<Outcome>) =>
  (person: Person): Ask =>
  (tables) =>
    ask(tables, person);
const join = by(({ lobby }, person) => lobby.join(HERE, person));
const leave = by(({ leaving }, person) => leaving.leave(HERE, person));
const start = by(({ lobby }, person) => lobby.start(HERE, person));
const add = by(({ lobby }, person) => lobby.addComputer(HERE, person));
const remove = by(({ lobby }, person) => lobby.removeComputer(HERE, person));
const occupant = { personId: BENI.id };
const freeBeni = by(({ lobby }, person) => lobby.freeSeat({ at: HERE, person, occupant }));
const stop = by(({ leaving }, person) => leaving.stop({ at: HERE, person, mayManage: false }));
const offerStop = by(({ leaving }, person) => leaving.offerStop(HERE, person));
const rule = (person: Person, option: string, value: string): Ask =>
  by(({ lobby }, who) => lobby.setOption({ at: HERE, person: who, option, value }))(person);

test.each<[what: string, before: (tables: Tables) => Promise<unknown>, ask: Ask, why: string]>([
  ['a game that nobody knows', nothing, opening('poker'), 'no-such-game'],
  ['a table by rules that are none', nothing, opening('botan-cho', { rounds: '7' }), 'bad-option'],
  ['a table where one is open', open('botan-cho', AKI), opening('mushi'), 'channel-taken'],
  [
    'a table where one is played',
    playing('botan-cho', AKI, BENI),
    opening('mushi'),
    'channel-taken',
  ],
  ['joining where there is no table', nothing, join(AKI), 'no-table'],
  ['joining twice', open('suhara-bana', AKI, BENI), join(BENI), 'already-seated'],
  ['joining a full table', full, join(FUMI), 'full'],
  ['joining a match', playing('botan-cho', AKI, BENI), join(CHIKA), 'full'],
  ['joining a match twice', playing('botan-cho', AKI, BENI), join(BENI), 'already-seated'],
  ['leaving a lobby of others', open('suhara-bana', AKI), leave(BENI), 'not-seated'],
  ['leaving a match of others', playing('botan-cho', AKI, BENI), leave(CHIKA), 'not-seated'],
  ['another computer at a full table', full, add(AKI), 'full'],
  ['a computer less where there is none', open('botan-cho', AKI), remove(AKI), 'no-computer'],
  ['adding a computer as a guest', open('suhara-bana', AKI, BENI), add(BENI), 'not-host'],
  ['removing one as a guest', open('suhara-bana', AKI, BENI), remove(BENI), 'not-host'],
  ['starting as a guest', open('suhara-bana', ...FOUR), start(BENI), 'not-host'],
  ['adding a computer to a match', playing('suhara-bana', ...FOUR), add(AKI), 'not-open'],
  ['removing one from a match', playing('suhara-bana', ...FOUR), remove(AKI), 'not-open'],
  ['starting twice', playing('suhara-bana', ...FOUR), start(AKI), 'not-open'],
  ['starting alone', open('botan-cho', AKI), start(AKI), 'too-few'],
  ['starting with three of four', open('suhara-bana', AKI, BENI, CHIKA), start(AKI), 'too-few'],
  ['a rule set by a guest', open('suhara-bana', AKI, BENI), rule(BENI, 'length', '6'), 'not-host'],
  ['a rule of a match', playing('botan-cho', AKI, BENI), rule(AKI, 'rounds', '6'), 'not-open'],
  ['a rule that there is not', open('botan-cho', AKI), rule(AKI, 'jokers', 'true'), 'bad-option'],
  [
    'one that every object has',
    open('botan-cho', AKI),
    rule(AKI, 'constructor', 'true'),
    'bad-option',
  ],
  ['a value out of reach', open('botan-cho', AKI), rule(AKI, 'rounds', '1000'), 'bad-option'],
  ['a seat freed by a guest', open('suhara-bana', ...FOUR), freeBeni(CHIKA), 'not-host'],
  ['a seat freed in a match', playing('suhara-bana', ...FOUR), freeBeni(AKI), 'not-open'],
  ['stopping as a guest', open('suhara-bana', AKI, BENI), stop(BENI), 'may-not-stop'],
  ['stopping a match of others', playing('botan-cho', AKI, BENI), stop(CHIKA), 'may-not-stop'],
  ['stopping alone as a guest', playing('botan-cho', AKI, BENI), stop(BENI), 'needs-votes'],
  ['an offer to stop a lobby', open('botan-cho', AKI), offerStop(AKI), 'not-playing'],
  ['an offer by a stranger', playing('botan-cho', AKI, BENI), offerStop(CHIKA), 'not-seated'],
])('%s is refused and changes nothing', async (_, before, ask, why) => {
  const { tables, store } = room();
  await before(tables);
  const match = await tables.stored.newestMatch(CHANNEL);
  const outcome = await ask(tables);
  expect(reasonOf(outcome)).toBe(why);
  if ('match' in outcome && outcome.match !== null) expect(outcome.match).toEqual(match);
  expect(await tables.stored.newestMatch(CHANNEL)).toEqual(match);
  await store.close();
});
