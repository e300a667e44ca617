import { describe, expect, test } from 'vitest';
import { seedOf } from '../../src/engine/core/random.ts';
import { UsageError } from '../../src/tools/command.ts';
import { readTrainingRequest } from '../../src/tools/training/training-request.ts';

const read = (line: string) => readTrainingRequest(line.split(' '));

describe('a call of the training', () => {
  test('needs only the game, and plays for some minutes then', () => {
    const { game, ...rest } = read('koi-koi');
    expect(game.id).toBe('koi-koi');
    expect(rest).toEqual({ seats: 2, seed: seedOf(1), rounds: null, minutes: 3 });
  });

  test('may say for how many, how many rounds, and with which seed', () => {
    const { seats, rounds, seed } = read('hana-awase --seats 3 --rounds 5000 --seed 7');
    expect({ seats, rounds, seed }).toEqual({ seats: 3, rounds: 5000, seed: seedOf(7) });
  });

  test.each([
    '',
    'go',
    'koi-koi --seats 3',
    'koi-koi --rounds 0',
    'koi-koi --fast',
    'koi-koi mushi',
  ])('is refused where it is off: "%s"', (line) => {
    expect(() => read(line)).toThrow(UsageError);
  });
});
