import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { findGame } from '../../src/games/index.ts';
import { CLOCKS } from '../../src/model/clock.ts';
import {
  type Match,
  NEW_MATCH,
  type Player,
  STRENGTHS,
  type StopReason,
} from '../../src/model/match.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { lobbyLines } from '../../src/text/lobby/lobby.ts';
import {
  aboutLines,
  closedLines,
  offerMade,
  stopOfferLines,
  tableLabel,
  tableRows,
} from '../../src/text/lobby/seating.ts';
import { People } from '../../src/text/words/people.ts';

const EN = words('en-US');
const JA = words('ja');

function person(id: string, name: string, away = false): Player {
  return { type: 'person', person: { id, name }, away, missed: 0 };
}

const AYA = person('1', '*Aya*');
const BEN = person('2', 'Ben');
const CAI = person('3', 'Cai', true);

function match(change: Partial<Match> = {}): Match {
  return {
    id: 1,
    ...NEW_MATCH,
    where: { serverId: '10', channelId: '20' },
    game: 'botan-cho',
    options: defaultOptions(findGame('botan-cho')!.options),
    status: 'playing',
    hostId: '1',
    players: [AYA, BEN],
    ...change,
  };
}

describe('the lobby', () => {
  const open = match({ status: 'open', game: 'suhara-bana' });

  test('shows how strong computers are, and the clock', () => {
    const players: Player[] = [
      AYA,
      ...STRENGTHS.map((strength, index): Player => {
        return { type: 'computer', number: index + 1, strength };
      }),
    ];
    const lines = lobbyLines({ ...open, players, clock: '60s' }, EN);
    expect(lines.join('\n')).toMatch(/^2\. \*\*CPU 1\*\*, easy( \(rating about \d{3,4}\))?$/m);
    // The scale hangs on normal ones.
    expect(lines).toContain('3. **CPU 2**, normal (rating about 1500)');
    expect(lines.join('\n')).toContain('4. **CPU 3**, strong');
    expect(lines).toContain('Clock: 1 minute per move');
    const japanese = lobbyLines({ ...open, players, clock: '24h' }, JA);
    expect(japanese).toContain('3. **CPU2**（普通・レート約1500相当）');
    expect(EN.seating.computer(People.of('**X**'), 'easy', null)).toBe('**X**, easy');
    expect(JA.seating.computer(People.of('**X**'), '弱い', null)).toBe('**X**（弱い）');
  });

  test('says to whom the host has freed a seat', () => {
    const barred = [
      { id: '5', name: 'Dan' },
      { id: '6', name: '_Eve_' },
    ];
    expect(lobbyLines({ ...open, barred }, EN).join('\n')).toContain('**Dan** and **\\_Eve\\_**');
  });

  test('of a rematch tells how not to play, and does not promise to start automatically', () => {
    const lines = lobbyLines({ ...open, rematchOf: 7 }, EN).join('\n');
    expect(lines).toContain('Press Leave');
    expect(lines).not.toContain('automatically');
  });
});

describe('an offer to stop', () => {
  test('is told with who agrees, of those who are at the table', () => {
    const offered = match({ players: [AYA, BEN, CAI], stopVotes: ['1'] });
    const offer = { match: offered, stopAt: null };
    expect(stopOfferLines(offer, EN)).toEqual([
      '**\\*Aya\\*** would like to stop. 1 of 2 agree. When all do, the match ends and won’t affect anyone’s results.',
    ]);
    expect(offerMade(offer, EN)).toContain('**Ben**');
    expect(offerMade(offer, EN)).not.toContain('Cai');
    expect(stopOfferLines({ match: match(), stopAt: null }, EN)).toEqual([]);
  });

  test('says from when on silence is consent', () => {
    const offer = { match: match({ stopVotes: ['1'] }), stopAt: 1_700_000_000_000 };
    for (const said of [stopOfferLines(offer, EN).at(-1), offerMade(offer, EN)]) {
      expect(said).toContain(
        'If nobody presses “Keep playing”, the match also ends <t:1700000000:R>.',
      );
    }
  });

  test('counts who left after they had asked', () => {
    const left = { ...AYA, away: true } as const;
    const offered = match({ players: [left, BEN], stopVotes: ['1'] });
    expect(stopOfferLines({ match: offered, stopAt: null }, EN)[0]).toContain('1 of 2 agree');
  });

  test('that all agree to has stopped the match', () => {
    expect(
      offerMade({ match: match({ status: 'stopped', stopVotes: ['1', '2'] }), stopAt: null }, EN),
    ).toBe('You stopped the match.');
  });
});

