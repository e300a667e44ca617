import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { GAMES } from '../../src/games/index.ts';
import { UsageError } from '../../src/tools/command.ts';
import { readTranscriptRequest } from '../../src/tools/matches/arguments.ts';

const read = (line: string) => readTranscriptRequest(line.split(' ').filter(Boolean));

/** What is said to a call that is off. */
function refusal(line: string): string {
  try {
    read(line);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error(`understood: ${line}`);
}

const ALL_GAMES = GAMES.map(({ id }) => id).join(', ');
const FLAGS = '--seats N, --seed S, --rounds R, --option key=value, --players WHO, --json';

describe('a call of the transcript', () => {
  test.each(GAMES.map((game) => ({ id: game.id, game })))(
    'needs only the game: $id',
    ({ id, game }) => {
      expect(read(id)).toEqual({
        game,
        seats: game.seats[0],
        seed: seedOf(1),
        options: defaultOptions(game.options),
        rounds: null,
        players: 'random',
        isJson: false,
      });
    },
  );

  test('may say everything', () => {
    const line =
      'mushi --seats 4 --seed 20 --rounds 3 --option rounds=fifty --option fiveBrights=false --players computer --json';
    expect(read(line)).toMatchObject({
      seats: 4,
      seed: seedOf(20),
      options: { rounds: 'fifty', fiveBrights: false, fourInHand: false },
      rounds: 3,
      players: 'computer',
      isJson: true,
    });
  });

  test('takes a seed as a transcript prints it', () => {
    const seed = 'sfc32:00112233445566778899aabbccddeeff';
    expect(read(`mushi --seed ${seed}`).seed).toBe(seed);
  });

  test.each<[line: string, said: string]>([
    ['', `Name a game. The games: ${ALL_GAMES}.`],
    ['hyakunin-isshu', `There is no game "hyakunin-isshu". The games: ${ALL_GAMES}.`],
    [
      'mushi --seed -1',
      '"-1" is no seed. A seed is a whole number of at most 15 digits, "hmac256:" and 64 hexadecimal digits, or "sfc32:" and 32.',
    ],
    ['mushi koi-koi', 'One game at a time: "koi-koi" is too much after mushi.'],
    ['mushi --seats 5', 'mushi is played by 2, 3 or 4, not 5.'],
    ['mushi --rounds 0', '"0" is no number of rounds. Give a whole number from 1 on.'],
    ['mushi --players people', '"people" cannot play. Players are random or computer.'],
    [
      'botan-cho --option wild=true',
      'botan-cho has no option "wild". Its options: rounds=3|6|12, wildTakesStack=false|true.',
    ],
    ['botan-cho --option rounds=7', 'rounds cannot be "7". It may be 3, 6, 12.'],
    [
      'botan-cho --option rounds',
      `"rounds" is not key=value. botan-cho's options: rounds=3|6|12, wildTakesStack=false|true.`,
    ],
    ['mushi --seats', `"--seats" stands without its value. What may be said: ${FLAGS}.`],
    ['mushi --round 3', `"--round" is not understood. What may be said: ${FLAGS}.`],
  ])('that is off is told what is allowed: %s', (line, said) => {
    expect(refusal(line)).toBe(said);
  });

  test('is told everything that is wrong with its options at once', () => {
    expect(refusal('botan-cho --option rounds=7 --option wild=1').split('\n')).toHaveLength(2);
  });
});
