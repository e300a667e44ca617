import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { Offer, State } from '../../src/engine/round/state.ts';
import { words } from '../../src/text/language.ts';
import { tableAlt } from '../../src/text/pictures/alt.ts';
import { handAlt } from '../../src/text/pictures/hand-alt.ts';
import { pictureWords } from '../../src/text/pictures/picture.ts';
import { stakeLines } from '../../src/text/settlement/stakes.ts';
import type { Context } from '../../src/text/story/context.ts';
import {
  askLine,
  blockedLabel,
  blockedLine,
  blockedReason,
  choiceLabel,
  moveLabel,
  turnLine,
} from '../../src/text/story/moves.ts';
import { actorOf, play } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { expectSentences, inBoth } from '../support/sentences.ts';

const EN = words('en');
const JA = words('ja');
const contextOf = (state: State, language = EN): Context => ({
  words: language,
  game: state.setup.game,
  names: ['Aya', 'Ben', 'Cai', 'Dan'].slice(0, state.setup.seats),
});
const viewOf = (state: State) => gameOf(state.setup.game).view(state, actorOf(state));
const labelsOf = (state: State, language = EN) =>
  gameOf(state.setup.game)
    .legalMoves(state, actorOf(state))
    .map((move) => moveLabel(move, viewOf(state), language));
const askOf = (state: State, language = EN) => askLine(viewOf(state), contextOf(state, language));
const turnOf = (state: State, language = EN) => turnLine(viewOf(state), contextOf(state, language));

const offered = (game: string, offer: Offer, hand: string, options = {}): State =>
  position(game, {
    options,
    hands: [hand, 7],
    field: 'willow.*',
    turns: offer === 'draw' ? 14 : 0,
    phase: { type: 'offer', seat: 0, offer, rest: [] },
  });

// Two viewings of 5 are 10: doubled from 7 on, and again for Ben’s koi-koi.
const called = position('koi-koi', {
  captured: ['cherry.curtain susuki.moon chrys.cup', ''],
  hands: [4, 4],
  calls: { made: [0, 1] },
  phase: { type: 'call', seat: 0 },
});
const choosing: State = position('mayumi', {
  hands: ['', 1],
  field: 'willow.rainman',
  turns: 12,
  phase: {
    type: 'capture',
    seat: 0,
    card: card('plum.warbler'),
    from: 'hand',
    choices: [[card('willow.rainman')], []],
  },
});

test('what is asked before and in a round is said on buttons, in the hand and at the table', async () => {
  const states: Readonly<Record<string, State>> = {
    'to exchange one card of three (M6)': offered(
      'mayumi',
      'replacement',
      'pine.crane pine.ribbon pine.chaff1 plum.ribbon',
    ),
    'to exchange two cards of four (M6)': offered('mayumi', 'replacement', 'pine.* plum.ribbon'),
    'to deal again for four of a month': offered('mushi', 'redeal', 'pine.*', { fourInHand: true }),
    'to call the round a draw (M19)': offered('mayumi', 'draw', ''),
    'to stop or to go on; multipliers count in what stopping brings': called,
    'to take the rain man or leave him (M9)': choosing,
    'to drop out': position('suhara-bana', { phase: { type: 'entry', seat: 0 } }),
    'to chase': position('suhara-bana', {
      answers: ['forced-out', 'stay', 'stay', 'stay'],
      phase: { type: 'chase', seat: 0 },
    }),
    'to give way': position('suhara-bana', {
      answers: ['stay', 'stay', 'stay', 'forced-out'],
      phase: { type: 'chased', seat: 1, by: 3 },
    }),
    'which of several cards to take': play(
      position('botan-cho', {
        field: 'plum.chaff1 plum.ribbon',
        hands: ['plum.warbler iris.bridge', 2],
      }),
      'play:plum.warbler',
    ).state,
    'to drop out of Mushi, which costs nothing': position('mushi', {
      seats: 3,
      phase: { type: 'entry', seat: 0 },
    }),
  };
  const told = Object.entries(states).map(([about, state]) =>
    inBoth(about, (own) => [
      labelsOf(state, own).join(' · '),
      askOf(state, own),
      turnOf(state, own),
    ]),
  );
  await expectSentences('answers', told);
});

