import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatMove } from '../../src/engine/round/move-text.ts';
import { decksOf, formatDeals } from '../../src/fairness/deals.ts';
import { type Check, verifyDeals } from '../../src/fairness/verify.ts';
import { GAMES, gameOf } from '../../src/games/index.ts';
import { randomDeals } from '../support/random-deals.ts';

const { deals, file } = randomDeals(gameOf('koi-koi'), 2, 12);
const lines = file.trimEnd().split('\n');

/** The file with a line changed: the first that begins so. */
function changed(start: string, change: (line: string) => string): string {
  const at = lines.findIndex((line) => line.startsWith(start));
  expect(at, start).toBeGreaterThan(-1);
  return `${lines.with(at, change(lines[at] ?? '')).join('\n')}\n`;
}

/** The file with two lines in each other's place. */
function swapped(one: number, other: number): string {
  return `${lines
    .with(one, lines[other] ?? '')
    .with(other, lines[one] ?? '')
    .join('\n')}\n`;
}

/** The file with the checksum that it should have, as somebody who forges it would write it. */
function sealed(text: string): string {
  const content = `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`;
  return `${content}end ${createHash('sha256').update(content).digest('hex')}\n`;
}

const indexOf = (start: string) => lines.findIndex((line) => line.startsWith(start));

const KEPT = readdirSync('test/fixtures/0.2').filter((name) => name.startsWith('deals-'));
const keptFile = (name: string) => readFileSync(join('test/fixtures/0.2', name), 'utf8');

function failedIn(text: string): Check | 'nothing' {
  const verdict = verifyDeals(text);
  return verdict.ok ? 'nothing' : verdict.failed;
}

describe('a file of deals', () => {
  test.each(GAMES.flatMap((game) => game.seats.map((seats) => [game.id, seats] as const)))(
    'of %s with %d seats is accepted, and tells every deck',
    (id, seats) => {
      for (const number of [1, 2]) {
        const random = randomDeals(gameOf(id), seats, number);
        const verdict = verifyDeals(random.file);
        expect(verdict.ok).toBe(true);
        if (verdict.ok) expect(formatDeals(verdict.deals)).toBe(random.file);
        const decks = decksOf(random.deals.played);
        expect(decks.map((deck) => deck.number)).toEqual(decks.map((_, index) => index + 1));
      }
    },
  );

  test('tells as many decks as the engine dealt, with those that were thrown in', () => {
    const game = gameOf('hana-awase');
    let thrown = 0;
    for (let number = 1; number <= 30; number++) {
      const { played } = randomDeals(game, 4, number).deals;
      let { state } = game.start(played.setup);
      for (const { seat, move } of played.moves) state = game.apply(state, seat, move).state;
      const decks = decksOf(played);
      expect(decks).toHaveLength(state.deals);
      thrown += decks.filter((deck, at) => deck.round === decks[at + 1]?.round).length;
    }
    expect(thrown).toBeGreaterThan(0);
  });

  // docs/verify.py and openssl came to the same.
  test.each(KEPT)('%s of version 0.2 is accepted as it is', (name) => {
    expect(failedIn(keptFile(name))).toBe('nothing');
  });

  test('begins with the lines that were promised', () => {
    const promised = createHash('sha256').update(`${lines.slice(0, 3).join('\n')}\n`);
    expect(lines[3]).toBe(`promise ${promised.digest('hex')}`);
  });

  test('of a lobby that was never dealt is accepted', () => {
    const verdict = verifyDeals(formatDeals({ ...deals, played: null }));
    expect(verdict).toMatchObject({ ok: true, deals: { played: null } });
  });

  test('of a match that was stopped is accepted', () => {
    const played = { ...deals.played, moves: deals.played.moves.slice(0, 9) };
    expect(failedIn(formatDeals({ ...deals, played }))).toBe('nothing');
  });

  test('is accepted with the line ends of Windows', () => {
    expect(failedIn(file.replaceAll('\n', '\r\n'))).toBe('nothing');
  });

  const last = (digit: string) => (digit === '0' ? '1' : '0');
  const otherEnd = (line: string) => line.slice(0, -1) + last(line.at(-1) ?? '');

  test.each<[string, string, Check]>([
    ['no such file', 'hello\n', 'form'],
    ['an empty one', '', 'form'],
    ['no secret', changed('secret ', () => 'secret 12'), 'form'],
    ['another secret', changed('secret ', otherEnd), 'promise'],
    ['another match', changed('match ', () => 'match 13'), 'promise'],
    ['another promise', changed('promise ', otherEnd), 'promise'],
    ['another contribution', changed('seat 2 ', otherEnd), 'seed'],
    ['other words', changed('seat 1 cut', otherEnd), 'seed'],
    ['a contribution less', lines.toSpliced(indexOf('seat 2'), 1).join('\n'), 'seed'],
    ['contributions of a seat in another order', swapped(4, 5), 'seed'],
    ['contributions of two seats in another order', swapped(5, 6), 'contributions'],
    ['a contribution that is none', changed('seat 2 ', () => 'seat 2 wish 12'), 'contributions'],
    ['another seed', changed('seed ', otherEnd), 'seed'],
    ['no such game', changed('game ', () => 'game poker'), 'rules'],
    ['too many seats', changed('seats ', () => 'seats 7'), 'rules'],
    ['a house rule that is none', changed('option length ', () => 'option length 77'), 'rules'],
    ['a draw for the oya in another order', changed('draw 1 ', reordered), 'deal'],
    ['a deck in another order', changed('deal 2 ', reordered), 'deal'],
    ['a deal of another round', changed('deal 2 ', (line) => line.replace(' 2 ', ' 3 ')), 'deal'],
    ['moves in another order', swapped(indexOf('move '), indexOf('move ') + 1), 'move'],
    ['a move that is none', changed('move ', () => 'move 1 play:joker'), 'move'],
    ['another result of a round', changed('round 1 ', otherEnd), 'result'],
    ['another final standing', changed('standing ', otherEnd), 'result'],
    ['another checksum', changed('end ', otherEnd), 'end'],
    ['a line more', `${file}thank you\n`, 'end'],
    ['an end that is missing', `${lines.slice(0, -1).join('\n')}\n`, 'end'],
  ])('with %s is refused', (_, text, check) => {
    expect(failedIn(text)).toBe(check);
    // A forger would set the checksum right.
    if (check !== 'end' && check !== 'form') expect(failedIn(sealed(text))).toBe(check);
  });

  test('names the line that is wrong', () => {
    const at = indexOf('deal 3 ');
    expect(verifyDeals(changed('deal 3 ', reordered))).toEqual({
      ...{ ok: false, failed: 'deal', line: at + 1 },
    });
  });

  test('with another card played that might have been played is refused', () => {
    const game = gameOf('koi-koi');
    const { setup, moves } = deals.played;
    let { state } = game.start(setup);
    let tried = 0;
    for (const [at, { seat, move }] of moves.slice(0, 20).entries()) {
      const mine = formatMove(move);
      const others = game
        .legalMoves(state, seat)
        .map(formatMove)
        .filter((one) => one !== mine);
      const index = lines.findIndex(
        (line, row) => line.startsWith('move ') && movesUpTo(row) === at,
      );
      for (const other of others) {
        const forged = lines.with(index, `move ${seat + 1} ${other}`).join('\n');
        expect(failedIn(forged)).not.toBe('nothing');
        tried++;
      }
      state = game.apply(state, seat, move).state;
    }
    expect(tried).toBeGreaterThan(50);
  });
});

