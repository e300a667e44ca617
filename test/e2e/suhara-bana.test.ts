import { expect, test } from 'vitest';
import { type Club, eachInAClub } from './support/club.ts';
import { type Choose, firstMove, playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { pictureOf, textOf } from './support/reading.ts';
import { leaks, publicTexts, watchChannel } from './support/witness.ts';

let club: Club;

eachInAClub(
  (opened) => {
    club = opened;
  },
  { isPainted: true },
);

/** Chases whenever that is possible; Cho drops out of the second round that she is asked about. */
function boldly(): Choose {
  let entries = 0;
  return (asked) => {
    const [first] = asked.moves;
    if (first?.label === 'Stay' && asked.who.name === 'Cho') entries += 1;
    if (entries === 2 && asked.moves[1]?.label.startsWith('Drop out')) return asked.moves[1];
    return firstMove(asked);
  };
}

test('three people and a computer play Suhara-bana with drop-outs and a chase', async () => {
  const { ann, bob, cho, room, tables } = club;
  const people = [ann, bob, cho];
  const witness = watchChannel(club);
  await startMatch(club, people, { game: 'suhara-bana', rules: 'length=6', computers: 1 });
  for (const one of people) await takeHand(club, one);

  const standing = await playToTheEnd(club, people, boldly());

  const match = await tables.matches.newestIn(room.id);
  const steps = match === undefined ? [] : await tables.play.replay(match);
  const types = steps.flatMap(({ events }) => events.map(({ type }) => type));
  expect(types).toEqual(expect.arrayContaining(['chased', 'dropped', 'forced-out']));
  expect(publicTexts(witness)).toMatch(/\*\*Cho\*\* drops out/);
  expect(publicTexts(witness)).toMatch(/\*\*\w+\*\* chases/);
  expect(textOf(standing)).toMatch(/^### .* (wins|tie for first) with /);
  const rounds = types.filter((type) => type === 'settled').length;
  const sheets = ann.view(room).filter((message) => pictureOf(message) === 'round');
  // A round leaves one picture in the channel, and few words.
  for (const sheet of sheets) {
    expect(sheet.attachments).toHaveLength(1);
    const [told = '', ...others] = textOf(sheet).split('\n-# ');
    expect(told.length).toBeLessThanOrEqual(240);
    // Below the first round the promise of the deals.
    expect(others).toHaveLength(sheet === sheets[0] ? 1 : 0);
  }
  expect(sheets).toHaveLength(rounds);
  expect(leaks(witness, new Map(steps.map(({ version, state }) => [version, state])))).toEqual([]);
});
