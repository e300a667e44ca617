import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { promiseOf } from '../../src/fairness/promise.ts';
import { verifyDeals } from '../../src/fairness/verify.ts';
import { eachInAClub } from './support/club.ts';
import { pressForged } from './support/forged.ts';
import { currentMatch, playToTheEnd, press, startMatch, takeHands } from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  fileOn,
  isPrivate,
  pictureOf,
  textOf,
  toldAlone,
} from './support/reading.ts';

const club = eachInAClub({ isFair: true });

const TABLE = { game: 'botan-cho', rules: 'rounds=3' };
const open = () => club.ann.command(club.room, 'hanafuda start', TABLE).message();

const current = () => currentMatch(club);

const groups = (hex: string) => hex.replace(/.{4}(?=.)/g, '$& ');

async function dealsOn(message: Message): Promise<string> {
  expect(message.attachments[0]?.filename).toBe(`hanafuda-deals-${(await current()).id}.txt`);
  return await fileOn(message);
}

/** The messages that everybody sees. */
const left = () => club.cho.view(club.room).filter((one) => !isPrivate(one));

/** Cuts the cards in the form of a button, with words or without. */
async function cutBy(who: Actor, told: Message, words: string): Promise<Message> {
  const form = await who.click(told, buttonFor(told, 'words').id).done;
  if (form.kind !== 'modal') throw new Error('no form was shown');
  return await who.submitModal(form.modal, { words }).message();
}

describe('a lobby', () => {
  test('tells its promise behind a button, where those who sit there can cut', async () => {
    const { ann, cho } = club;
    const lobby = await open();
    const { id, secret } = await current();
    const promise = promiseOf({ match: id, secret: secret ?? '' });
    expect(textOf(lobby)).not.toContain(promise.slice(0, 4));
    const asked = await press(ann, await press(ann, lobby, 'seats'), 'deals');
    expect(textOf(asked)).toContain(promise);
    const told = await cutBy(ann, asked, '');
    expect([told.id, isPrivate(told)]).toEqual([asked.id, true]);
    expect(textOf(told)).toContain('You cut the cards');
    expect(textOf(told)).toMatch(/1\. \*\*Ann\*\*: opened \d+, cut \d+$/m);
    expect(textOf(told)).not.toContain(secret);
    const others = await press(cho, await press(cho, lobby, 'seats'), 'deals');
    expect(textOf(others)).toContain(promise);
    expect(buttonsFor(others, 'words')).toEqual([]);
  });

  test('of an earlier version is cut by its button', async () => {
    const { ann } = club;
    await open();
    const told = await pressForged(club, ann, 'cut/1/0/');
    expect(textOf(told)).toContain('You cut the cards');
    expect((await current()).players).toMatchObject([{ contributions: [{}, { by: 'cut' }] }]);
  });

  test('that closes reveals its secret, and is counted', async () => {
    const { ann } = club;
    const { id } = await open();
    await ann.command(club.room, 'hanafuda stop').message();
    const closed = await club.sandbox.waitForMessage(
      (one) => one.id === id && textOf(one).includes('closed this table'),
    );
    const check = await press(ann, closed, 'deals');
    const { secret } = await current();
    expect(textOf(check)).toContain(`${secret}`);
    expect(textOf(check)).toContain('No cards were dealt');
    expect(textOf(check)).toContain(
      '1 table opened on this server in the last 30 days, 1 closed before',
    );
    expect(verifyDeals(await dealsOn(check))).toMatchObject({ ok: true, deals: { played: null } });
  });
});

describe('a match', () => {
  test('shows its promise and what everybody added below the first round, the whole of it by a button', async () => {
    const { ann, bob, cho } = club;
    const lobby = await open();
    const fair = await press(ann, await press(ann, lobby, 'seats'), 'deals');
    await cutBy(ann, await cutBy(ann, fair, ''), 'Fuji at dawn');
    await press(bob, lobby, 'join');
    const table = await club.sandbox.waitForMessage((one) => pictureOf(one) === 'table');
    const { id, secret, players } = await current();
    const added = players.flatMap((player) =>
      player.type === 'person' ? (player.contributions ?? []) : [],
    );
    expect(added.map(({ by }) => by)).toEqual(['open', 'cut', 'join']);
    const [opened, cut, joined] = added.map((one) => `…${one.id.slice(-5)}`);
    const promise = promiseOf({ match: id, secret: secret ?? '' });
    expect(textOf(table)).toContain(`Promise of the deals: \`${groups(promise.slice(0, 16))} …\``);
    expect(textOf(table)).toContain(`added by **Ann** ${opened} ${cut}, **Bob** ${joined}`);
    const told = await press(cho, await press(cho, table, 'about'), 'deals');
    expect(isPrivate(told)).toBe(true);
    expect(textOf(told)).toContain(promise);
    expect(textOf(told)).not.toContain(secret);
    for (const one of added) expect(textOf(told)).toContain(one.id);
    expect(textOf(told)).toMatch(/1\. \*\*Ann\*\*: opened \d+, cut \d+ with words [0-9a-f]{8}…/);
    expect(JSON.stringify(await current())).not.toContain('Fuji');
  });

  test('shows nobody its secret while it is played', async () => {
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], TABLE);
    await takeHands(club, [ann, bob]);
    const { secret, seed } = await current();
    const seen = JSON.stringify([...ann.view(club.room), ...bob.view(club.room)]);
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(seed?.split(':')[1]);
  });

  test('is checked under its final standing, by the file and by the command', async () => {
    const { ann, bob, cho } = club;
    const lobby = await open();
    await cutBy(ann, await press(ann, await press(ann, lobby, 'seats'), 'deals'), '');
    await press(bob, lobby, 'join');
    await club.sandbox.waitForMessage((one) => pictureOf(one) === 'table');
    await takeHands(club, [ann, bob]);
    const standing = await playToTheEnd(club, [ann, bob]);
    await expect.poll(() => left().map(pictureOf)).toEqual(['round', 'round', 'round', 'standing']);
    const [first, ...others] = left();
    expect(first && textOf(first)).toContain('Promise of the deals');
    expect(first && buttonsFor(first, 'deals')).toHaveLength(1);
    for (const other of others) expect(textOf(other)).not.toContain('Promise of the deals');

    const check = await press(cho, await press(cho, standing, 'more'), 'deals');

    const { secret, seed, id } = await current();
    expect(toldAlone(check)).toContain('They agree.');
    expect(textOf(check)).toContain(`${secret}`);
    expect(textOf(check)).toContain('Deal 1 of');
    const [turn] = buttonsFor(check, 'deals');
    const next = await cho.click(check, turn?.id ?? '').message();
    expect(next.id).toBe(check.id);
    const text = await dealsOn(check);
    expect(text).toContain(`\nseed ${seed}\n`);
    expect(text).not.toMatch(/Ann|Bob/);
    for (const { id: person } of [ann, bob]) expect(text).not.toContain(person);
    expect(verifyDeals(text)).toMatchObject({ ok: true, deals: { match: id } });
  });
});
