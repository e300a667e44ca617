import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { findGame } from '../../src/games/index.ts';
import { type Match, NEW_MATCH, type Player } from '../../src/model/match.ts';
import { words } from '../../src/text/language.ts';
import { lobbyLines } from '../../src/text/lobby/lobby.ts';
import { helpLines } from '../../src/text/rules/help.ts';

const EN = words('en');
const JA = words('ja');
const AYA: Player = { type: 'person', person: { id: '100', name: 'Aya' }, away: false, missed: 0 };
const COMPUTER: Player = { type: 'computer', number: 1, strength: 'normal' };

function lobby(game: string, players: readonly Player[]): Match {
  return {
    id: 1,
    ...NEW_MATCH,
    where: { serverId: '10', channelId: '20' },
    game,
    options: defaultOptions(findGame(game)!.options),
    status: 'open',
    hostId: '100',
    players,
  };
}

describe('the lobby', () => {
  test('shows who sits there, the rules and what is missing', () => {
    expect(lobbyLines(lobby('botan-cho', [AYA]), EN)).toEqual([
      '### Botan-chō · waiting for players',
      'A quick fishing game for two from the Kantō region. The butterflies are a wild card.',
      'Players: 1 of 2',
      '1. **Aya** (host)',
      'Rules: Rounds (6 rounds), Butterflies take stacks (one card only)',
      'Clock: No time limit',
      'Waiting for 1 more player. Press Join, or ask the host to add a computer.',
      'The match starts automatically when a person takes the last of the 2 seats. If a computer takes it, the host presses Start.',
    ]);
    expect(lobbyLines(lobby('suhara-bana', [AYA]), JA).slice(-2)).toEqual([
      'あと3人必要です。「参加」を押すか、主催者がCPUを加えてください。',
      '5人目が参加すると、すぐに始まります。CPUで満席にしたときは、主催者が「開始」を押します。',
    ]);
  });

  test('says when the host may start', () => {
    const full = lobbyLines(lobby('botan-cho', [AYA, COMPUTER]), EN);
    expect(full[0]).toBe('### Botan-chō · ready to start');
    expect(lobbyLines(lobby('botan-cho', [AYA, COMPUTER]), JA)[0]).toBe('### 牡丹蝶：開始待ち');
    expect(full.slice(-2)).toEqual(['All seats are taken.', 'Ready: **Aya** can press Start.']);
    const four = [AYA, COMPUTER, COMPUTER, COMPUTER];
    expect(lobbyLines(lobby('suhara-bana', four), EN)).toContain('Ready: **Aya** can press Start.');
    expect(lobbyLines(lobby('suhara-bana', four), EN)).not.toContain('All seats are taken.');
  });

  test('says of a clock of days that it counts between people only, while one person sits there', () => {
    const alone = { ...lobby('suhara-bana', [AYA, COMPUTER]), clock: '24h' } as const;
    expect(lobbyLines(alone, EN)).toContain(
      'Clock: 1 day per move (no limit if only one person plays)',
    );
    expect(lobbyLines(alone, JA)).toContain('持ち時間：1手1日（CPUだけが相手なら時間制限なし）');
    const ben: Player = { ...AYA, person: { id: '101', name: 'Ben' } };
    expect(lobbyLines({ ...alone, players: [AYA, ben] }, EN)).toContain('Clock: 1 day per move');
    expect(lobbyLines({ ...alone, clock: '3m' }, EN)).toContain('Clock: 3 minutes per move');
  });

  test('tells of many house rules only the first and those that are not at default', () => {
    const usual = lobby('koi-koi', [AYA]);
    expect(lobbyLines(usual, EN)).toContain('Rules: Rounds (12 rounds), 20 other rules at default');
    const house = { ...usual, options: { ...usual.options, bestOnly: true } };
    expect(lobbyLines(house, EN)).toContain(
      'Rules: Rounds (12 rounds), Best yaku only (only the best), 19 other rules at default',
    );
    expect(lobbyLines(house, JA)).toContain(
      'ルール：局数（12局）、一番高い役だけ（一番高い役だけ）、ほか19項目は標準のまま',
    );
  });
});

describe('help', () => {
  test('lists the games', () => {
    expect(helpLines(EN).join('\n')).toContain('**Suhara-bana (4 or 5 players)** ·');
    const japanese = helpLines(JA).join('\n');
    for (const line of ['**須原花（4～5人）**', '**こいこい（2人）**', '**むし（2～4人）**']) {
      expect(japanese).toContain(line);
    }
    expect(helpLines(JA).join('\n')).toContain('須原花');
  });
});
