import type { OptionWordsOf, OwnYakuNames } from '../words.ts';
import type { COMMON } from './options.ts';
import type { ScoreId } from './scores.ts';

/** The house rules that Go-Stop and Matgo share. */
export const OPTIONS_EN: OptionWordsOf<typeof COMMON> = {
  preset: {
    name: 'Preset',
    sentence:
      'Korean table: latest month deals, four on the field is nagari, bonus cards take no pi.',
    choices: { usual: 'none', 'korean-table': 'Korean table' },
  },
  firstOya: {
    name: 'First seon',
    sentence: 'Which month, drawn at the start, is the first seon (선), the dealer.',
    choices: { earliest: 'the earliest', latest: 'the latest' },
  },
  minimum: {
    name: 'Stop from',
    sentence: 'Points you need before you can stop. As usual: 7 with two players, 3 with three.',
    choices: { usual: 'as usual', '3': '3 points', '5': '5 points', '7': '7 points' },
  },
  bonusCards: {
    name: 'Bonus cards',
    sentence: 'Extra cards worth two or three pi (chaff) that match nothing.',
    choices: { '0': 'none', '2': 'two cards', '3': 'three cards' },
  },
  bonusSteals: {
    name: 'Bonus takes pi',
    sentence: 'Does a bonus card take a pi from each opponent, too?',
    choices: { true: 'takes one', false: 'no' },
  },
  chongtong: {
    name: 'Chongtong',
    sentence: 'What four of a month in a hand (총통) can do before the first card.',
    choices: { ask: 'wins if shown', ends: 'wins right away', off: 'nothing' },
  },
  fieldFour: {
    name: 'Four on the field',
    sentence: 'What happens when all four cards of a month are dealt to the field.',
    choices: { redeal: 'redeal', nagari: 'nobody wins', 'oya-wins': 'the seon wins' },
  },
  firstPpeok: {
    name: 'Early ppeok',
    sentence:
      'Is a ppeok (뻑) on your first turn paid right away, and again on your second and third?',
    choices: { true: 'paid', false: 'not paid' },
  },
  firstTtadak: {
    name: 'Early ttadak',
    sentence: 'Is a ttadak (따닥) on your first turn paid right away?',
    choices: { true: 'paid', false: 'not paid' },
  },
  threePpeok: {
    name: 'Three ppeok',
    sentence: 'What a player’s third ppeok (뻑) wins. It also ends the round.',
    choices: { minimum: 'the fewest points', ten: '10 points' },
  },
  ownStack: {
    name: 'Jappeok',
    sentence: 'How many pi you take from each opponent for your own ppeok (자뻑).',
    choices: { usual: 'two, or one with three players', one: 'one', two: 'two' },
  },
  smallBomb: {
    name: 'Small bomb',
    sentence: 'Can two cards from a hand take two of their month on the field together?',
    choices: { no: 'no', plain: 'yes', double: 'yes, and doubles' },
  },
  cup: {
    name: 'Gukjin',
    sentence:
      'What the sake cup (국진) counts as. Either: an animal or a ssangpi (two pi), whichever is better.',
    choices: { either: 'either', animal: 'an animal' },
  },
  goBonus: {
    name: 'Go',
    sentence: 'Do three or more go (고) double, and add a point each as well?',
    choices: { 'plus-and-double': 'add and double', 'double-only': 'only double' },
  },
  piBak: {
    name: 'Pibak',
    sentence:
      'The most pi a loser can have and still pay double (피박). As usual: 7 with two players, else 5.',
    choices: { usual: 'as usual', '5': 'up to 5', '6': 'up to 6', '7': 'up to 7' },
  },
  piBakZero: {
    name: 'Pibak without pi',
    sentence: 'Does a loser without any pi pay double (피박), too?',
    choices: { exempt: 'no', pays: 'yes' },
  },
  emptyPays: {
    name: 'No captures',
    sentence: 'Does a loser who has captured nothing pay?',
    choices: { true: 'pays', false: 'pays nothing' },
  },
  nagariCap: {
    name: 'Nagari',
    sentence: 'How far rounds that nobody wins (나가리) can multiply the next one.',
    choices: { '8': 'up to × 8', '4': 'up to × 4', '16': 'up to × 16', none: 'without end' },
  },
};

export const SAME_EN: OwnYakuNames<ScoreId> & { readonly turn: string } = {
  turn: 'Play a card, then flip one from the pile: a card captures one of its month from the field. You take them all at the end of your turn, because the flip can undo it.',
  yaku: {
    sagwang: 'Sagwang',
    samgwang: 'Samgwang',
    bisamgwang: 'Bisamgwang',
    godori: 'Godori',
    chodan: 'Chodan',
    yeol: 'Yeolkkeut',
    tti: 'Tti',
    pi: 'Pi',
  },
};
