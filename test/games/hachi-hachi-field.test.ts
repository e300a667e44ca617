import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const hachi = rowsOf('hachi-hachi');
const RAIN = 'willow.rainman';
const PHOENIX = 'paulownia.phoenix';

/** A deal with these brights on the field, and what it makes of the payments. */
const field = (brights: string, times: string, more = '') =>
  `deals field ${brights} plum.chaff1 iris.bridge chrys.cup${more && `, ${more}`} => times ${times}`;

describe('the field', () => {
  hachi({
    'without a bright multiplies by nothing, with crane, curtain or moon by two, with rain man or phoenix by four (HH6)':
      [
        field('', 'none'),
        field('pine.crane', '2 oba'),
        field('cherry.curtain', '2 oba'),
        field('susuki.moon', '2 oba'),
        field(RAIN, '4 zetsuba'),
        field(PHOENIX, '4 zetsuba'),
      ],
    'with several brights has one multiplier, the highest, and the rest wait (HH7)': [
      field('pine.crane susuki.moon', '2 oba 2'),
      field(`pine.crane ${RAIN}`, '4 zetsuba 2'),
      field('', '4 carried 2', 'carried 4 2'),
      field(`pine.crane ${RAIN}`, '2 carried 4 2 2', 'carried 2 2'),
    ],
    'multiplies all at once by a house rule (multiplier)': [
      field(`pine.crane susuki.moon ${RAIN}`, '16 bright-field', 'house multiplier=product'),
      field('', 'none', 'house multiplier=product'),
    ],
    'worked example 13: a queue of multipliers over four rounds': [
      field(`pine.crane ${RAIN} ${PHOENIX}`, '4 zetsuba 4 2'),
      field('', '4 carried 2', 'carried 4 2'),
      field('susuki.moon', '2 carried 2', 'carried 2'),
      field('', '2 carried', 'carried 2'),
    ],
    'position 10: the moon and a queue of 2': field('susuki.moon', '2 carried 2', 'carried 2'),
  });
});

describe('what waits', () => {
  hachi({
    'is there in the next round':
      'ends captured *, times 4 zetsuba 2 => round 2, carried 2, times 2 carried',
    'lapses when the last round is over (HH8)':
      'ends captured *, times 4 zetsuba 2, round 12 => over rounds, asks over',
    'is played out by a house rule before the match ends (etsunen)': [
      'ends captured *, times 4 zetsuba 2, house etsunen=true, round 12 => round 13, asks play 0',
      'ends captured *, house etsunen=true, round 12 => asks over',
    ],
  });
});
