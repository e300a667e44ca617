import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import type { View } from '../../src/engine/view/view.ts';
import type { Reason } from '../../src/model/hint.ts';
import { named } from '../../src/text/format/named.ts';
import { words } from '../../src/text/language.ts';
import type { Context } from '../../src/text/story/context.ts';
import { hintLines } from '../../src/text/story/hint.ts';
import type { Words } from '../../src/text/words/words.ts';
import { gameOf, position } from '../support/position.ts';

const EN = words('en');
const JA = words('ja');

const CRANE = card('pine.crane');
const CHAFF = card('pine.chaff1');
const MOON = card('susuki.moon');

const state = position('botan-cho', {
  hands: ['pine.chaff1 maple.chaff1', 2],
  field: 'pine.crane',
});
const view = gameOf('botan-cho').view(state, 0);

function lines(reasons: readonly Reason[], own: Words, seen: View = view): readonly string[] {
  const context: Context = { words: own, game: seen.setup.game, names: ['Aya', 'B_n'] };
  return hintLines({ by: 'strong', move: { type: 'play', card: CHAFF }, reasons }, seen, context);
}

/** What a reason says in both languages. */
function said(reason: Reason): readonly (string | undefined)[] {
  return [EN, JA].map((own) => lines([reason], own)[1]);
}

const tried = (lead: number, isClear = true): Reason => ({
  why: 'tried',
  deals: 120,
  lead,
  isClear,
  next: { type: 'play', card: card('maple.chaff1') },
});

