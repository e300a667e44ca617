import { expect, test } from 'vitest';
import { defaultOptions, optionsFor } from '../../src/engine/core/options.ts';
import { formatDeals } from '../../src/fairness/deals.ts';
import { seedOfChance } from '../../src/fairness/promise.ts';
import { verifyDeals } from '../../src/fairness/verify.ts';
import { findGame, GAMES, type HanafudaGame } from '../../src/games/index.ts';
import type { Match } from '../../src/model/match.ts';
import { recountAchievements } from '../../src/table/achievements/achievements.ts';
import { lobbyLines } from '../../src/text/lobby/lobby.ts';
import { EN } from '../../src/text/words/en/index.ts';
import { type Room, room } from './support/a-table.ts';
import { current, moveOn, playOut } from './support/matches.ts';
import { done } from './support/outcomes.ts';
import { AKI, BENI, HERE, WHERE } from './support/people.ts';

/** The values that make a match shortest. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ rounds: '3', games: '3', length: '3', target: '200' },
};

/** The house rules that a host types: a short match, and what was played before there was one of them. */
function typedAt(game: HanafudaGame, option: string): Readonly<Record<string, string>> {
  const { default: usual, opensWith, before = opensWith && usual } = game.options[option] ?? {};
  const offered = optionsFor(game.options, game.seats[0] ?? 2, defaultOptions(game.options));
  const short = Object.entries(SHORT).filter(
    ([id, value]) => id !== option && offered[id]?.choices.map(String).includes(value),
  );
  return {
    ...Object.fromEntries(short),
    ...(before !== undefined && { [option]: String(before) }),
  };
}

/** A match as it was stored before its game had a house rule. */
async function takeAway({ store, tables }: Room, matchId: number, option: string): Promise<Match> {
  const match = await current(tables, matchId);
  const { [option]: _, ...options } = match.options;
  const state = match.state && { ...match.state, setup: { ...match.state.setup, options } };
  await store.transaction((tx) => tx.updateMatch({ ...match, options, state }, match, 1));
  return await current(tables, matchId);
}

/** A lobby of Aki and computers, and the match that they play; `alter` is what an update does to what is stored. */
async function played(
  game: HanafudaGame,
  option: string,
  alter: (here: Room, match: Match) => Promise<Match>,
) {
  const here = room({ seedOf: seedOfChance });
  const { lobby, play, fairness } = here.tables;
  const seats = game.options[option]?.seats?.[0] ?? game.seats[0] ?? 2;
  const options = typedAt(game, option);
  const opened = done(await lobby.open({ where: WHERE, host: AKI, game: game.id, seats, options }));
  for (let taken = 1; taken < seats; taken++) done(await lobby.addComputer(HERE, AKI));
  const open = await alter(here, opened);
  const lines = lobbyLines(open, EN);
  const dealt = await alter(here, done(await lobby.start(HERE, AKI)));
  const shown = await play.stepsSince(dealt, 0);
  const over = await alter(
    here,
    await playOut(here.tables, done(await moveOn(here.tables, dealt))),
  );
  const replay = await play.replay(over);
  const recount = await recountAchievements({ store: here.store, findGame });
  const deals = await fairness.deals(over);
  return { here, lines, shown, over, replay, recount, file: deals && formatDeals(deals) };
}

const wholes = new Map<string, ReturnType<typeof played>>();

/** The match by the same rules that nothing is taken away from; played once for all house rules that it serves. */
function whole(game: HanafudaGame, option: string): ReturnType<typeof played> {
  const key = JSON.stringify([game.id, game.options[option]?.seats?.[0], typedAt(game, option)]);
  const known =
    wholes.get(key) ?? played(game, option, ({ tables }, { id }) => current(tables, id));
  wholes.set(key, known);
  return known;
}

/** Matches after one of a person and computers: it is dealt again, then with somebody who was counted in. */
async function playedAgain(
  here: Room,
  { id: matchId }: Match,
  option: string,
): Promise<readonly Match[]> {
  const { lobby, leaving } = here.tables;
  const dealt = done(await lobby.rematch({ matchId, person: AKI }));
  await takeAway(here, dealt.id, option);
  done(await lobby.join(HERE, BENI));
  done(await leaving.stop({ at: HERE, person: AKI, mayManage: false }));
  const open = done(await lobby.rematch({ matchId: dealt.id, person: AKI }));
  await takeAway(here, open.id, option);
  const both = done(await lobby.join(HERE, BENI));
  await takeAway(here, both.id, option);
  return [dealt, open, both];
}

test.each(
  GAMES.flatMap((game) => Object.keys(game.options).map((option) => [game.id, option] as const)),
)(
  'matches of %s that were stored before its house rule %s go on as they were',
  async (id, option) => {
    const game = GAMES.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const { lines, over: end, shown, replay, recount, file: text } = await whole(game, option);
    const older = await played(game, option, (here, { id }) => takeAway(here, id, option));
    expect(older.lines).toEqual(lines);
    expect(older.over.status).toBe('over');
    expect(older.over.state?.totals).toEqual(end.state?.totals);
    expect(older.shown).toEqual(shown);
    expect(older.replay.map(({ events }) => events)).toEqual(replay.map(({ events }) => events));
    expect(older.recount).toEqual(recount);

    const { here, over, file } = older;
    expect(file).not.toContain(`option ${option} `);
    expect([file, text].map((one) => verifyDeals(one ?? '').ok)).toEqual([true, true]);
    const again = await playedAgain(here, over, option);
    expect(again.map(({ status }) => status)).toEqual(['playing', 'open', 'playing']);
    for (const { options } of again) expect(options).toEqual(end.options);
    for (const person of [AKI, BENI]) await here.tables.privacy.forgetPerson(person);
    await here.tables.privacy.finishErasures();
    expect((await current(here.tables, again.at(-1)!.id)).status).toBe('stopped');
  },
);
