import { describe, expect, test } from 'vitest';
import { handPayload } from '../../../src/bot/hand/hand-payload.ts';
import { card } from '../../../src/engine/core/cards.ts';
import type { Event } from '../../../src/engine/round/event.ts';
import type { Match } from '../../../src/model/match.ts';
import type { MatchStep } from '../../../src/model/outcome.ts';
import { words } from '../../../src/text/language.ts';
import { matchOf } from '../../support/a-match.ts';
import { BLANK } from '../../support/blank-painter.ts';
import { position } from '../../support/position.ts';
import { partsOf, textOf } from '../support/read-payload.ts';

const NAMES = ['Ann', 'Bob', 'Cho', 'Dan'];

type Query = Parameters<typeof handPayload>[0];

const shown = (query: Query) => handPayload(query, { painter: BLANK, words: words('en-US') });

function handOf(match: Match, personId: string) {
  const payload = shown({ match, personId });
  const buttons = partsOf(payload)
    .filter(({ custom_id }) => custom_id?.startsWith('move/'))
    .map(({ custom_id: id, label, style, disabled }) => ({ id, label, style, disabled }));
  return { text: textOf(payload), buttons };
}

describe('a hand', () => {
  const burdened = position('suhara-bana', {
    hands: ['chrys.cup wisteria.chaff1 maple.chaff1', 3, 3, 7],
    captured: ['', 'iris.bridge peony.butterflies', '', ''],
    order: [0, 1, 2],
    field: 'plum.chaff1 plum.chaff2',
  });

  test('has a button for each card, in the order of the picture', () => {
    const { buttons, text } = handOf(matchOf(burdened, NAMES), 'Ann');
    expect(buttons.map(({ id }) => id)).toEqual([
      'move/12/34/play:wisteria.chaff1',
      'move/12/34/play:chrys.cup',
      'move/12/34/play:maple.chaff1',
    ]);
    expect(text).toContain('your turn');
  });

  test('tells by the colour of a button that its card takes something, at most four in a row', () => {
    const state = position('koi-koi', {
      hands: ['pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 maple.chaff1', 5],
      field: 'plum.ribbon iris.bridge',
      pile: '*',
    });
    const match = matchOf(state, NAMES);
    const { buttons } = handOf(match, 'Ann');
    const labels = ['1. Pine', '2. Plum', '3. Cherry', '4. Iris', '5. Maple'];
    expect(buttons.map(({ label }) => label)).toEqual(labels.map((label) => `${label} chaff`));
    expect(buttons.map(({ style }) => style)).toEqual([2, 1, 2, 1, 2]);
    const rows = partsOf(shown({ match, personId: 'Ann' })).flatMap(({ components }) =>
      components?.every(({ custom_id: id }) => id?.startsWith('move/')) ? components.length : [],
    );
    expect(rows).toEqual([4, 1]);
  });

  test('offers what may be done instead of playing a card, before the cards', () => {
    const state = position('hachi-hachi', {
      hands: ['chrys.chaff1 maple.chaff1', 2, 2],
      captured: ['pine.ribbon plum.ribbon cherry.ribbon'],
      calls: { made: [1, 0, 0] },
      pile: '*',
    });
    const { buttons } = handOf(matchOf(state, NAMES), 'Ann');
    expect(buttons.map(({ id }) => id?.split('/')[3])).toEqual([
      'cancel',
      'play:chrys.chaff1',
      'play:maple.chaff1',
    ]);
  });

  test('disables the card that may not be played, and says why', () => {
    const { buttons, text } = handOf(matchOf(burdened, NAMES), 'Ann');
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, true, false]);
    expect(buttons[1]?.label).toMatch(/^2\. .*Sake cup.*Bob.*Grass Flowers/);
    expect(text).toMatch(/2\. .*Sake cup.*Grass Flowers.*\*\*Bob\*\*/);
  });

  test('of somebody who is not asked has no buttons for moves and says who is waited for', () => {
    const { buttons, text } = handOf(matchOf(burdened, NAMES), 'Bob');
    expect(buttons).toEqual([]);
    expect(text).toContain('**Ann**');
  });

  test('offers what a card may take, in the order of the picture', () => {
    const state = position('botan-cho', {
      hands: ['wisteria.chaff1', 'maple.deer'],
      field: 'pine.crane pine.ribbon',
      phase: {
        type: 'capture',
        seat: 0,
        card: 2,
        from: 'pile',
        choices: [[0], [1]],
      },
    });
    const { buttons } = handOf(matchOf(state, NAMES), 'Ann');
    expect(buttons.map(({ label }) => label)).toHaveLength(2);
    expect(buttons[0]).toMatchObject({ id: 'move/12/34/capture:pine.crane', disabled: false });
  });

  test('tells what has just happened, before it asks', () => {
    const match = matchOf(burdened, NAMES);
    const steps: readonly MatchStep[] = [
      {
        version: 34,
        seat: 1,
        move: null,
        byComputer: true,
        events: [{ type: 'played', seat: 1, card: card('pine.crane') }],
      },
    ];
    expect(textOf(shown({ match, personId: 'Ann', steps }))).toMatch(
      /^-# \*\*Bob\*\* plays the crane\..*your turn/s,
    );
    const over = { ...match, status: 'stopped' as const };
    expect(textOf(shown({ match: over, personId: 'Ann', steps }))).not.toContain('crane');
  });

  test('shows the last moves to who opens it anew, without telling them again', () => {
    const match = matchOf(burdened, NAMES);
    const events: readonly Event[] = [
      { type: 'played', seat: 1, card: card('pine.crane') },
      { type: 'laid', seat: 1, card: card('pine.crane'), from: 'hand', place: 0 },
    ];
    const recent = [{ version: 34, seat: 1, move: null, byComputer: true, events }];
    const payload = shown({ match, personId: 'Ann', recent });
    expect(payload.pictures[0]?.alt).toMatch(/Bob [^.]*crane/);
    expect(textOf(payload)).not.toContain('crane');
  });

  test('opens the chart of the yaku, for who is not asked too', () => {
    for (const personId of ['Ann', 'Bob']) {
      const payload = shown({ match: matchOf(burdened, NAMES), personId });
      const ids = partsOf(payload).flatMap(({ custom_id: id }) => id ?? []);
      expect(ids.filter((id) => id.startsWith('yaku/'))).toEqual(['yaku/12/0/']);
    }
  });
});