describe('a hint', () => {
  test('names the move as its button does, then says why, and what was tried in small print', () => {
    const reasons: readonly Reason[] = [
      { why: 'takes', card: CHAFF, cards: [CRANE], points: 21, ways: 1 },
      { why: 'makes', yaku: 'sanko', value: 40 },
      tried(3.14),
    ];
    expect(lines(reasons, EN)).toEqual([
      'Hint: a strong computer would play **1. Pine chaff**.',
      'It takes the crane (21 points together). That makes **Sankō** (40 points).',
      '-# In 120 simulated deals it came out 3.1 points better on average than the runner-up, **2. Maple chaff**.',
    ]);
    expect(lines(reasons, JA)).toEqual([
      'ヒント：強いCPUなら「**1. 松のカス**」です。',
      '松に鶴を取れます（合わせて21点）。**三光**（40点）ができます。',
      '-# 120通りの配り方で局の終わりまで試したところ、次点の「2. 紅葉のカス」より平均で3.1点よい結果でした。',
    ]);
  });

  test('calls cards as the reader likes', () => {
    const takes: Reason = { why: 'takes', card: CHAFF, cards: [CRANE], points: 21, ways: 1 };
    expect(lines([takes], named(EN, 'kanji')).join()).toContain('松に鶴');
    expect(lines([takes], named(JA, 'english')).join()).toContain('crane');
  });

  test.each<readonly [Reason, string, string]>([
    [{ why: 'only', how: 'last-card' }, 'It’s your last card.', '最後の1枚です。'],
    [
      { why: 'only', how: 'barred' },
      'It’s the only card you can play.',
      '今出せるのはこの札だけです。',
    ],
    [
      { why: 'takes', card: CHAFF, cards: [card('pine.chaff2')], points: null, ways: 1 },
      'It takes another pine chaff.',
      'もう1枚の松のカスを取れます。',
    ],
    [
      { why: 'takes', card: CHAFF, cards: [CRANE], points: 21, ways: 2 },
      'It can take in 2 ways; the best is the crane (21 points together).',
      '取り方は2通りあり、松に鶴を取るのが最善です（合わせて21点）。',
    ],
    [
      { why: 'alone' },
      'It goes straight to your captured cards.',
      'そのまま自分の取り札になります。',
    ],
    [
      { why: 'raises', yaku: 'sanko', value: 40 },
      'That raises **Sankō** to 40 points.',
      '**三光**が40点に上がります。',
    ],
    [
      { why: 'nearest', yaku: 'sanko', value: 40, missing: [CRANE, MOON], more: 0 },
      'The nearest yaku is **Sankō** (40 points): you need the crane (on the field) and the moon.',
      '一番近い役は**三光**（40点）で、あとは松に鶴（場札）、芒に月です。',
    ],
    [
      { why: 'nearest', yaku: 'sanko', value: 40, missing: [CHAFF], more: 0 },
      'The nearest yaku is **Sankō** (40 points): you need the pine chaff (in your hand).',
      '一番近い役は**三光**（40点）で、あとは松のカス（手札）です。',
    ],
    [
      { why: 'nearest', yaku: 'sanko', value: 40, missing: [], more: 2 },
      'The nearest yaku is **Sankō** (40 points): you need 2 more of its cards.',
      '一番近い役は**三光**（40点）で、あとは2枚です。',
    ],
    [
      { why: 'denies', card: CRANE, seat: 1, yaku: 'sanko' },
      '**B\\_n** doesn’t get the crane, the only card they need for Sankō.',
      '**B\\_n**の三光に足りない最後の1枚、松に鶴を止められます。',
    ],
    [
      { why: 'holds', card: CRANE, seat: 1, yaku: 'sanko' },
      'You keep the crane in your hand: **B\\_n** needs only that card for Sankō.',
      '**B\\_n**の三光に足りない最後の1枚、松に鶴は手札に残します。',
    ],
    [
      { why: 'low-man', most: 15 },
      'You can still win as low man (15 card points or fewer), so avoid points.',
      '15点以下での勝ちをねらえます。点は少ないほうが有利です。',
    ],
    [
      { why: 'nothing-takes' },
      'None of your playable cards takes anything.',
      '出せる札では何も取れません。',
    ],
    [
      { why: 'keeps-wild', card: card('peony.butterflies') },
      'You keep your wild card, the butterflies, for later.',
      '鬼札の牡丹に蝶は、あとに取っておきます。',
    ],
    [
      { why: 'month-seen', unseen: 0 },
      'You’ve seen every other card of its month.',
      '同じ月の札は、ほかにもう隠れていません。',
    ],
    [
      { why: 'month-seen', unseen: 1 },
      'Only one other card of its month is still unseen.',
      '同じ月で隠れている札は、あと1枚だけです。',
    ],
    [
      { why: 'cheapest', points: 1 },
      'It’s your least valuable playable card (1 point).',
      '出せる札の中で、一番点の低い札です（1点）。',
    ],
    [{ why: 'stops', score: 5 }, 'Shōbu scores 5 points for certain.', '勝負なら確実に5点です。'],
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
      { why: 'pot-free' },
      'So many players have dropped out that staying wins the pot, or a share of it, without playing.',
      '降りた人が多いため、出るだけで、ポットの全部か一部がもらえます。',
    ],
  ])('says in both languages: %o', (reason, english, japanese) => {
    expect(said(reason)).toEqual([english, japanese]);
  });

  test('tells in whole points what a hand promises, and against what', () => {
    const hand = { why: 'promise', points: -12.4, place: 0, pot: 0 } as const;
    expect(said({ ...hand, question: 'entry', least: -30 })).toEqual([
      'This hand should score about −12 points if played; dropping out costs 30 points.',
      '出れば約−12点の見込みです。降りると30点払います。',
    ]);
    expect(said({ ...hand, question: 'entry', least: 0, points: -0.3 })).toEqual([
      'This hand should score about 0 points if played; dropping out costs nothing.',
      '出れば約0点の見込みです。降りても支払いはありません。',
    ]);
    expect(said({ ...hand, question: 'chase', least: 25, points: 40, place: 15, pot: 8 })).toEqual([
      'This hand should score about 40 points if played; a chase is worth the risk above 25. (This includes about +15 points for playing last.) (This includes about +8 points for your chance of the pot.)',
      '打てば約40点の見込みです。追う危険に見合うのは、25点を超えるときです。（最後に打つ有利 約15点を含む）（ポットの見込み 約8点を含む）',
    ]);
    expect(said({ ...hand, question: 'chased', least: 0, place: -12 })).toEqual([
      'This hand should score about −12 points if played; giving way costs nothing. (This includes about −12 points for leading.)',
      '打てば約−12点の見込みです。抜けても支払いはありません。（先手の不利 約12点を含む）',
    ]);
  });

  test('says when a lead may be chance', () => {
    expect(said(tried(0.7, false))).toEqual([
      '-# In 120 simulated deals it was about as good as the runner-up, **2. Maple chaff** (0.7 points better on average, which could be chance).',
      '-# 120通りの配り方で局の終わりまで試したところ、次点の「2. 紅葉のカス」とほとんど変わりませんでした（平均の差は0.7点。偶然の範囲です）。',
    ]);
    expect(said(tried(0.04, false))).toEqual([
      '-# In 120 simulated deals it was as good as the runner-up, **2. Maple chaff**.',
      '-# 120通りの配り方で局の終わりまで試したところ、次点の「2. 紅葉のカス」と変わりませんでした。',
    ]);
  });

  test('says what is known without playing it out', () => {
    const learned: Reason = { ...tried(4.26), deals: 0 } as Reason;
    expect(said(learned)).toEqual([
      '-# From experience it is worth 4.3 points more on average than the runner-up, **2. Maple chaff**.',
      '-# これまでの経験では、次点の「2. 紅葉のカス」より平均で4.3点上回ります。',
    ]);
    expect(said({ ...learned, lead: 0.01 } as Reason)).toEqual([
      '-# From experience the runner-up, **2. Maple chaff**, is worth as much.',
      '-# これまでの経験では、次点の「2. 紅葉のカス」と変わりません。',
    ]);
  });

  test('says when it is that of a normal computer, since a strong one took too long', () => {
    const titles = [EN, JA].map(
      (own) =>
        hintLines({ by: 'normal', move: { type: 'play', card: CHAFF }, reasons: [] }, view, {
          words: own,
          game: 'botan-cho',
          names: ['Aya', 'Ben'],
        })[0],
    );
    expect(titles).toEqual([
      'Hint: a normal computer would play **1. Pine chaff**.',
      'ヒント：普通のCPUなら「**1. 松のカス**」です。',
    ]);
  });

  test('tells a lead in the unit of the game: tenths below ten, stones whole', () => {
    const lead = (number: number, seen: View = view) => lines([tried(number)], EN, seen)[1];
    expect(lead(12.6)).toContain('13 points better on average');
    expect(lead(0.04)).toBe(
      '-# In 120 simulated deals it was as good as the runner-up, **2. Maple chaff**.',
    );
    const stones: View = { ...view, unit: 'stones' };
    expect(lead(5.2, stones)).toContain('1 white, 1 black better on average');
    expect(lead(0.4, stones)).toContain('was as good as');
  });
});
