import { describe } from 'vitest';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { rowsOf } from './rows.ts';

const hachi = rowsOf('hachi-ju-hana', { seats: 3 });

describe('the deal of Hachi-jū-hana', () => {
  const FIELD = 'field iris.* plum.ribbon maple.deer, hands 7 / 7 / 7';
  hachi({
    'lets the oya take four of a month from the field: 15 of irises (HJ1; test position)': [
      `deals oya 2, ${FIELD} => misdeal null, field-taken 2, yaku-made 2 ayame, worth 0 0 15`,
      'captured / / iris.bridge iris.ribbon iris.chaff1 iris.chaff2, field plum.ribbon maple.deer',
    ],
    'is thrown in for them where the house says so (HJ1, fieldFour)': `deals house fieldFour=redeal, ${FIELD} => misdeal four-of-a-month-on-field`,
  });
});

describe('a yaku of Hachi-jū-hana', () => {
  /** Of what is captured, nothing else being anybody's. */
  const made = (captured: string, ...ids: readonly string[]) =>
    `ends out *, captured ${captured} => yaku ${ids.map((id) => `${id} 20`).join(' ')}`;
  const MONTHS =
    'pine matsu, plum ume, cherry sakura, wisteria fuji, iris ayame, peony botan, clover hagi, susuki susuki, chrys kiku, maple momiji, willow yanagi, paulownia kiri';
  const TWO = 'willow.rainman willow.swallow';
  hachi({
    'is all of a month: 20, and nothing for half of it (HJ2)': MONTHS.split(', ').flatMap((row) => {
      const [plant = '', id = ''] = row.split(' ');
      const ids = PRINTED_DECK.map((one) => one.id).filter((one) => one.startsWith(`${plant}.`));
      return [made(`${plant}.*`, id), made(ids.slice(0, 2).join(' '))];
    }),
    'is made with willows that fill in (HJ3, HJ4; examples 1–5)': [
      made(`${TWO} peony.butterflies peony.ribbon`, 'botan'),
      made('willow.* pine.crane pine.ribbon iris.bridge iris.ribbon', 'matsu', 'ayame'),
      made('willow.*', 'yanagi'),
      made('willow.ribbon willow.lightning pine.* plum.warbler plum.ribbon', 'matsu', 'ume'),
      made('willow.* pine.* iris.bridge iris.ribbon', 'matsu', 'yanagi'),
    ],
    'is made with no willow where no half month is, where several lack, or of willows alone (HJ3, HJ4)':
      [
        made(`${TWO} pine.*`, 'matsu'),
        made('willow.rainman pine.crane pine.ribbon pine.chaff1', 'matsu'),
        made(`${TWO} willow.ribbon`),
        made(`${TWO} willow.ribbon iris.bridge`, 'ayame'),
      ],
    'is of the months of most points, of equal ones the earlier (HJ3, HJ4)': [
      made(
        'willow.* pine.crane pine.ribbon iris.bridge iris.ribbon susuki.moon susuki.geese paulownia.yellow paulownia.chaff1',
        'matsu',
        'susuki',
      ),
      made(`${TWO} plum.warbler plum.ribbon wisteria.cuckoo wisteria.ribbon`, 'ume'),
    ],
    // 35 points of pines and 15 of plums in all; of the plums the better half is captured.
    'is of the month that is worth more as a whole, whatever of it is captured (HJ3, L11)': made(
      `${TWO} plum.warbler plum.ribbon pine.chaff1 pine.chaff2`,
      'matsu',
    ),
    'is told when willows complete it, with them (HJ3)': [
      'at field willow.swallow, hands willow.rainman clover.chaff1 / 2 / 2, pile maple.deer *',
      'captured peony.butterflies peony.ribbon, moves play:willow.rainman',
      '=> yaku-made 0 botan 20 peony.butterflies+peony.ribbon+willow.rainman+willow.swallow',
    ],
    'is none in Bakappana, where chaff is worth 1 (HJ5, yaku, chaff)': [
      'ends house yaku=none chaff=1 fieldFour=redeal, captured * / willow.* pine.*',
      `=> yaku / /, scores ${264 - 63 - 88} ${63 - 88} -88`,
    ],
  });
});

describe('the score of a round of Hachi-jū-hana', () => {
  hachi({
    'is own points less par, and 20 for each yaku: +35 (example 5)': [
      'ends captured willow.* pine.* iris.bridge iris.ribbon / plum.* susuki.* cherry.* / *',
      '=> points 75 70 95, scores 35 50 135',
    ],
    'of two is of all cards: the pile is played out, 240 in all (HJ6; test position)': [
      'at seats 2, turn 1, field maple.ribbon iris.ribbon, hands / maple.deer, captured *',
      'pile pine.crane pine.ribbon iris.bridge, moves play:maple.deer',
      '=> turned 1 & 0 & 1, points 210 30',
    ],
  });
});
