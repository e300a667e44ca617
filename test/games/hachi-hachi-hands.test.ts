import { describe } from 'vitest';
import { inOrder } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const hachi = rowsOf('hachi-hachi');

/** A deal in which the others have nothing. */
const dealt = (hand: string) =>
  `deals hands ${hand} / susuki.geese susuki.chaff1 / peony.butterflies peony.chaff2`;

/** What the first of three makes of its hand as dealt: `aka 2 & karasu 4`. */
const makes = (made: string, hand: string, house = '') =>
  `${dealt(hand)}${house && `, house ${house}`} => lucky ${made.replaceAll(/[^& ]+ \d+/g, '0 $&')}`;

const PINES = 'pine.crane pine.ribbon pine.chaff1';
const CLOVERS = 'clover.boar clover.ribbon clover.chaff1';
const IRISES = 'iris.bridge iris.ribbon iris.chaff1';
const WISTERIAS = 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1';
const CHAFF = 'paulownia.chaff1 paulownia.chaff2';
const OTHERS = 'plum.chaff1 cherry.chaff1 maple.chaff1';
const RED =
  'pine.ribbon plum.ribbon cherry.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.rainman';
const RIBBONS =
  'pine.ribbon plum.ribbon cherry.ribbon peony.ribbon maple.ribbon chrys.ribbon iris.ribbon';
const BRIGHT_AND_ANIMALS =
  'pine.crane plum.warbler cherry.curtain wisteria.ribbon iris.bridge peony.ribbon';
const NOTHING = 'pine.crane pine.ribbon plum.warbler chrys.cup peony.chaff1 maple.deer iris.bridge';
const FUTASANBON = `${PINES} maple.deer maple.ribbon maple.chaff1 iris.bridge`;
const HANEKEN = `${PINES} iris.bridge iris.ribbon maple.deer maple.ribbon`;
const THREE_PAIRS = 'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge iris.ribbon';
const SHISO = 'pine.* plum.warbler plum.ribbon plum.chaff1';
const SIX = 'pine.chaff1 plum.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.lightning';

/** By its months (group A). */
const BY_MONTHS = [
  ['sanbon 2', `${PINES} plum.warbler plum.chaff1 maple.deer iris.bridge`],
  ['', NOTHING],
  ['tatesanbon 3', `${WISTERIAS} pine.crane maple.deer plum.warbler chrys.cup`],
  ['tatesanbon 3', `${CLOVERS} pine.crane plum.warbler maple.deer maple.chaff1`],
  ['tatesanbon 3', `paulownia.yellow ${CHAFF} pine.crane maple.deer plum.warbler chrys.cup`],
  ['sanbon 2', `paulownia.phoenix ${CHAFF} pine.crane maple.deer plum.warbler chrys.cup`],
  ['futasanbon 6', FUTASANBON],
  ['sanbon-tatesanbon 7', `${PINES} ${IRISES} maple.deer`],
  ['futatatesanbon 8', `${CLOVERS} ${IRISES} maple.deer`],
  ['haneken 7', HANEKEN],
  ['sanbon 2', `${PINES} iris.bridge iris.ribbon maple.deer chrys.cup`],
  ['kuttsuki 4', `${THREE_PAIRS} maple.deer`],
  ['', `${THREE_PAIRS.replace('iris.ribbon', 'chrys.cup')} maple.deer`],
  ['teshi 6', 'pine.* plum.warbler iris.bridge maple.deer'],
  ['ichinishi 8', 'pine.* plum.warbler plum.ribbon maple.deer'],
  ['shiso 20', SHISO],
] as const;

/** By its kinds (group B): willows are chaff. */
const BY_KINDS = [
  ['aka 2', RED],
  ['', RED.replace('chrys.chaff1', 'chrys.cup')],
  ['aka 2', RIBBONS],
  ['tanichi 3', `${SIX} iris.ribbon`],
  ['toichi 3', `${SIX} iris.bridge`],
  ['pikaichi 4', `${SIX} cherry.curtain`],
  ['karasu 4', `${SIX} iris.chaff1`],
  ['karasu 4', `${SIX} willow.rainman`],
  ['', `cherry.curtain iris.bridge ${SIX.replace('pine.chaff1', '')}`],
] as const;

