import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { View } from '../../src/engine/view/view.ts';
import { named } from '../../src/text/format/named.ts';
import { words } from '../../src/text/language.ts';
import type { Context } from '../../src/text/story/context.ts';
import { type HintFacts, hintLines } from '../../src/text/story/hint.ts';
import type { Words } from '../../src/text/words/words.ts';
import { gameOf, position } from '../support/position.ts';

const EN = words('en');
const JA = words('ja');

const CRANE = card('pine.crane');
const CHAFF = card('pine.chaff1');
const MOON = card('susuki.moon');

type ReasonFacts = HintFacts['reasons'][number];

const state = position('botan-cho', {
  hands: ['pine.chaff1 maple.chaff1', 2],
  field: 'pine.crane',
});
const view = gameOf('botan-cho').view(state, 0);

function lines(reasons: readonly ReasonFacts[], own: Words, seen: View = view): readonly string[] {
  const context: Context = { words: own, game: seen.setup.game, names: ['Aya', 'B_n'] };
  return hintLines({ move: { type: 'play', card: CHAFF }, reasons }, seen, context);
}

/** What a reason says in both languages. */
function said(reason: ReasonFacts): readonly (string | undefined)[] {
  return [EN, JA].map((own) => lines([reason], own)[1]);
}

const tried = (lead: number, isClear = true): ReasonFacts => ({
  why: 'tried',
  deals: 120,
  lead,
  isClear,
  next: { type: 'play', card: card('maple.chaff1') },
});