test('what holds in a match is told in full', () => {
  const lines = aboutLines({ match: match({ clock: '3m', isRated: true }), stopAt: null }, EN).join(
    '\n',
  );
  for (const part of ['Botan-chō', 'Rounds (6 rounds)', '3 minutes', 'is rated']) {
    expect(lines).toContain(part);
  }
  expect(aboutLines({ match: match(), stopAt: null }, EN).join('\n')).toContain('is unrated');
});

test('many house rules have a line each', () => {
  const options = defaultOptions(findGame('koi-koi')?.options ?? {});
  const lines = aboutLines({ match: match({ game: 'koi-koi', options }), stopAt: null }, EN);
  expect(lines).toContain('Rules:');
  expect(lines).toContain('- Rounds (12 rounds)');
  expect(lines.join('\n').length).toBeLessThan(2000);
});

describe('a table that closed', () => {
  const REASONS: Readonly<Record<StopReason, RegExp>> = {
    idle: /half an hour/,
    emptied: /everyone left/,
    'by-host': /\*\*\\\*Aya\\\*\*\*, the host/,
    'by-manager': /manages this channel/,
    'by-vote': /agreed/,
    unopposed: /nobody objected/,
    'channel-gone': /deleted/,
    'server-gone': /removed/,
  };

  test.each(Object.entries(REASONS))('says why: %s', (reason, sentence) => {
    const stopped = match({ status: 'stopped', stopReason: reason as StopReason });
    expect(closedLines(stopped, EN)[0]).toMatch(sentence);
    expect(closedLines(stopped, EN).at(-1)).toContain('/hanafuda start');
  });
});

test('a table that a manager closed says who, where that is known', () => {
  const closed = match({ status: 'stopped', stopReason: 'by-manager', stopVotes: ['9'] });
  expect(closedLines(closed, EN)[0]).toBe('<@9>, who manages this channel, closed this table.');
});

describe('the list of tables', () => {
  test('links each with what is played, who sits there and the free seats', () => {
    const open = match({ status: 'open', players: [AYA] });
    const rows = tableRows(
      [
        { match: open, channel: '<#20>' },
        { match: match(), channel: '<#21>' },
      ],
      EN,
    );
    expect(rows).toEqual([
      '### Tables on this server',
      '<#20> · **Botan-chō** · in the lobby: \\*Aya\\* (1 seat free)',
      '<#21> · **Botan-chō** · in progress: \\*Aya\\*, Ben',
    ]);
    expect(tableRows([], EN)[0]).toContain('no tables you can see');
  });

  test('stays short where there are many', () => {
    const many = Array.from({ length: 100 }, () => ({
      match: match(),
      channel: '<#123456789012345678>',
    }));
    for (const language of LANGUAGES) {
      const rows = tableRows(many, language);
      expect(rows).toHaveLength(22);
      expect(rows.at(-1)).toContain('80');
      expect(rows.join('\n').length).toBeLessThan(3300);
    }
  });

  test('names a table plainly where one is to be chosen', () => {
    expect(tableLabel(match(), EN)).toBe('Botan-chō: *Aya*, Ben');
  });
});

test('every clock and strength has words that fit a menu', () => {
  for (const { clocks, seating } of LANGUAGES) {
    for (const clock of CLOCKS) expect(clocks[clock].length).toBeLessThanOrEqual(100);
    for (const strength of STRENGTHS) {
      expect(seating.buttons.add[strength].length).toBeLessThanOrEqual(38);
    }
    const labels = Object.values(seating.buttons).filter((label) => typeof label === 'string');
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(38);
  }
});
