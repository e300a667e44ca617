import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Club, eachInAClub } from './support/club.ts';
import { playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { buttonFor, pictureOf, textOf } from './support/reading.ts';
import { leaks, watchChannel } from './support/witness.ts';

let club: Club;

eachInAClub(
  (opened) => {
    club = opened;
  },
  { isPainted: true },
);

test('two people play three rounds of Botan-chō through buttons, and only see what they may', async () => {
  const { ann, bob, room, tables } = club;
  const witness = watchChannel(club);
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  await takeHand(club, ann);
  await takeHand(club, bob);

  const standing = await playToTheEnd(club, [ann, bob]);

  const match = await tables.matches.newestIn(room.id);
  expect(match?.status).toBe('over');
  expect(textOf(standing)).toMatch(/^### .* (wins|tie for first) with /);
  const ends = /^### .* (wins|tie for first) with .*\n### /;
  const isEnd = (one: Message) => pictureOf(one) === 'result' && ends.test(textOf(one));
  await expect.poll(() => ann.view(room).some(isEnd)).toBe(true);
  expect(ann.view(room).map(pictureOf)).not.toContain('table');
  const sheets = ann.view(room).filter((message) => pictureOf(message) === 'round');
  expect(sheets).toHaveLength(3);
  const counted: string[] = [];
  for (const sheet of sheets) {
    const answer = ann.click(sheet, buttonFor(sheet, 'counted').id);
    counted.push(textOf(await answer.message()));
  }
  expect(counted.join('\n')).toMatch(/\*\*Ann\*\* pays \*\*Bob\*\* \d+ points: round score/);
  const steps = match === undefined ? [] : await tables.play.replay(match);
  expect(leaks(witness, new Map(steps.map(({ version, state }) => [version, state])))).toEqual([]);
});