describe('a hint', () => {
  test('names the move as its button does, then says why, and what was tried in small print', () => {
    const reasons: readonly ReasonFacts[] = [
      { why: 'takes', card: CHAFF, cards: [CRANE], points: 21, ways: 1 },
      { why: 'makes', yaku: 'sanko', value: 40 },
      tried(3.14),
    ];
    expect(lines(reasons, EN)).toEqual([
      'Hint: a strong computer would choose **1. Pine · Chaff**.',
      'It takes the crane (21 points together). That makes **Sankō** (40 points).',
      '-# Played out on 120 imagined deals, it left you on average 3.1 points further ahead than the next best, 2. Maple · Chaff.',
    ]);
    expect(lines(reasons, JA)).toEqual([
      'ヒント：強いCPUなら**1. 松のカス**を選びます。',
      '松に鶴を取れます（合わせて21点）。**三光**（40点）ができます。',
      '-# 120通りの札を想像して局の終わりまで試すと、次点の「2. 紅葉のカス」より相手との差が平均で3.1点よくなりました。',
    ]);
  });

  test('calls cards as the reader likes', () => {
    const takes: ReasonFacts = { why: 'takes', card: CHAFF, cards: [CRANE], points: 21, ways: 1 };
    expect(lines([takes], named(EN, 'kanji')).join()).toContain('松に鶴');
    expect(lines([takes], named(JA, 'english')).join()).toContain('crane');
  });

  test.each<readonly [ReasonFacts, string, string]>([
    [{ why: 'only', how: 'last-card' }, 'It is your last card.', '最後の1枚です。'],
    [
      { why: 'only', how: 'barred' },
      'It is the only card that you may play now.',
      '今出せるのはこの札だけです。',
    ],
    [
      { why: 'takes', card: CHAFF, cards: [card('pine.chaff2')], points: null, ways: 1 },
      'It takes another pine chaff.',
      '別の松のカスを取れます。',
    ],
    [
      { why: 'takes', card: CHAFF, cards: [CRANE], points: 21, ways: 2 },
      'Of 2 ways to take, the best is to take the crane (21 points together).',
      '取り方は2通りあり、松に鶴を取るのが最善です（合わせて21点）。',
    ],
    [
      { why: 'alone' },
      'It goes to your captured cards by itself.',
      'そのまま自分の取り札になります。',
    ],
    [
      { why: 'raises', yaku: 'sanko', value: 40 },
      'That raises **Sankō** to 40 points.',
      '**三光**が40点に上がります。',
    ],
    [
      { why: 'nears', yaku: 'sanko', missing: [CRANE] },
      'Then only the crane is missing for Sankō.',
      'あとは松に鶴を取れば三光です。',
    ],
    [
      { why: 'nears', yaku: 'sanko', missing: [CRANE, MOON] },
      'Then one more card makes Sankō.',
      '三光まであと1枚になります。',
    ],
    [
      { why: 'denies', card: CRANE, seat: 1, yaku: 'sanko' },
      '**B\\_n** does not get the crane, the only card missing for Sankō.',
      '**B\\_n**の三光に足りない1枚、松に鶴を渡さずにすみます。',
    ],
    [
      { why: 'holds', card: CRANE, seat: 1, yaku: 'sanko' },
      'You keep the crane in your hand: **B\\_n** needs only that card for Sankō.',
      '**B\\_n**の三光に足りない1枚、松に鶴は手札に残します。',
    ],
    [
      { why: 'low-man', most: 15 },
      'You can still win the round as low man, with at most 15 points, so few points are good.',
      '札の点が15点以下なら勝てるため、点は少ないほうがよい局です。',
    ],
    [
      { why: 'nothing-takes' },
      'None of the cards that you may play takes anything.',
      '出せる札では何も取れません。',
    ],
    [
      { why: 'keeps-wild', card: card('peony.butterflies') },
      'You keep your wild card, the butterflies, for later.',
      '鬼札の牡丹に蝶は、あとに取っておきます。',
    ],
    [
      { why: 'month-seen', unseen: 0 },
      'No other card of its month is still unseen.',
      '同じ月の札は、ほかにもう隠れていません。',
    ],
    [
      { why: 'month-seen', unseen: 1 },
      'Only one other card of its month is still unseen.',
      '同じ月で隠れている札は、あと1枚だけです。',
    ],
    [
      { why: 'cheapest', points: 1 },
      'No card that you may play is worth less (1 point).',
      '出せる札の中で一番安い札です（1点）。',
    ],
    [{ why: 'stops', score: 5 }, 'Shōbu brings 5 points for sure.', '勝負なら確実に5点です。'],
    [
      { why: 'goes-on', cards: 1 },
      'You have 1 card left to play for more.',
      '手札がまだ1枚あり、もっと高い点をねらえます。',
    ],
    [
      { why: 'threat', seat: 1, yaku: 'sanko' },
      '**B\\_n** needs one card for Sankō.',
      '**B\\_n**は三光まであと1枚です。',
    ],
    [
      { why: 'chance', seat: 0, yaku: 'sanko' },
      'You need one card for Sankō.',
      '三光まであと1枚です。',
    ],
    [
      { why: 'pot-free' },
      'So many have dropped out that who stays gets the pot, or a share of it, without playing.',
      '下りた人が多いため、出るだけで、打たずにポットかその分け前を取れます。',
    ],
  ])('says in both languages: %o', (reason, english, japanese) => {
    expect(said(reason)).toEqual([english, japanese]);
  });

  test('tells in whole points what a hand promises, and against what', () => {
    const hand = { why: 'promise', points: -12.4, place: 0, pot: 0 } as const;
    expect(said({ ...hand, question: 'entry', least: -30 })).toEqual([
      'Playing this hand should bring about −12 points; dropping out costs 30 points.',
      'この手札で出ると、見込みは約−12点です。下りると30点払います。',
    ]);
    expect(said({ ...hand, question: 'entry', least: 0, points: -0.3 })).toEqual([
      'Playing this hand should bring about 0 points; dropping out costs nothing.',
      'この手札で出ると、見込みは約0点です。下りても支払いはありません。',
    ]);
    expect(said({ ...hand, question: 'chase', least: 25, points: 40, place: 15, pot: 8 })).toEqual([
      'Playing this hand should bring about 40 points; a chase is worth its risk above 25. Playing last adds about 15 points, which is counted. Your chance of the pot adds about 8 points, which is counted.',
      'この手札の見込みは約40点です。追う危険に見合うのは、25点を超えるときです。（最後に打つ有利、約15点を含みます。）（ポットの見込み、約8点を含みます。）',
    ]);
    expect(said({ ...hand, question: 'chased', least: 0, place: -12 })).toEqual([
      'Playing this hand should bring about −12 points; leaving costs nothing. Leading takes about 12 points off, which is counted.',
      'この手札の見込みは約−12点です。抜けても支払いはありません。（先手の不利、約12点を含みます。）',
    ]);
  });

  test('says when a lead may be chance', () => {
    expect(said(tried(0.7, false))).toEqual([
      '-# Played out on 120 imagined deals, it was hardly better than the next best, 2. Maple · Chaff: by 0.7 points on average, which may be chance.',
      '-# 120通りの札を想像して局の終わりまで試すと、次点の「2. 紅葉のカス」とほとんど変わりませんでした（差は平均で0.7点、偶然の範囲です）。',
    ]);
    expect(said(tried(0.04, false))).toEqual([
      '-# Played out on 120 imagined deals, it did as well as the next best, 2. Maple · Chaff.',
      '-# 120通りの札を想像して局の終わりまで試すと、次点の「2. 紅葉のカス」と変わりませんでした。',
    ]);
  });

  test('tells a lead in the unit of the game: tenths below ten, stones whole', () => {
    const lead = (number: number, seen: View = view) => lines([tried(number)], EN, seen)[1];
    expect(lead(12.6)).toContain('on average 13 points further');
    expect(lead(0.04)).toBe(
      '-# Played out on 120 imagined deals, it did as well as the next best, 2. Maple · Chaff.',
    );
    const stones: View = { ...view, unit: 'stones' };
    expect(lead(5.2, stones)).toContain('on average 1 white, 1 black further');
    expect(lead(0.4, stones)).toContain('did as well as');
  });
});