describe('a call', () => {
  test('comes with its stakes: what both have, and what they are one card away from', () => {
    const state = position('koi-koi', {
      captured: ['cherry.curtain chrys.cup', 'maple.deer clover.boar'],
      hands: [4, 4],
      phase: { type: 'call', seat: 0 },
    });
    const told = stakeLines(viewOf(state), contextOf(state)).join('\n');
    expect(told).toContain('You have Flower Viewing (5 points).');
    expect(told).toMatch(/You’re one card away from .*Moon Viewing \(5 points, moon\)/);
    expect(told).toMatch(/\*\*Ben\*\* is one card away from .*\(5 points, butterflies\)/);
    const inJapanese = stakeLines(viewOf(state), contextOf(state, JA)).join('\n');
    expect(inJapanese).toContain('あなたの役：花見で一杯（5文）');
    expect(stakeLines(gameOf('koi-koi').view(state, 1), contextOf(state))).toEqual([]);
  });

  test('tells once of a yaku that many a card would make, and how many', () => {
    const state = position('koi-koi', {
      captured: [
        'cherry.curtain chrys.cup plum.chaff1 plum.chaff2 pine.chaff1 iris.chaff1 peony.chaff1 maple.chaff1 wisteria.chaff1 susuki.chaff1',
        '',
      ],
      hands: [4, 4],
      phase: { type: 'call', seat: 0 },
    });
    const told = stakeLines(viewOf(state), contextOf(state)).join('\n');
    expect(told.match(/Chaff/g)).toHaveLength(1);
    expect(told).toMatch(/Chaff \(1 point, any of \d+ cards\)/);
  });

  test('is told with the table, which mentions no card points', () => {
    const alt = tableAlt(viewOf(called), contextOf(called));
    expect(alt).toContain('yaku: Flower Viewing (5 points), Moon Viewing (5 points)');
    expect(alt).toContain('called koi-koi');
    expect(alt).not.toContain('card point');
    expect(tableAlt(viewOf(called), contextOf(called, JA))).not.toMatch(/札\d+点/);
  });
});

describe('a card that may take the rain man or stay', () => {
  const state = position('mayumi', {
    hands: ['plum.warbler', 1],
    field: 'willow.rainman',
    turns: 12,
  });

  test('is said to be able to (M9)', () => {
    const [move] = gameOf('mayumi').legalMoves(state, 0);
    expect(choiceLabel(move!, viewOf(state), EN)).toBe('1. Bush warbler: can take the rain man');
    expect(handAlt(viewOf(state), contextOf(state))).toContain(
      '1 bush warbler: can take the rain man.',
    );
  });

  test('is said so where the hand is asked', () => {
    expect(handAlt(viewOf(choosing), contextOf(choosing))).toContain('2: leave it on the field.');
  });
});

test('a card that takes nothing is blocked while another takes something (M2)', () => {
  const state = position('mayumi', {
    options: { mustMatch: true },
    hands: ['plum.warbler pine.crane', 2],
    field: 'pine.ribbon',
  });
  const context = contextOf(state);
  const held = viewOf(state).hand.find(({ blocked }) => blocked !== undefined)!;
  expect(blockedLabel(held, context)).toBe('Bush warbler: you must play a card that takes');
  expect(blockedReason(held.blocked!, context)).toBe(
    'You can’t play this now: you have a card that can take something.',
  );
  expect(blockedLine('1. 梅に鶯', held.blocked!, contextOf(state, JA))).toMatch(
    /^1\. 梅に鶯：ほか/,
  );
  expect(pictureWords(context).blocked(held.blocked!)).toBe('you must take');
});

test.each([
  ['koi-koi', 'Shōbu'],
  ['hachi-hachi', 'Shōbu'],
  ['go-stop', 'Stop'],
  ['matgo', 'Stop'],
])('the picture of a hand of %s heads what stopping scores by %s', (game, stopping) => {
  expect(pictureWords({ words: EN, game, names: [] }).stopping).toBe(stopping);
});

test('the poster of a round that nobody has won says nagari in Go-Stop', () => {
  const noWinner = (game: string) => pictureWords({ words: EN, game, names: [] }).noWinner;
  expect(['go-stop', 'matgo', 'min-hwatu', 'koi-koi'].map(noWinner)).toEqual([
    'Nagari',
    'Nagari',
    'Nobody wins',
    'Nobody wins',
  ]);
});

test('the table tells of the card on the lightning, of the field, and of lucky hands', () => {
  const state = position('ume-botan', {
    field: 'willow.lightning pine.crane',
    hands: [7, 7, 7],
    blind: true,
    multiplier: { times: 2, why: 'matsuba' },
    teyaku: [{ seat: 1, id: 'fuke', value: 50, cards: position('ume-botan').hands[0]! }],
  });
  const alt = tableAlt(viewOf(state), contextOf(state));
  expect(alt).toContain('The top card of the pile is face down on the lightning.');
  expect(alt).toContain('Payments: × 2 (Pine round: pine on the field).');
  expect(alt).toContain('lucky hand: Fuke (50 points)');
});

test('the table tells card points in the measure of the game', () => {
  const state = position('mayumi', { hands: [7, 7, 7] });
  expect(tableAlt(viewOf(state), contextOf(state))).toContain('0 ken in cards');
  expect(tableAlt(viewOf(state), contextOf(state, JA))).toContain('札0間');
});
