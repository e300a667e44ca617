import { expect, test } from 'vitest';
import { layoutStanding } from '../../src/render/layout/standing.ts';
import { pictureWordsFor } from '../support/picture-words.ts';
import { checkScene, panelsIn, wordsIn } from '../support/scene.ts';

const WORDS = pictureWordsFor();

test('places come from the first to the last with their scores', () => {
  const scene = layoutStanding({ scores: [10, 30, 20], places: [[1], [2], [0]] }, WORDS);
  checkScene(scene);
  expect(wordsIn(scene)).toEqual([
    'standing',
    'the game',
    '1.',
    '2',
    'Beni',
    '30 in all',
    '2.',
    '3',
    'Chika',
    '20 in all',
    '3.',
    '1',
    'Aki',
    '10 in all',
  ]);
});

test('equal seats share a place and the next one is counted on', () => {
  const scene = layoutStanding({ scores: [5, 9, 9, 1], places: [[1, 2], [0], [3]] }, WORDS);
  expect(wordsIn(scene).filter((text) => /^\d\.$/.test(text))).toEqual(['1.', '1.', '3.', '4.']);
  expect(panelsIn(scene).map(({ ink }) => ink)).toEqual(['lit', 'lit', 'panel', 'panel']);
});
