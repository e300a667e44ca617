import { expect, test } from 'vitest';
import { lessonPayload } from '../../src/bot/lesson/lesson-payload.ts';
import { GAME_KINDS } from '../../src/games/lesson.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { PictureWords } from '../../src/render/words.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { BLANK } from '../support/blank-painter.ts';
import { textOf } from './support/read-payload.ts';

test.each(
  LANGUAGES.flatMap((words) => GAME_KINDS.map((kind) => [words.language, kind, words] as const)),
)(
  'the guided round says first, and once, that its cards are for practice: %s, %s',
  (_, kind, words) => {
    const seen: PictureWords[] = [];
    const hand: Painter['hand'] = (view, pictured) => {
      seen.push(pictured);
      return BLANK.hand(view, pictured);
    };
    const person = { id: '100000000000000001', name: 'Ann' };
    const plan = { kind, matchId: 0, isBeforeFirst: true, person };
    const told = [0, 1].map((made) => {
      const look = { painter: { ...BLANK, hand }, words };
      const text = textOf(lessonPayload({ ...plan, made }, look));
      return text.split('\n').indexOf(words.lesson.practice);
    });
    expect(told).toEqual([1, -1]);
    expect(seen.map((one) => one.round(1, 3))).toEqual([
      words.lesson.inPicture,
      words.lesson.inPicture,
    ]);
    expect(seen.map((one) => one.month(1))).toEqual(['', '']);
  },
);

test('the buttons of the guided round stand in the order of the hand', () => {
  const person = { id: '100000000000000001', name: 'Ann' };
  const plan = { kind: 'yaku', matchId: 0, isBeforeFirst: true, made: 1, person } as const;
  const words = LANGUAGES[0]!;
  const numbers = JSON.stringify(lessonPayload(plan, { painter: BLANK, words }).components).match(
    /(?<="label":")\d+/g,
  );
  expect(numbers).toEqual(['2', '3', '4', '5', '6', '7', '8']);
});
