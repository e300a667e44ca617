import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/engine/round/event.ts';
import { dealStrip, stripLines } from '../../src/text/daily/strip.ts';

const event = (type: string, more: object = {}) => ({ type, seat: 0, ...more }) as unknown as Event;
const settled = (...scores: readonly number[]) => event('settled', { settlement: { scores } });
const [played, none] = [event('played'), event('captured', { taken: [] })];
const took = event('captured', { taken: [1] });
const theirs = [
  event('played', { seat: 1 }),
  event('captured', { seat: 1, taken: [1] }),
  event('yaku-made', { seat: 1 }),
];

describe('the strip of a match', () => {
  test('has a mark for each turn of the seat, for what it went on with, and for the end', () => {
    const turns = [played, none, ...theirs, played, took, none, played, took, event('yaku-made')];
    expect(
      stripLines(dealStrip([...turns, event('koi-koi'), ...theirs, settled(0, 7)], 0)),
    ).toEqual(['⬜🎴🌸🔥💧']);
  });

  test('has a line a round, by whether nobody brought home more', () => {
    const events = [played, settled(3, 0), played, settled(0, 0), played, settled(-2, 2)];
    expect(stripLines(dealStrip(events, 0))).toEqual(['⬜🏆', '⬜➖', '⬜💧']);
    expect(stripLines(dealStrip([settled(5, 1, 5)], 0))).toEqual(['➖']);
  });

  test('has one line of how the rounds ended where they are many', () => {
    const rounds = [1, -1, 0, 1].flatMap((score) => [played, settled(score, 0)]);
    expect(stripLines(dealStrip(rounds, 0))).toEqual(['🏆💧➖🏆']);
  });
});
