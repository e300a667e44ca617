import type { Step } from '../../src/engine/core/game.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import type { View } from '../../src/engine/view/view.ts';
import { layoutHand } from '../../src/render/layout/table/hand.ts';
import { layoutTable } from '../../src/render/layout/table/table.ts';
import type { Scene } from '../../src/render/scene.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { play } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

export const WORDS = pictureWordsFor();

export function seen(state: State, viewer: View['viewer'] = 'spectator'): View {
  return gameOf(state.setup.game).view(state, viewer);
}

/** A position, or what moves have made of it. */
export type Shown = State | Step<State, Event>;

const stepOf = (shown: Shown): Step<State, Event> =>
  'events' in shown ? shown : { state: shown, events: [] };

export function tableOf(shown: Shown, words = WORDS): Scene {
  const { state, events } = stepOf(shown);
  return layoutTable({ view: seen(state), recent: events, words });
}

export function handOf(shown: Shown, seat = 0, words = WORDS): Scene {
  const { state, events } = stepOf(shown);
  return layoutHand(seen(state, seat), words, events);
}

export function botanOf(spec: PositionSpec): State {
  return position('botan-cho', { hands: [8, 8], pile: '*', ...spec });
}

/** One of the cards in hand would give another seat a yaku. */
export const burdened = position('suhara-bana', {
  field: 'willow.swallow paulownia.chaff1 - maple.chaff1',
  hands: ['iris.ribbon maple.deer pine.crane willow.ribbon', 2, 2],
  captured: ['', 'clover.boar susuki.geese', ''],
  pile: '*',
});

/** A yaku that was just made. */
export const tsukimi = play(
  position('koi-koi', {
    field: 'chrys.cup maple.deer iris.bridge',
    hands: ['chrys.chaff1 pine.chaff1', 3],
    captured: ['susuki.moon', 'pine.ribbon plum.ribbon'],
    pile: 'iris.chaff1 *',
  }),
  'play:chrys.chaff1',
);
