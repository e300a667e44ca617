import { expect, test } from 'vitest';
import { CLOCKS } from '../../src/model/clock.ts';
import { type Match, type Player, STRENGTHS, type StopReason } from '../../src/model/match.ts';
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
import type { Words } from '../../src/text/words/words.ts';
import { lobbyOf, seated } from '../support/a-match.ts';
import { expectSentences, inBoth } from '../support/sentences.ts';

const EN = words('en-US');

const AYA = seated({ id: '1', name: '*Aya*' });
const BEN = seated({ id: '2', name: 'Ben' });
const CAI = { ...seated({ id: '3', name: 'Cai' }), away: true };
const COMPUTER: Player = { type: 'computer', number: 1, strength: 'normal' };

const match = (change: Partial<Match> = {}, game = 'botan-cho') =>
  lobbyOf(game, [AYA, BEN], { status: 'playing', ...change });
const OPEN = lobbyOf('botan-cho', [AYA]);
const KOI_KOI = lobbyOf('koi-koi', [AYA]);
const SUHARA = lobbyOf('suhara-bana', [AYA, BEN]);

const lobbies = (about: string, shown: Match) => inBoth(about, (own) => lobbyLines(shown, own));

test('the lobby says what is not as usual and what is missing', async () => {
  const strengths = STRENGTHS.map(
    (strength, index): Player => ({ type: 'computer', number: index + 1, strength }),
  );
  const slow: Match = { ...SUHARA, players: [AYA, COMPUTER], clock: '24h' };
  const barred = [
    { id: '5', name: 'Dan' },
    { id: '6', name: '_Eve_' },
  ];
  const house = { ...KOI_KOI.options, bestOnly: true };
  await expectSentences('lobbies', [
    lobbies('one of two', OPEN),
    lobbies('one of four or five', { ...SUHARA, players: [AYA] }),
    lobbies('full, with a computer in the last seat', { ...OPEN, players: [AYA, COMPUTER] }),
    lobbies('enough, with a seat free', {
      ...SUHARA,
      players: [AYA, COMPUTER, COMPUTER, COMPUTER],
    }),
    lobbies(
      'computers, with ratings on the scale of normal ones',
      lobbyOf('min-hwatu', [AYA, ...strengths], { clock: '60s' }),
    ),
    lobbies('a clock of days, which counts between people only', slow),
    lobbies('the same with two people', { ...slow, players: [AYA, BEN] }),
    lobbies('people to whom the host has freed a seat', { ...SUHARA, barred }),
    lobbies('those who played before, one of whom has not answered', {
      ...{ ...SUHARA, players: [AYA], rematchOf: 7 },
      invited: [{ person: { id: '2', name: 'Ben' }, since: 0 }],
    }),
    lobbies('many house rules, all at default', KOI_KOI),
    lobbies('many house rules, one not at default', { ...KOI_KOI, options: house }),
  ]);
});

test('an offer to stop says who agrees, of those who are there or had asked, and until when', async () => {
  const offered = match({ players: [AYA, BEN, CAI], stopVotes: ['1'] });
  const left = match({ players: [{ ...AYA, away: true }, BEN], stopVotes: ['1'] });
  const agreed = match({ status: 'stopped', stopVotes: ['1', '2'] });
  const told = (about: string, shown: Match, stopAt: number | null = null) =>
    inBoth(about, (own) => [
      ...stopOfferLines({ match: shown, stopAt }, own),
      offerMade({ match: shown, stopAt }, own),
    ]);
  await expectSentences('stop-offers', [
    told('one has left before', offered),
    told('silence is consent', match({ stopVotes: ['1'] }), 1_700_000_000_000),
    told('who asked has left', left),
    told('all agree', agreed),
  ]);
  expect(stopOfferLines({ match: match(), stopAt: null }, EN)).toEqual([]);
});

test('what holds in a match is told in full', async () => {
  const about = (shown: Match) => (own: Words) => aboutLines({ match: shown, stopAt: null }, own);
  await expectSentences('about-matches', [
    inBoth('rated, with a clock', about(match({ clock: '3m', isRated: true }))),
    inBoth('unrated', about(match())),
    inBoth('many house rules, a line each', about(match({}, 'koi-koi'))),
  ]);
});

test('a table that closed says why', async () => {
  const REASONS: Readonly<Record<StopReason, readonly string[]>> = {
    ...{ idle: [], emptied: [], 'by-host': [], 'by-manager': ['9'], 'by-vote': [], unopposed: [] },
    ...{ 'channel-gone': [], 'server-gone': [] },
  };
  const told = Object.entries(REASONS).map(([reason, stopVotes]) => {
    const stopReason = reason as StopReason;
    return inBoth(reason, (own) =>
      closedLines(match({ status: 'stopped', stopReason, stopVotes }), own),
    );
  });
  const unknown = match({ status: 'stopped', stopReason: 'by-manager' });
  const nameless = inBoth('a manager who is not known', (own) => closedLines(unknown, own));
  await expectSentences('closed-tables', [...told, nameless]);
});

test('the list of tables links each with what is played, who sits there and the free seats', async () => {
  const tables = [
    { match: OPEN, channel: '<#20>' },
    { match: match(), channel: '<#21>' },
  ];
  await expectSentences('table-lists', [
    inBoth('two', (own) => tableRows(tables, own)),
    inBoth('none', (own) => tableRows([], own)),
    inBoth('one to be chosen, plainly', (own) => [tableLabel(match(), own)]),
  ]);
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
