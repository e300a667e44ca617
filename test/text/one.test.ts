import { expect, test } from 'vitest';
import { words } from '../../src/text/language.ts';

type Sentence = (...facts: readonly unknown[]) => unknown;

/** Every sentence that takes facts, with its path. */
function sentencesOf(value: unknown, path: string): readonly (readonly [string, Sentence])[] {
  if (typeof value === 'function') return [[path, value as Sentence]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`));
}

/** Whatever is asked of it is 1. */
const ALL_ONE = new Proxy({}, { get: () => 1 });

/** What a sentence says when every number is 1; nothing if it wants other facts. */
function saidOfOne(sentence: Sentence): readonly string[] {
  return [
    [1, 1, 1, 1],
    [ALL_ONE, 1, 1],
  ].flatMap((facts) => {
    try {
      return [String(sentence(...facts))];
    } catch {
      return [];
    }
  });
}

const MANY =
  /\b1 (?:(?:card|more|open|other|rated) )?(?:points|cards|tables|players|matches|rounds|stones|days|hours|minutes|seconds|people|plates|seats|servers|moves|others)\b/;

/** Here a plant stands in the place of the number, or a number that is never one. */
const NEVER_ONE = new Set([
  'en.stack',
  'en.moves.takeStack',
  'en.moves.hiki',
  'en.story.monthTaken.hiki',
  'en.story.monthTaken.blocked',
  'en.story.fourShown',
  'en.story.fourInHand',
  'en.story.fieldTaken',
  'en.story.redealt.four-of-a-month-on-field',
  'en.story.redealt.four-of-a-month-in-hand',
  'en.story.redealt.three-of-the-month-on-field',
  'en.story.forcedOut',
  'en.ranking.provisionalNote',
  'en.problems.otherSeats',
  'en.problems.otherRule',
  'en.refusals.bad-seats',
  'en.refusals.full',
  'en.refusals.too-few',
  'en.seating.beginsFull',
  'en.turns.stakes.oneOf',
  'en.chart.atMost',
  'en.ruleBook.game',
  'en.help.game',
  'en.help.gameTitle',
]);

test('English counts one as one', () => {
  const sentences = sentencesOf(words('en'), 'en');
  const said = sentences.flatMap(([path, sentence]) =>
    saidOfOne(sentence).map((text) => [path, text] as const),
  );
  expect(said.length).toBeGreaterThan(300);
  const wrong = said.filter(([path, text]) => MANY.test(text) && !NEVER_ONE.has(path));
  expect(wrong).toEqual([]);
});
