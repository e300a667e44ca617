import { count, plain } from '../numbers.ts';
import type { AltWords, PictureParts } from '../picture-words.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const ALT: AltWords = {
  table: (game, round) => `${game}, ${round}.`,
  round: (round, of) => (of === null ? `round ${round}` : `round ${round} of ${of}`),
  field: (number, cards) => `On the field, ${count(number, 'card', 'cards')}: ${cards}.`,
  emptyField: 'The field is empty.',
  pile: (number) => `${count(number, 'card', 'cards')} in the pile.`,
  pot: (stones) => `In the pot: ${stones}.`,
  seat: (who, marks, facts) =>
    `${marks.length > 0 ? `${who} (${marks.join(', ')})` : who}: ${facts.join('; ')}.`,
  oya: 'oya',
  out: 'does not play this round',
  hand: (number) => `${count(number, 'card', 'cards')} in hand`,
  captured: (number, cards) => `captured ${number}: ${cards}`,
  nothingCaptured: 'captured nothing',
  cardPoints: (points) => count(points, 'card point', 'card points'),
  total: (total) => `owns ${total}`,
  yaku: (list) => `yaku: ${list}`,
  yours: (number) => `Your hand, ${count(number, 'card', 'cards')}.`,
  held: (cards) => `${cards}.`,
  noCards: 'Your hand is empty.',
  takes: (number, card, taken) => `${number} ${card}: takes ${taken}.`,
  takesOne: (number, card, choices) => `${number} ${card}: takes one of ${choices}.`,
  lays: (number, card) => `${number} ${card}: takes nothing.`,
  blocked: (number, card, why) => `${number} ${card}: blocked. ${why}`,
  choice: (number, taken) => `${number}: ${taken}.`,
};

export const PICTURE: PictureParts = {
  oya: '親',
  onifuda: '鬼',
  borrowed: '借',
  round: (round, of) => (of === null ? `Round ${round}` : `Round ${round}/${of}`),
  asks: (phase) =>
    ({
      entry: 'stays?',
      chase: 'chases?',
      chased: 'stays?',
      play: 'plays',
      capture: 'chooses',
      over: '',
    })[phase],
  answer: (answer) =>
    ({
      stay: 'stays',
      drop: 'out',
      'forced-out': 'forced',
      displaced: 'left',
      none: '',
    })[answer],
  points: plain,
  yakuValue: (value, unit) => (unit === 'hai' ? `${value} hai` : plain(value)),
  cards: 'cards',
  total: 'total',
  pot: 'pot',
  bank: 'bank',
  hand: 'Your hand',
  burdened: (yaku, who) => `gives ${who} ${yaku}`,
  promised: (card) => `first the ${card}`,
  reasons: {
    'round-score': 'Round score',
    'round-counter': 'Counter',
    dropout: 'Dropped out',
    'dropout-returned': 'Given back',
    'pot-split': 'Pot split',
    'pot-taken': 'Pot',
    'pot-share': 'Pot',
    'chase-penalty': 'Failed chase',
    'card-points': 'Card points',
    dekiyaku: 'Yaku',
    'blue-bonus': 'Blue ribbons',
    'low-man-out': 'Low man out',
    'no-points': 'No points',
    'borrowed-plate': 'Loan',
  },
  standing: 'Final standing',
  place: (place) => `${place}${SUFFIXES[ORDINALS.select(place)] ?? ''}`,
};
