import { type Actor, type LoggedRequest, MessageFlag } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { CARDS, type CardId, formatCard } from '../../src/engine/core/cards.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';
import { GAMES } from '../../src/games/index.ts';
import { seatOf } from '../../src/model/match.ts';
import type { Painter } from '../../src/render/painter.ts';
import { SIGNATURE } from '../../src/render/png.ts';
import { cardLabel } from '../../src/text/format/cards.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { shortest } from '../support/length.ts';
import { type Club, openClub } from './support/club.ts';
import { keyOf, nextStep, startMatch, takeHand } from './support/playing.ts';
import { buttonFor, pictureOf } from './support/reading.ts';
import { leaks, type Witness, watchChannel } from './support/witness.ts';

/** A picture that was painted from a view, and of which kind. */
interface Painted {
  readonly kind: 'table' | 'hand' | 'settlement';
  readonly view: View;
}

let club: Club;
let painted: Painted[];
let requests: Set<LoggedRequest>;
let witness: Witness;

beforeEach(async () => {
  painted = [];
  requests = new Set();
  club = await openClub({ watch });
  witness = watchChannel(club);
});

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
  expect(club.logged).toEqual([]);
});

/** A painter that notes from which views it is to paint, and always paints the same. */
function watch(painter: Painter): Painter {
  const png = Promise.resolve([SIGNATURE]);
  const note = (kind: Painted['kind'], view: View) => {
    painted.push({ kind, view });
    return png;
  };
  const watched: Painter = {
    ...painter,
    table: (view) => note('table', view),
    hand: (view) => note('hand', view),
    settlement: (view) => [note('settlement', view)],
    get withMonths() {
      return watched;
    },
  };
  return watched;
}

/** Only so many requests are kept, so they are collected on the way. */
function collect(): void {
  for (const request of club.sandbox.requests) requests.add(request);
}

/**
 * Ann, Bob and computers play; now and then all three of the club ask for completions and for what
 * they can do, Cho who only watches among them.
 */
async function playCurious(people: readonly Actor[]): Promise<void> {
  const pressed = new Set<string>();
  const curious = [...people, club.cho];
  for (let moves = 0; ; moves++) {
    const step = await nextStep(club, people, pressed);
    collect();
    if ('standing' in step) return;
    const { who, hand, moves: choices } = step.asked;
    pressed.add(keyOf(hand));
    if (moves % 4 === 0) for (const one of curious) await lookAround(one, who, moves);
    const choice = choices[moves % choices.length];
    await who.click(hand, choice!.id).message();
  }
}

/** Completions are for who is asked alone; now and then everybody asks what they can do. */
async function lookAround(one: Actor, asked: Actor, moves: number): Promise<void> {
  const { room } = club;
  const typed = await one.autocomplete(room, 'hanafuda play', { focused: 'card' }).done;
  if (typed.kind !== 'choices') throw new Error(typed.kind);
  if (one === asked) expect(typed.choices.length).toBeGreaterThan(0);
  else expect(typed.choices).toEqual([]);
  if (moves % 8 !== 0) return;
  const table = one.view(room).findLast((message) => pictureOf(message) === 'table');
  if (table !== undefined) await one.click(table, buttonFor(table, 'now').id).message();
}

const CARD_IDS = new RegExp(
  `\\b(?:${CARDS.map((_, card) => formatCard(card).replace('.', '\\.')).join('|')})\\b`,
);

/** The message that a request led to, as far as its answer tells. */
function flagsOf({ answer }: LoggedRequest): number | undefined {
  const told = answer as {
    readonly flags?: number;
    readonly resource?: { readonly message?: { readonly flags?: number } };
  } | null;
  return told?.resource?.message?.flags ?? told?.flags;
}

/** Whether only one person gets what the request carries. */
function isPrivate(request: LoggedRequest): boolean {
  const { type } = (request.body ?? {}) as { readonly type?: number };
  const isCompletion = request.path.endsWith('/callback') && type === 8;
  return isCompletion || ((flagsOf(request) ?? 0) & MessageFlag.ephemeral) !== 0;
}

/** Cards with a name of their own in every language, by all their labels. */
const LABELS: readonly (readonly [CardId, readonly string[]])[] = CARDS.map((_, card) => {
  const labels = LANGUAGES.map((one) => cardLabel(one, card));
  return [card, labels] as const;
}).filter(([card, labels]) =>
  CARDS.every((_, other) => other === card || !labels.includes(cardLabel(words('en-US'), other))),
);

/** Labels of the cards that nobody has seen, or only somebody in another seat. */
function hiddenLabels(state: State, seat: number | undefined): readonly string[] {
  const hands = state.hands.flatMap((hand, owner) => (owner === seat ? [] : cardsOf(hand)));
  const hidden = new Set([...hands, ...state.pile.slice(state.drawn)]);
  return LABELS.filter(([card]) => hidden.has(card)).flatMap(([, labels]) => labels);
}

describe('nothing hidden is told to others in a match of', () => {
  test.each(GAMES.map(({ id, seats }) => ({ id, seats: seats[0] ?? 2 })))(
    '$id',
    async ({ id, seats }) => {
      const people = [club.ann, club.bob];
      const rules = shortest(id);
      await startMatch(club, people, { game: id, rules, computers: seats - people.length });
      for (const one of people) await takeHand(club, one);
      await playCurious(people);
      collect();

      const match = await club.tables.matches.find(1);
      if (match?.status !== 'over') throw new Error('the match is not over');
      const steps = await club.tables.play.replay(match);
      const states = new Map(steps.map(({ version, state }) => [version, state]));

      // What stood in the channel and in the hands, in words, descriptions and labels.
      expect(leaks(witness, states)).toEqual([]);
      for (const { message, reader } of witness.seen) {
        if (pictureOf(message) !== 'hand') continue;
        const [, seat] = /-(\d+)\.png$/.exec(message.attachments[0]?.filename ?? '') ?? [];
        expect(seatOf(match, reader ?? '')).toBe(Number(seat));
      }

      // What the painter was given: it paints what it gets.
      expect(new Set(painted.map(({ kind }) => kind))).toEqual(
        new Set(['table', 'hand', 'settlement']),
      );
      for (const { kind, view } of painted) {
        expect(JSON.stringify(view)).not.toContain(match.seed);
        if (kind === 'hand') expect(view.viewer).not.toBe('spectator');
        else expect([view.viewer, view.hand]).toEqual(['spectator', []]);
      }

      // Every request, whole: custom ids, file names and completions too.
      expect(requests.size).toBeGreaterThan(20);
      for (const request of requests) {
        const whole = JSON.stringify([request.path, request.query, request.body, request.files]);
        expect(whole).not.toContain(match.seed);
        if (isPrivate(request)) continue;
        expect(CARD_IDS.exec(whole)?.[0], whole).toBeUndefined();
        const [, version] = /"table-1-(\d+)\.png"/.exec(whole) ?? [];
        const state = states.get(Number(version));
        if (state === undefined) continue;
        const told = whole.replace(/Drawing for oya: [^"\\]*/g, '');
        expect(hiddenLabels(state, undefined).filter((label) => told.includes(label))).toEqual([]);
      }
      expect([...requests].filter(isPrivate).length).toBeGreaterThan(10);
      expect([...requests].filter((request) => !isPrivate(request)).length).toBeGreaterThan(5);
    },
  );
});
