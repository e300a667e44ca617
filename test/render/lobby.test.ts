import { expect, test } from 'vitest';
import { layoutLobby } from '../../src/render/layout/lobby.ts';
import { cardsIn, checkScene, textsUnderCards, wordsIn } from '../support/scene.ts';
import { LOBBY_SAMPLES } from './lobby-samples.ts';

test.each(Object.entries(LOBBY_SAMPLES))(
  '%s shows the game, three of its cards and every seat',
  (_, lobby) => {
    const scene = layoutLobby(lobby);
    checkScene(scene);
    expect(textsUnderCards(scene)).toEqual([]);
    expect(cardsIn(scene).map(({ card }) => card)).toEqual(lobby.cards);
    expect(lobby.cards).toHaveLength(3);
    const said = wordsIn(scene);
    expect(said).toEqual(expect.arrayContaining([lobby.game, lobby.native]));
    expect(lobby.native).not.toBe(lobby.game);
    // Names may be shortened, what there is to know of a seat may not.
    const beginnings = said.map((text) => text.slice(0, 4));
    for (const { name, note } of lobby.seats) {
      expect(beginnings).toContain(name.slice(0, 4));
      if (note !== '') expect(said).toContain(note);
    }
  },
);
