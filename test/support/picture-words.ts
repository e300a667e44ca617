import { formatCard } from '../../src/engine/core/cards.ts';
import type { PictureWords } from '../../src/render/words.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const PLAYERS = ['Aki', 'Beni', 'Chika', 'Daigo', 'Emi', 'Fumi', 'Goro'];

/**
 * Words for pictures that say what they were asked for, so that a test can look for it; they do
 * not change when the bot's own words do.
 */
export function pictureWordsFor(players: readonly string[] = PLAYERS): PictureWords {
  return {
    face: 'japanese',
    game: 'the game',
    players,
    you: 'you',
    choose: 'choose',
    unnamed: (number) => `seat ${number}`,
    oya: '親',
    onifuda: '鬼',
    borrowed: '借',
    won: '勝',
    fromHand: 'hand',
    fromPile: 'pile',
    month: (month) => MONTHS[month - 1] ?? '',
    round: (round, of) => (of === null ? `round ${round}` : `round ${round}/${of}`),
    stage: (stage) => `${stage} field`,
    asks: (phase) => `${phase}?`,
    answer: (answer) => (answer === 'none' ? '' : answer),
    yaku: (id) => id,
    yakuValue: (value, unit) => (unit === 'hai' ? `${value} hai` : String(value)),
    yakuWorth: (value) => `${value} points`,
    needs: 'needs',
    yakuCount: (count, worth) => `${count} yaku: ${worth}`,
    worth: (points) => `${points} points`,
    points: String,
    mon: (amount, unit) => `${Math.trunc(amount / Number(unit.slice(3)))} kan`,
    shortMon: (amount, unit) => `${Math.trunc(amount / Number(unit.slice(3)))}k`,
    cards: 'cards',
    total: 'total',
    pot: 'pot',
    bank: 'bank',
    call: '来',
    stopping: 'shobu',
    turnMarks: { shakes: '흔', bombs: '폭', ppeoks: '뻑' },
    chaff: 'pi',
    chaffBak: '피박',
    card: String,
    shout: (call) => `${call}!`,
    times: (why, times) => `${why} ×${times}`,
    unplayable: 'blocked:',
    blocked: (blocked) => {
      if (blocked.why === 'burdened') return `gives ${players[blocked.for]} ${blocked.yaku}`;
      return blocked.why === 'promised' ? `${formatCard(blocked.card)} first` : 'must match';
    },
    sums: ({ points, par }, seat) => (par === 0 ? [] : [[points[seat] ?? 0, ' − ', par, ' =']]),
    made: ({ points, par }, seat) =>
      par === 0 ? [] : [['cards ', points[seat] ?? 0, ' − ', 'par ', par]],
    compared: () => '',
    counted: () => '',
    costs: (worth) => `others −${worth}`,
    reason: (why) => why.slice(0, 9),
    course: 'course',
    turned: (round) => `turned in ${round}`,
    noWinner: 'nobody',
    first: (seats) => `first of ${seats.length}`,
    decided: (why, rounds) => `${why} after ${rounds}`,
    best: 'best',
    standing: 'standing',
    place: (place) => `${place}.`,
    score: (score) => `${score} in all`,
    chart: {
      title: 'the yaku',
      name: (id) => id,
      worth: String,
      need: (count) => `any ${count}`,
      more: (kind) => `+1 ${kind}`,
      thisMonth: 'this month',
      fourOfTheMonth: 'four of it',
      fourOfOne: 'four of one',
      without: 'without',
      atMost: (points) => `at most ${points}`,
      bestOfLetter: 'best of a letter',
      bestOfAll: 'best of all',
      allCount: 'all count',
      remarks: () => [],
    },
  };
}

/** Sentences that may be of any length, all of them this text. */
const saying = (text: string): Partial<PictureWords> =>
  Object.fromEntries(
    (['month', 'round', 'stage', 'asks', 'answer', 'yaku', 'blocked', 'reason'] as const).map(
      (name) => [name, () => text],
    ),
  );

/** The longest words in several scripts, to see that nothing breaks. */
export function longWords(): PictureWords {
  const long = 'extraordinarily long and never ending '.repeat(6);
  const plain = pictureWordsFor([
    long,
    '長い名前'.repeat(40),
    '👩‍👩‍👧‍👦🌸'.repeat(30),
    `مرحبا بالعالم\u202e${'ا'.repeat(80)}`,
    'a\ud800b\n\tc\0',
    'Александра Константиновна '.repeat(8),
    '𝕱𝖔𝖝'.repeat(60),
  ]);
  return {
    ...plain,
    ...saying(long),
    game: long,
    cards: 'card points',
    total: 'altogether',
    pot: 'the pot',
    bank: 'the bank',
    stopping: long,
    standing: 'The standing at the end',
  };
}

export function emptyWords(): PictureWords {
  const plain = pictureWordsFor(['', ' ', '\u200e', '', '', '', '']);
  return { ...plain, ...saying(''), stopping: '' };
}