/** How many moves stand above a line. */
function movesUpTo(row: number): number {
  return lines.slice(0, row).filter((line) => line.startsWith('move ')).length;
}

/** A line whose last two cards have changed places. */
function reordered(line: string): string {
  const words = line.split(' ');
  const [one, other] = words.splice(-2);
  return [...words, other, one].join(' ');
}

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('NO PYTHON FOUND: docs/verify.py is not tried.');

describe.runIf(python)('the script in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const said = (text: string) => {
    const path = join(folder, 'deals.txt');
    writeFileSync(path, text);
    const { stdout, status } = spawnSync('python3', ['docs/verify.py', path], { encoding: 'utf8' });
    return { said: stdout.trim(), status };
  };

  test('comes to the same', () => {
    expect(said(file)).toEqual({ said: 'Promise, seed, decks and checksum agree.', status: 0 });
    const { file: other } = randomDeals(gameOf('suhara-bana'), 4, 5);
    expect(said(other).status).toBe(0);
    expect(said(formatDeals({ ...deals, played: null })).status).toBe(0);
    for (const name of KEPT) expect(said(keptFile(name)).status, name).toBe(0);
  });

  test.each([
    ['promise', changed('secret ', (line) => `${line.slice(0, -1)}0`)],
    ['seed', changed('seat 2 ', (line) => `${line.slice(0, -1)}0`)],
    ['draw 1', changed('draw 1 ', reordered)],
    ['deal 2', changed('deal 2 ', reordered)],
    ['end', changed('round 1 ', (line) => `${line}0`)],
  ])('names %s where that is wrong', (name, text) => {
    expect(said(text)).toEqual({ said: `This is wrong: ${name}`, status: 1 });
  });
});