const POSITIONS = [
  ['tatesanbon 3', `${IRISES} plum.chaff1 cherry.chaff1 maple.chaff1 susuki.moon`],
  ['tatesanbon 3 & karasu 4', `paulownia.yellow ${CHAFF} ${OTHERS} willow.rainman`],
  ['sanbon 2 & pikaichi 4', `paulownia.phoenix ${CHAFF} ${OTHERS} willow.swallow`],
  ['shiso 20 & karasu 4', `willow.* paulownia.yellow ${CHAFF}`],
  [
    'aka 2',
    'pine.ribbon plum.ribbon cherry.ribbon iris.chaff1 iris.chaff2 maple.chaff1 maple.chaff2',
  ],
  [
    'kuttsuki 4 & tanichi 3',
    'pine.ribbon pine.chaff1 plum.chaff1 plum.chaff2 iris.chaff1 iris.chaff2 willow.ribbon',
  ],
  ['ichinishi 8', 'clover.* maple.deer maple.chaff1 plum.warbler'],
  ['haneken 7', `${WISTERIAS} clover.boar clover.ribbon pine.crane pine.chaff1`],
] as const;

describe('a hand of Hachi-Hachi', () => {
  const SUM = 'tripletPairs=sum';
  hachi({
    'is worth something by its months': BY_MONTHS.map(([made, hand]) => makes(made, hand)),
    'is worth something by its kinds': BY_KINDS.map(([made, hand]) => makes(made, hand)),
    'is worth what the test positions 1 to 8 say': POSITIONS.map(([made, hand]) =>
      makes(made, hand),
    ),
    'may be worth more by a house rule (HH17; aka, haneken, shiso)': [
      makes('aka 3', RED, 'aka=3'),
      makes('haneken 8', HANEKEN, 'haneken=8'),
      makes('shiso 30', SHISO, 'shiso=30'),
    ],
    'of two triplets may be worth their sum (HH17; tripletPairs)': [
      makes('futasanbon 4', FUTASANBON, SUM),
      makes('sanbon-tatesanbon 5', `${PINES} ${IRISES} maple.deer`, SUM),
      makes('futatatesanbon 6', `${CLOVERS} ${IRISES} maple.deer`, SUM),
    ],
    'without chaff may be worth 4, seven ribbons rather than Red; a willow is chaff (HH17, L5; sunashi)':
      [
        makes('sunashi 4', `${BRIGHT_AND_ANIMALS} maple.deer`, 'sunashi=true'),
        makes('', `${BRIGHT_AND_ANIMALS} willow.rainman`, 'sunashi=true'),
        makes('sunashi 4', RIBBONS, 'sunashi=true'),
      ],
  });
});

describe('a hand that scores', () => {
  const shown = (yaku: string, cards: string, rest = '') =>
    `${dealt(`${cards} ${rest}`)} => teyaku 0 ${yaku} ${inOrder(cards).replaceAll(' ', '+')}`;
  hachi({
    'is shown when play begins, as much of it as makes it (HH16)': [
      shown('sanbon 2', PINES, 'plum.warbler plum.chaff1 maple.deer iris.bridge'),
      shown('ichinishi 8', `${CLOVERS} clover.chaff2 maple.deer maple.chaff1 plum.warbler`),
      shown('kuttsuki 4', THREE_PAIRS, 'maple.deer'),
      shown('aka 2', RED.replace('pine.ribbon plum.ribbon ', ''), 'pine.ribbon plum.ribbon'),
    ],
    'is of the seven cards dealt: nothing is built on the field (HH19)': `${dealt(NOTHING)}, field pine.chaff1 => lucky`,
  });
});
