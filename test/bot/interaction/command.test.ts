import { expect, test } from 'vitest';
import { choicesLike } from '../../../src/bot/interaction/command.ts';
import { leaveMenu } from '../../../src/bot/leaving/leaving-menus.ts';
import { type Match, NEW_MATCH } from '../../../src/model/match.ts';
import { words } from '../../../src/text/language.ts';
import { seated } from '../../support/a-match.ts';

/** Twenty cards as a name: each takes two UTF-16 units. */
const CARDS = '🎴'.repeat(20);

test('a choice that is too long is cut between characters', () => {
  for (const before of ['', 'x']) {
    const [choice] = choicesLike([{ name: before + CARDS.repeat(3), value: 'v' }], 'v');
    expect(choice?.name.length).toBeLessThanOrEqual(100);
    expect(choice?.name.isWellFormed()).toBe(true);
    expect(choice?.name.endsWith('…')).toBe(true);
  }
});

test('so is a table in the menu of those to leave', () => {
  const players = ['1', '2', '3', '4'].map((id) => seated({ id, name: CARDS }));
  const where = { serverId: '8', channelId: '9' };
  for (const game of ['mushi', 'mayumi']) {
    const match: Match = {
      ...NEW_MATCH,
      ...{ id: 1, where, game, options: {}, status: 'open', hostId: '1', players },
    };
    // Half a character is written as its number.
    const sent = JSON.stringify(leaveMenu([match], words('en')));
    expect(sent).toContain('🎴…');
    expect(sent).not.toMatch(/\\ud/);
  }
});
