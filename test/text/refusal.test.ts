import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../src/engine/core/options.ts';
import { findGame, GAMES } from '../../src/games/index.ts';
import type { Refusal } from '../../src/model/outcome.ts';
import { LANGUAGES, words } from '../../src/text/language.ts';
import { optionProblemSentence, refusalSentence } from '../../src/text/lobby/refusal.ts';
import { lobbyOf, seated } from '../support/a-match.ts';

const SUHARA = findGame('suhara-bana')!;
const MATCH = lobbyOf('suhara-bana', [
  seated({ id: '100', name: 'Aya_*' }),
  { type: 'computer', number: 1, strength: 'normal' },
]);
const [PROBLEM] = parseOptions(SUHARA.options, { length: '7' }).problems;

/** One refusal of each reason; a reason that is missing here is a type error. */
const ONE_OF_EACH: { readonly [R in Refusal['reason']]: Extract<Refusal, { reason: R }> } = {
  'played-before': { reason: 'played-before' },
  'past-deal': { reason: 'past-deal' },
  'no-such-game': { reason: 'no-such-game', game: 'poker' },
  'channel-taken': { reason: 'channel-taken', match: MATCH },
  'channel-not-allowed': { reason: 'channel-not-allowed', channels: ['30', '31'] },
  'too-many-tables': { reason: 'too-many-tables', cap: 4 },
  'too-many-lobbies': { reason: 'too-many-lobbies', cap: 3 },
  'too-many-own-tables': { reason: 'too-many-own-tables', cap: 5 },
  'no-table': { reason: 'no-table' },
  full: { reason: 'full', match: MATCH },
  'seats-kept': { reason: 'seats-kept', match: MATCH },
  'counted-in': { reason: 'counted-in', match: MATCH },
  'not-invited': { reason: 'not-invited', match: MATCH },
  'already-seated': { reason: 'already-seated', match: MATCH },
  barred: { reason: 'barred', match: MATCH },
  'no-such-player': { reason: 'no-such-player', match: MATCH },
  'not-seated': { reason: 'not-seated', match: MATCH },
  'not-host': { reason: 'not-host', match: MATCH },
  'not-silent': { reason: 'not-silent', match: MATCH },
  'clock-needed': { reason: 'clock-needed', match: MATCH },
  'not-open': { reason: 'not-open', match: MATCH },
  'not-playing': { reason: 'not-playing', match: MATCH },
  'too-few': { reason: 'too-few', match: MATCH },
  'no-computer': { reason: 'no-computer', match: MATCH },
  'bad-seats': { reason: 'bad-seats', match: MATCH, game: MATCH.game },
  'seats-taken': { reason: 'seats-taken', match: MATCH },
  'not-your-turn': { reason: 'not-your-turn', match: MATCH },
  stale: { reason: 'stale', match: MATCH },
  illegal: { reason: 'illegal', match: MATCH },
  'may-not-stop': { reason: 'may-not-stop', match: MATCH },
  'needs-votes': { reason: 'needs-votes', match: MATCH },
  'already-agreed': { reason: 'already-agreed', match: MATCH },
  'not-agreed': { reason: 'not-agreed', match: MATCH },
  'not-over': { reason: 'not-over', match: MATCH },
  'bad-option': { reason: 'bad-option', match: MATCH, game: MATCH.game, problems: [PROBLEM!] },
  over: { reason: 'over', match: { ...MATCH, status: 'over' } },
  repeated: { reason: 'repeated' },
};

describe.each(LANGUAGES)('in $language', (language) => {
  test.each(Object.values(ONE_OF_EACH))('$reason has a sentence of its own', (refusal) => {
    const sentence = refusalSentence(refusal, language);
    expect(sentence).toMatch(language.language === 'ja' ? /。$/ : /[.!]$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    const others = Object.values(ONE_OF_EACH).filter((other) => other !== refusal);
    expect(others.map((other) => refusalSentence(other, language))).not.toContain(sentence);
  });
});

describe('refusals', () => {
  const EN = words('en');

  test('name the host without formatting of theirs', () => {
    expect(refusalSentence(ONE_OF_EACH['not-host'], EN)).toContain('**Aya\\_\\***');
  });

  test('link the channels where tables may be, some of many', () => {
    expect(refusalSentence(ONE_OF_EACH['channel-not-allowed'], EN)).toContain('<#30>, <#31>');
    const channels = Array.from({ length: 25 }, (_, index) => `1000000000000000${index}`);
    const sentence = refusalSentence({ reason: 'channel-not-allowed', channels }, EN);
    expect(sentence.match(/<#/g)).toHaveLength(10);
  });

  test('list the games where one is not known, and escape what was typed', () => {
    const names = GAMES.map(({ id }) => EN.games[id].name).join(', ');
    expect(names).toContain('Koi-Koi, Matgo, Go-Stop, Hana-awase, ');
    expect(refusalSentence({ reason: 'no-such-game', game: '**poker**' }, EN)).toBe(
      `There’s no game called “\\*\\*poker\\*\\*”. You can play: ${names}.`,
    );
  });

  test('tell how many must sit down', () => {
    expect(refusalSentence(ONE_OF_EACH['too-few'], EN)).toBe(
      'Suhara-bana needs 4 or 5 players; there are 2. Wait for others, or add a computer.',
    );
  });
});

describe('problems with house rules', () => {
  const problems = parseOptions(SUHARA.options, {
    length: '7',
    colour: 'red',
    forceThree: 'maybe',
  }).problems;
  const sentences = (locale: string) =>
    problems.map((problem) => optionProblemSentence(problem, 'suhara-bana', words(locale)));

  test('list the values that may be typed', () => {
    expect(sentences('en')).toEqual([
      '“7” isn’t a choice for “Rounds”. Choose one of: until someone runs out of stones, 3, 6, 12.',
      'There’s no house rule “colour”. Open the table without it and press “Set up…” there, or choose one of: rounds, three-must-play, four-brights-cancel.',
      '“maybe” isn’t a choice for “Three must play”. Choose one of: anyone can drop out, the last three must stay.',
    ]);
    expect(sentences('ja')).toEqual([
      '「局数」に「7」は選べません。選べる値：石が尽きるまで、3、6、12。',
      '「colour」というルールはありません。指定せずに卓を開いて「卓の設定…」を押すか、次から選んでください：局数、最後の3人は降りられない、四本役も役を流す。',
      '「最後の3人は降りられない」に「maybe」は選べません。選べる値：誰でも降りられる、残り3人は降りられない。',
    ]);
  });

  test('are told with the names of the game that was asked for', () => {
    const refusal: Refusal = { reason: 'bad-option', match: null, game: 'suhara-bana', problems };
    expect(refusalSentence(refusal, words('en'))).toContain('“Rounds”');
  });

  test('hold what was typed to one short harmless line', () => {
    const [problem] = parseOptions(SUHARA.options, {
      length: `@everyone\n${'x'.repeat(500)}`,
    }).problems;
    const sentence = optionProblemSentence(problem!, 'suhara-bana', words('en'));
    expect(sentence.length).toBeLessThan(160);
    expect(sentence).not.toContain('@everyone');
    expect(sentence).not.toContain('\n');
  });
});
