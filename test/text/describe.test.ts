import { expect, describe as group, test } from 'vitest';
import { parseCardSet } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { NO_STORY } from '../../src/engine/match/match-story.ts';
import type {
  Event,
  PaidWhy,
  Payment,
  Settlement,
  Standing,
} from '../../src/engine/round/event.ts';
import { words } from '../../src/text/language.ts';
import { standingAlt } from '../../src/text/pictures/sheet-alt.ts';
import { endingLines } from '../../src/text/settlement/ending.ts';
import { paymentLine, settlementLines } from '../../src/text/settlement/settlement.ts';
import type { Context } from '../../src/text/story/context.ts';
import { describe, story } from '../../src/text/story/describe.ts';
import { declarationOf } from '../support/rules-of.ts';

const NAMES = ['Aya', 'Ben', 'Cai', 'Dan'];
const context = (locale: string, game = 'suhara-bana'): Context => ({
  words: words(locale),
  game,
  names: NAMES,
});
const EN = context('en');
const JA = context('ja');

const payment = (why: PaidWhy, more: Partial<Payment> = {}): Payment => ({
  from: 1,
  to: 0,
  amount: 5,
  owed: 5,
  unit: 'stones',
  points: 25,
  why,
  ...more,
});

const SETTLEMENT: Settlement = {
  round: 2,
  month: 2,
  oya: 0,
  order: [0, 1, 2],
  captured: [],
  points: [130, 90, 80, 0],
  par: 100,
  teyaku: [],
  multipliers: [],
  yaku: [[{ id: 'sugawara', value: 2, cards: parseCardSet('pine.crane') }], [], [], []],
  void: [[], [], [{ id: 'hanami', value: 1, cards: parseCardSet('chrys.cup') }], []],
  payments: [
    payment('card-points', { amount: 2, owed: 2, points: 10 }),
    payment('card-points', { from: 2, amount: 1, owed: 4, points: 20 }),
    payment('dekiyaku', { from: 2, amount: 0, owed: 8, points: 40 }),
    payment('pot-share', { from: 'pot', to: 0, amount: 4, owed: 4, points: 20 }),
  ],
  scores: [7, -2, -1, 0],
  totals: [57, 48, 0, 50],
  winner: 0,
  borrowed: [0, 0, 0, 1],
  stage: 'small',
};
const ROUND_3 = { type: 'round-started', round: 3, month: 3 } as const;
const STANDING = { scores: [115, 90, 115, 0], places: [[0, 2], [1], [3]] };

/** An example of each event, and how it is told; a type that is missing is a type error. */
const TOLD: {
  readonly [T in Event['type']]: readonly (readonly [
    Extract<Event, { type: T }>,
    string | null,
    string | null,
  ])[];
} = {
  'oya-drawn': [
    [
      {
        type: 'oya-drawn',
        draws: [
          [
            { seat: 0, card: card('pine.ribbon') },
            { seat: 1, card: card('pine.crane') },
          ],
        ],
        oya: 1,
        seating: [1, 2, 3, 0],
      },
      'Drawing for oya: **Aya** the pine ribbon and **Ben** the crane. **Ben** is oya (dealer).',
      '親決め：**Aya**は松に赤短、**Ben**は松に鶴。**Ben**が親です。',
    ],
  ],
  'round-started': [
    [
      { ...ROUND_3, oya: 2, seating: [2, 3, 0, 1], stage: 'middle' },
      'Round 3 · March (cherry) · Middle Stage. **Cai** is oya.',
      '第3局・3月（桜）・中役。親は**Cai**です。',
    ],
    [
      { ...ROUND_3, oya: 2, seating: [2, 1, 0, 3], stage: null },
      'Round 3 · March (cherry). **Cai** is oya. Order of play: **Cai**, **Ben**, **Aya** and **Dan**.',
      '第3局・3月（桜）。親は**Cai**です。打つ順：**Cai**、**Ben**、**Aya**、**Dan**。',
    ],
  ],
  dealt: [
    [
      { type: 'dealt', field: [card('pine.crane'), -1, card('plum.ribbon')], pile: 21 },
      'Dealt: 2 cards on the field, 21 in the pile.',
      '札を配りました。場札2枚、山札21枚です。',
    ],
  ],
  'hand-dealt': [
    [{ type: 'hand-dealt', seat: 0, hand: parseCardSet('pine.crane'), only: 0 }, null, null],
  ],
  'sat-out': [
    [
      { type: 'sat-out', seat: 1 },
      '**Ben** is dealt no hand and sits this round out.',
      '**Ben**：札が配られず、この局は休みます。',
    ],
  ],
  go: [
    [
      { type: 'go', seat: 1 },
      '**Ben** calls **go** (고) and plays on.',
      '**Ben**：**ゴー**（고）で続けます。',
    ],
  ],
  'field-shown': [
    [
      { type: 'field-shown', field: [card('pine.crane'), card('plum.warbler')] },
      'On the field: crane, bush warbler.',
      '場札：松に鶴、梅に鶯。',
    ],
  ],
  shaken: [
    [
      { type: 'shaken', seat: 1, cards: parseCardSet('pine.crane pine.chaff1 pine.chaff2') },
      '**Ben** **shakes** (흔들기) and shows crane, 2 pine chaff.',
      '**Ben**：**フンドゥルギ**（흔들기）：松に鶴、松のカス2枚を見せました。',
    ],
  ],
  bombed: [
    [
      { type: 'bombed', seat: 1, cards: parseCardSet('pine.crane pine.chaff1 pine.chaff2') },
      '**Ben** drops a **bomb** (폭탄): crane, 2 pine chaff.',
      '**Ben**：**ポクタン**（폭탄）：松に鶴、松のカス2枚をまとめて出しました。',
    ],
  ],
  'token-used': [
    [
      { type: 'token-used', seat: 1, left: 1 },
      '**Ben** plays no card, for a bomb.',
      '**Ben**：ポクタンの分、札を出しません。',
    ],
  ],
  coup: [
    [
      { type: 'coup', seat: 1, coup: 'jjok' },
      '**Ben** **jjok** (쪽): the flipped card takes the one just played.',
      '**Ben**：**チョク**（쪽）：出したばかりの札をめくった札で取りました。',
    ],
    [
      { type: 'coup', seat: 1, coup: 'own-stack' },
      '**Ben** **jappeok** (자뻑): takes back their own stack.',
      '**Ben**：**チャポク**（자뻑）：自分のポクを取り返しました。',
    ],
  ],
  stolen: [
    [
      { type: 'stolen', seat: 1, from: 0, cards: parseCardSet('pine.chaff1') },
      '**Ben** gets pine chaff from **Aya**.',
      '**Ben**：**Aya**から松のカスをもらいました。',
    ],
  ],
  sage: [
    [
      { type: 'sage', seat: 1 },
      '**Ben** calls **sage** and plays on.',
      '**Ben**：**サゲ**で続けます。',
    ],
  ],
  cancelled: [
    [
      { type: 'cancelled', seat: 1 },
      '**Ben** **cancels** and ends the round for half of the yaku.',
      '**Ben**：**取り消し**て、出来役の半分で終わりました。',
    ],
  ],
  'pile-set': [[{ type: 'pile-set', pile: [card('pine.crane')], only: 'nobody' }, null, null]],
  replaced: [
    [
      {
        type: 'replaced',
        seat: null,
        many: 2,
        cards: parseCardSet('pine.crane pine.chaff1'),
      },
      'Three or more cards of a month were dealt to the field, so these were replaced from the pile: crane, pine chaff.',
      '場に同じ月の札が3枚以上出たので、松に鶴、松のカスを山札と取り替えました。',
    ],
    [
      { type: 'replaced', seat: 1, many: 1, cards: null },
      '**Ben** exchanges one of three cards of a month.',
      '**Ben**：同じ月の札1枚を山札と取り替えました。',
    ],
    [
      { type: 'replaced', seat: 1, many: 2, cards: null },
      '**Ben** exchanges 2 cards of a month.',
      '**Ben**：同じ月の札2枚を山札と取り替えました。',
    ],
  ],
  'blind-set': [
    [
      { type: 'blind-set', seat: 1, card: card('willow.lightning') },
      'The top card of the pile is placed face down on the lightning. **Ben** takes both after playing a card.',
      '場の柳のカス（雷）に、山札の1枚を伏せて重ねました。**Ben**が最初の手番で2枚とも取ります。',
    ],
  ],
  multiplied: [
    [
      { type: 'multiplied', multiplier: { times: 2, why: 'matsuba' } },
      'This round’s payments: × 2 (Pine round: pine on the field).',
      'この局の支払いは2倍（松場：場に松）です。',
    ],
    [
      { type: 'multiplied', multiplier: { times: 2, why: 'hankiba' } },
      'This round’s payments: × 2 (Half-time round: last of the first half).',
      'この局の支払いは2倍（半期場：前半の最後の局）です。',
    ],
    [
      { type: 'multiplied', multiplier: { times: 2, why: 'shimeba' } },
      'This round’s payments: × 2 (Final round).',
      'この局の支払いは2倍（締め場：最後の局）です。',
    ],
    [
      { type: 'multiplied', multiplier: { times: 3, why: 'bright-field' } },
      'This round’s payments: × 3 (brights on the field).',
      'この局の支払いは3倍（場に光札）です。',
    ],
    // In Kyūrei-hana the warbler and the deer, which are no brights, double too.
    [
      { type: 'multiplied', multiplier: { times: 2, why: 'oba' } },
      'This round’s payments: × 2 (ōba: a doubling card on the field).',
      'この局の支払いは2倍（大場：場に2倍の札）です。',
    ],
  ],
  claimed: [
    [
      { type: 'claimed', seat: 1, offer: 'replacement' },
      '**Ben** has three or more cards of a month and exchanges.',
      '**Ben**：同じ月の札が3枚以上あり、取り替えます。',
    ],
    [
      { type: 'claimed', seat: 1, offer: 'redeal' },
      '**Ben** has all four cards of a month and asks for a new deal.',
      '**Ben**：同じ月の札が4枚あり、配り直しを求めます。',
    ],
    [
      { type: 'claimed', seat: 1, offer: 'draw' },
      '**Ben** claims a draw.',
      '**Ben**：手がらす三十で、引き分けを求めます。',
    ],
  ],
  declined: [
    [
      { type: 'declined', seat: 1, offer: 'replacement' },
      '**Ben** keeps the hand.',
      '**Ben**：取り替えません。',
    ],
    [
      { type: 'declined', seat: 1, offer: 'redeal' },
      '**Ben** keeps the hand.',
      '**Ben**：このまま始めます。',
    ],
    [
      { type: 'declined', seat: 1, offer: 'draw' },
      '**Ben** doesn’t claim a draw.',
      '**Ben**：引き分けを求めません。',
    ],
  ],
  teyaku: [
    [
      {
        type: 'teyaku',
        teyaku: { seat: 1, id: 'hanami', value: 6, cards: parseCardSet('pine.crane') },
      },
      '**Ben** shows **Flower Viewing** (6 hai): crane.',
      '**Ben**：手役「**花見**」（6ハイ）です（松に鶴）。',
    ],
    // K5: two such hands are paid nothing.
    [
      {
        type: 'teyaku',
        teyaku: { seat: 1, id: 'hanami', value: 0, cards: parseCardSet('pine.crane') },
      },
      '**Ben** shows **Flower Viewing**: crane.',
      '**Ben**：手役「**花見**」です（松に鶴）。',
    ],
  ],
  'field-taken': [
    [
      {
        type: 'field-taken',
        seat: 1,
        cards: parseCardSet('pine.crane pine.ribbon pine.chaff1 pine.chaff2'),
      },
      '**Ben** takes all four pine cards from the field.',
      '**Ben**：場の松4枚を取りました。',
    ],
  ],
  'month-taken': [
    [
      {
        type: 'month-taken',
        seat: 1,
        why: 'hiki',
        cards: parseCardSet('pine.crane pine.ribbon pine.chaff1 pine.chaff2'),
        held: parseCardSet('pine.crane pine.ribbon'),
      },
      '**Ben** takes all four pine cards (hiki) with crane, pine ribbon.',
      '**Ben**：引きで松の4枚を取りました（手札から松に鶴、松に赤短）。',
    ],
    [
      {
        type: 'month-taken',
        seat: 1,
        why: 'blocked',
        cards: parseCardSet('pine.crane pine.ribbon pine.chaff1 pine.chaff2'),
        held: parseCardSet('pine.crane pine.ribbon'),
      },
      '**Ben** shows crane, pine ribbon; blocks the wild card and takes all four pine cards.',
      '**Ben**：松に鶴、松に赤短を見せて鬼札を止め、松の4枚を取りました。',
    ],
  ],
  returned: [
    [
      { type: 'returned', seat: 1, card: card('willow.lightning') },
      '**Ben** takes the lightning back and plays another card.',
      '**Ben**：柳のカス（雷）を手札に戻し、別の札を出します。',
    ],
  ],
  removed: [
    [
      { type: 'removed', card: card('willow.lightning') },
      'Dealt to the field and left out of this round: the lightning.',
      '柳のカス（雷）が場に出たので、この局から除きます。',
    ],
  ],
  'koi-koi': [
    [
      { type: 'koi-koi', seat: 1 },
      '**Ben** calls **koi-koi** and plays on.',
      '**Ben**：**こいこい**で続けます。',
    ],
  ],
  shobu: [
    [
      { type: 'shobu', seat: 1 },
      '**Ben** calls **shōbu** and ends the round.',
      '**Ben**：**勝負**で上がりました。',
    ],
  ],
  'four-shown': [
    [
      {
        type: 'four-shown',
        seat: 1,
        cards: parseCardSet('iris.bridge iris.ribbon iris.chaff1 iris.chaff2'),
      },
      '**Ben** shows all four iris cards and gets four new cards.',
      '**Ben**：手札の菖蒲4枚を見せ、4枚を引き直しました。',
    ],
  ],
  redealt: [
    [
      {
        type: 'redealt',
        why: 'four-of-a-month-on-field',
        cards: parseCardSet('iris.bridge iris.ribbon iris.chaff1 iris.chaff2 pine.crane'),
      },
      'All four iris cards are on the field, so the cards are redealt.',
      '場に菖蒲が4枚出たので、配り直します。',
    ],
    [
      {
        type: 'redealt',
        why: 'three-of-the-month-on-field',
        cards: parseCardSet('pine.crane pine.ribbon pine.chaff1'),
      },
      'Three pine cards are on the field in their own month, so the cards are redealt.',
      '場にこの月の松が3枚出たので、配り直します。',
    ],
    [
      { type: 'redealt', why: 'nobody-stayed', cards: parseCardSet('') },
      'Nobody stayed, so the pot is given back and the cards are redealt.',
      '全員が降りたので、ポットを戻して配り直します。',
    ],
    [
      { type: 'redealt', why: 'all-level', cards: parseCardSet('') },
      'All three have 100 card points, so the round is void and the cards are redealt.',
      '3人とも100点なので、この局は流れ、配り直します。',
    ],
    [
      { type: 'redealt', why: 'rain-on-field', cards: parseCardSet('') },
      'The rain man, the swallow and the willow ribbon are on the field, so the cards are redealt.',
      '場に柳の3枚（小野道風・燕・短冊）が出たので、配り直します。',
    ],
    [
      { type: 'redealt', why: 'pairs-on-field', cards: parseCardSet('') },
      'The field is all pairs, so the cards are redealt.',
      '場札がすべて対になったので、配り直します。',
    ],
    [
      { type: 'redealt', why: 'claimed', cards: parseCardSet('') },
      'The cards are redealt.',
      '配り直します。',
    ],
    [
      { type: 'redealt', why: 'fuke', cards: parseCardSet('') },
      'A player has very few card points (fuke), so the round is void and the cards are redealt.',
      '札の点がとても少ない人がいるので（ふけ）、この局は流れ、配り直します。',
    ],
    [
      { type: 'redealt', why: 'tegarasu', cards: parseCardSet('') },
      'The round is a draw (tegarasu sanjū): nobody scores, and the cards are redealt.',
      '手がらす三十で引き分けです。点は数えず、配り直します。',
    ],
  ],
  stayed: [
    [{ type: 'stayed', seat: 0, why: 'choice' }, '**Aya** stays.', '**Aya**：出ます。'],
    [
      { type: 'stayed', seat: 0, why: 'obliged' },
      '**Aya** must play: only three are left.',
      '**Aya**：残り3人なので出ます。',
    ],
    [
      { type: 'stayed', seat: 0, why: 'cannot-pay' },
      '**Aya** must play: too few stones to drop out.',
      '**Aya**：降りるための石が足りないので出ます。',
    ],
  ],
  dropped: [[{ type: 'dropped', seat: 1 }, '**Ben** drops out.', '**Ben**：降りました。']],
  'forced-out': [
    [
      { type: 'forced-out', seats: [3] },
      '**Dan** is forced out, as three players stayed.',
      '3人が出ました。**Dan**は追い出されました。',
    ],
    [
      { type: 'forced-out', seats: [2, 3] },
      '**Cai** and **Dan** are forced out, as three players stayed.',
      '3人が出ました。**Cai**、**Dan**は追い出されました。',
    ],
  ],
  chased: [[{ type: 'chased', seat: 3 }, '**Dan** chases.', '**Dan**：追います。']],
  passed: [
    [{ type: 'passed', seat: 3, why: 'choice' }, '**Dan** doesn’t chase.', '**Dan**：追いません。'],
    [
      { type: 'passed', seat: 3, why: 'cannot-pay' },
      '**Dan** can’t chase: too few stones for the penalty.',
      '**Dan**：石が足りないので追えません。',
    ],
  ],
  stood: [
    [
      { type: 'stood', seat: 0, by: 3 },
      '**Aya** keeps their place, though **Dan** chases.',
      '**Aya**：**Dan**に追われても残ります。',
    ],
  ],
  displaced: [
    [
      { type: 'displaced', seat: 1, by: 3, why: 'choice' },
      '**Ben** gives up their place to **Dan**.',
      '**Ben**：**Dan**にゆずって抜けました。',
    ],
    [
      { type: 'displaced', seat: 2, by: 3, why: 'third' },
      '**Cai** must give up their place to **Dan**, as the first two kept theirs.',
      '**Cai**：先に答えた2人が残ったので、**Dan**にゆずって抜けました。',
    ],
  ],
  entered: [
    [
      { type: 'entered', order: [1, 2, 0] },
      '**Ben**, **Cai** and **Aya** play this round. **Ben** leads.',
      'この局は**Ben**、**Cai**、**Aya**が打ちます。**Ben**からです。',
    ],
  ],
  declared: [
    [
      { type: 'declared', seat: 0, card: card('chrys.cup'), why: 'teyaku' },
      '**Aya** says “Teyaku desu”: the sake cup belongs to a yaku they hold.',
      '**Aya**：「手役です」：菊に盃は自分の役の札です。',
    ],
    [
      { type: 'declared', seat: 0, card: card('chrys.cup'), why: 'pair' },
      '**Aya** says “Ni-mai mochi” with the sake cup: the second of the pair follows next turn.',
      '**Aya**：「2枚持ち」：菊に盃と同じ月のもう1枚を、次の手番で出します。',
    ],
    [
      { type: 'declared', seat: 0, card: card('chrys.cup'), why: 'pair-promised' },
      '**Aya** keeps the promise of the pair with the sake cup.',
      '**Aya**：2枚持ちのもう1枚は菊に盃です。',
    ],
    [
      { type: 'declared', seat: 0, card: card('chrys.cup'), why: 'all-burdened' },
      '**Aya** has only burdened cards, and gives away least with the sake cup.',
      '**Aya**：手札がすべて背負い札で、菊に盃が一番損の少ない札です。',
    ],
  ],
  played: [
    [
      { type: 'played', seat: 0, card: card('pine.crane') },
      '**Aya** plays the crane.',
      '**Aya**：松に鶴を出しました。',
    ],
  ],
  turned: [
    [
      { type: 'turned', seat: 0, card: card('maple.deer'), left: 3 },
      '**Aya** flips the deer.',
      '**Aya**：山から紅葉に鹿をめくりました。',
    ],
  ],
  laid: [
    [
      { type: 'laid', seat: 0, card: card('maple.deer'), from: 'hand', place: 2 },
      '**Aya** lays the deer on the field.',
      '**Aya**：紅葉に鹿を場に捨てました。',
    ],
    [
      { type: 'laid', seat: 0, card: card('maple.deer'), from: 'pile', place: 2 },
      '**Aya** flips the deer onto the field.',
      '**Aya**：めくった紅葉に鹿は場に残りました。',
    ],
  ],
  captured: [
    [
      {
        type: 'captured',
        seat: 0,
        card: card('pine.crane'),
        from: 'hand',
        taken: [card('pine.ribbon')],
      },
      '**Aya** plays the crane and takes the pine ribbon.',
      '**Aya**：松に鶴で松に赤短を取りました。',
    ],
    [
      {
        type: 'captured',
        seat: 0,
        card: card('pine.chaff2'),
        from: 'pile',
        taken: [card('pine.chaff1')],
      },
      '**Aya** flips the pine chaff and takes another pine chaff.',
      '**Aya**：めくった松のカスでもう1枚の松のカスを取りました。',
    ],
    [
      {
        type: 'captured',
        seat: 0,
        card: card('iris.bridge'),
        from: 'hand',
        taken: [card('iris.ribbon'), card('iris.chaff1'), card('iris.chaff2')],
      },
      '**Aya** plays the bridge and takes all three iris cards.',
      '**Aya**：菖蒲に八橋で菖蒲の3枚を取りました。',
    ],
    [
      { type: 'captured', seat: 1, card: card('peony.butterflies'), from: 'pile', taken: [] },
      '**Ben** takes the butterflies alone.',
      '**Ben**：牡丹に蝶だけを取り札にしました。',
    ],
  ],
  'yaku-made': [
    [
      {
        type: 'yaku-made',
        seat: 0,
        yaku: { id: 'sugawara', value: 2, cards: parseCardSet('pine.crane') },
      },
      '**Aya** makes **Spring** (2 hai).',
      '**Aya**：役「**菅原**」（2ハイ）ができました。',
    ],
  ],
  leftovers: [
    [
      { type: 'leftovers', seat: 1, cards: parseCardSet('pine.chaff1 pine.chaff2 willow.ribbon') },
      '**Ben** takes the cards left on the field: 2 pine chaff, willow ribbon.',
      '**Ben**：場に残った松のカス2枚、柳に短冊を取りました。',
    ],
  ],
  paid: [
    [
      { type: 'paid', payment: payment('dropout', { to: 'pot', amount: 6, owed: 6, points: 30 }) },
      '**Ben** puts 30 points (1 white, 2 black) in the pot.',
      '**Ben**：ポットに30点（白1・黒2）を置きます。',
    ],
  ],
  borrowed: [
    [
      { type: 'borrowed', seat: 1, stage: 'main' },
      '**Ben** runs out of stones and borrows a plate: the Main Stage begins.',
      '**Ben**：石がなくなり、一もとを借りました。ここから本役です。',
    ],
  ],
  settled: [
    [
      { type: 'settled', settlement: SETTLEMENT },
      'Round 2 is over, **Aya** wins it: **Aya** +1 white, +3 black · **Ben** −2 black · **Cai** −1 black · **Dan** 0.',
      '第2局が終わりました。**Aya**の勝ちです。**Aya** 白+1・黒+3 · **Ben** 黒−2 · **Cai** 黒−1 · **Dan** 0。',
    ],
  ],
  unplayed: [
    [
      { type: 'unplayed', round: 2, why: 'pot-split', seats: [0, 1], totals: [] },
      'Only **Aya** and **Ben** stay, so the round isn’t played.',
      '出たのは**Aya**、**Ben**だけなので、この局は行いません。',
    ],
    [
      { type: 'unplayed', round: 2, why: 'pot-taken', seats: [0], totals: [] },
      'Only **Aya** stays, so the round isn’t played.',
      '出たのは**Aya**だけなので、この局は行いません。',
    ],
  ],
  'game-over': [
    [
      { type: 'game-over', winner: 1, games: [1, 1], target: 300 },
      '**Ben** wins this game: **Aya** 1 victory · **Ben** 1 victory.',
      'この勝負は**Ben**の勝ちです。ここまで：**Aya** 1勝 · **Ben** 1勝。',
    ],
    [
      { type: 'game-over', winner: null, games: [1, 0], target: 300 },
      'The lead is shared, so nobody wins this game: **Aya** 1 victory · **Ben** 0 victories.',
      '同点なので、この勝負は引き分けです。ここまで：**Aya** 1勝 · **Ben** 0勝。',
    ],
  ],
  over: [
    [
      { type: 'over', why: 'games', standing: { scores: [2, 1], places: [[0], [1]] } },
      'The match is over: enough games have been won. **Aya** wins with 2 points.',
      '必要な勝ち数に達したので、対局が終わりました。**Aya**が2点で優勝です。',
    ],
    [
      { type: 'over', why: 'ruin', standing: STANDING },
      'The match is over: there’s no plate left to borrow. **Aya** and **Cai** tie for first with 115 points.',
      '借りられる石がなくなり、対局が終わりました。**Aya**、**Cai**が115点で同点優勝です。',
    ],
    [
      { type: 'over', why: 'rounds', standing: { scores: [203, 157], places: [[0], [1]] } },
      'The match is over: all rounds have been played. **Aya** wins with 203 points.',
      'すべての局を打ち終えました。**Aya**が203点で優勝です。',
    ],
    [
      { type: 'over', why: 'no-points', standing: { scores: [203, 157], places: [[0], [1]] } },
      'The match is over: zero card points wins everything. **Aya** wins with 203 points.',
      '札の点が0点なので、対局が終わりました。**Aya**が203点で優勝です。',
    ],
    [
      { type: 'over', why: 'target', standing: { scores: [203, 157], places: [[0], [1]] } },
      'The match is over: the target score was reached. **Aya** wins with 203 points.',
      '目標の点に達したので、対局が終わりました。**Aya**が203点で優勝です。',
    ],
  ],
};

group('an event is told in both languages', () => {
  const rows = Object.values(TOLD)
    .flat()
    .map(([event, en, ja]) => [event.type, event, en, ja] as const);
  test.each(rows)('%s', (_, event, en, ja) => {
    expect(describe(event, EN)).toBe(en);
    expect(describe(event, JA)).toBe(ja);
  });

  test('names cannot format what stands around them', () => {
    const wild = { ...EN, names: ['*_A_*', 'B', 'C', 'D'] };
    expect(describe({ type: 'dropped', seat: 0 }, wild)).toBe('**\\*\\_A\\_\\*** drops out.');
  });

  test('a game without months does not speak of them', () => {
    const event: Event = { ...ROUND_3, oya: 0, seating: [0, 1], stage: null };
    expect(describe(event, context('en', 'botan-cho'))).toBe('Round 3. **Aya** is oya.');
  });

  test('a seat without a name is our mistake', () => {
    expect(() => describe({ type: 'dropped', seat: 4 }, EN)).toThrow('no name for seat 4 of 4');
  });
});

group('a payment says who pays whom how much and why', () => {
  const WHYS: Readonly<Record<PaidWhy, string>> = {
    yaku: '**Ben** pays **Aya** 25 points (1 white, 1 black) for Moon Viewing.',
    difference: '**Ben** pays **Aya** 25 points (1 white, 1 black): point difference.',
    shobu: '**Ben** pays **Aya** 25 points (1 white, 1 black): shōbu.',
    teyaku: '**Ben** pays **Aya** 25 points (1 white, 1 black) for Moon Viewing.',
    'oya-privilege': '**Ben** pays **Aya** 25 points (1 white, 1 black): oya’s right (nobody won).',
    'few-cards': '**Ben** pays **Aya** 25 points (1 white, 1 black): few cards captured.',
    'loser-yaku': '**Ben** pays **Aya** 25 points (1 white, 1 black): opponent’s yaku.',
    'rival-yaku': '**Ben** loses 25 points (1 white, 1 black): another has Moon Viewing.',
    'partner-points':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): the partners’ card points.',
    victory: '**Ben** pays **Aya** 25 points (1 white, 1 black): best of the round.',
    compensation: '**Ben** pays **Aya** 25 points (1 white, 1 black): forced out.',
    'compensation-returned':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): gives back what was sold.',
    stop: '**Ben** pays **Aya** 25 points (1 white, 1 black): stop.',
    go: '**Ben** pays **Aya** 25 points (1 white, 1 black): go.',
    dokbak:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for another player: dokbak (독박), called go.',
    'first-ppeok':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): ppeok (뻑) in the first turns.',
    'first-ttadak':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): ttadak (따닥) in the first turn.',
    'three-ppeoks': '**Ben** pays **Aya** 25 points (1 white, 1 black): three ppeok (뻑).',
    chongtong:
      '**Ben** pays **Aya** 25 points (1 white, 1 black): chongtong (총통), four of a month in hand.',
    'four-on-field':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): four of a month on the field.',
    cancel: '**Ben** pays **Aya** 25 points (1 white, 1 black): cancelled, half of the yaku.',
    liability:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for Moon Viewing: fed it the card.',
    unimproved:
      '**Ben** pays **Aya** 25 points (1 white, 1 black): half of the yaku, the round was played out.',
    sohachi:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for Sōhachi: all three have 88 card points.',
    futahachi:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for Futahachi: 168 card points or more.',
    sujuroku:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for Sujūroku: sixteen chaff or more.',
    tobikomi:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for Tobikomi: all four of a triplet.',
    nukeyaku:
      '**Ben** pays **Aya** 25 points (1 white, 1 black) for Nukeyaku: 89 card points or more.',
    'round-score': '**Ben** pays **Aya** 25 points (1 white, 1 black): round score.',
    'round-counter': '**Ben** takes a round counter: 25 points (1 white, 1 black).',
    dropout: '**Ben** puts 25 points (1 white, 1 black) in the pot.',
    'dropout-returned': '**Ben** gets 25 points (1 white, 1 black) back from the pot.',
    'pot-split': '**Ben** gets 25 points (1 white, 1 black), half of the pot.',
    'pot-taken': '**Ben** takes the whole pot, 25 points (1 white, 1 black).',
    'pot-share': '**Ben** takes 25 points (1 white, 1 black) from the pot: best yaku.',
    'chase-penalty':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): chased and captured fewer than 100 card points.',
    'card-points': '**Ben** pays **Aya** 25 points (1 white, 1 black): card points.',
    dekiyaku: '**Ben** pays **Aya** 25 points (1 white, 1 black): yaku difference.',
    'blue-bonus': '**Ben** pays **Aya** 25 points (1 white, 1 black): bonus for Blue Ribbons.',
    'low-man-out':
      '**Ben** pays **Aya** 25 points (1 white, 1 black): low man out, 15 card points or fewer.',
    'no-points':
      '**Ben** gives **Aya** 25 points (1 white, 1 black): zero card points wins everything.',
    'borrowed-plate': '**Ben** borrows a plate: 25 points (1 white, 1 black).',
  };

  test.each(Object.entries(WHYS))('%s', (why, line) => {
    const paid = payment(why as PaidWhy, { yaku: 'tsukimi' });
    expect(paymentLine(paid, EN)).toBe(line);
    const japanese = paymentLine(paid, JA);
    expect(japanese).toMatch(/^\*\*Ben\*\*：.*25点（白1・黒1）.*。$/);
  });

  test('what multiplies it alone is told after its reason', () => {
    const times = [{ times: 2, why: 'chaff-bak' }] as const;
    const stop = payment('stop', { amount: 12, owed: 12, unit: 'points', points: 12, times });
    expect(paymentLine(stop, EN)).toBe(
      '**Ben** pays **Aya** 12 points: stop, × 2 (pibak (피박): few chaff).',
    );
    expect(paymentLine(stop, JA)).toContain('ストップ、2倍（ピバク（피박）');
  });

  test('points need no stones', () => {
    const points = payment('round-score', { amount: 35, owed: 35, unit: 'points', points: 35 });
    expect(paymentLine(points, EN)).toBe('**Ben** pays **Aya** 35 points: round score.');
  });

  test('a loan is told in stones alone', () => {
    const loan = payment('borrowed-plate', {
      from: 'bank',
      to: 1,
      amount: 50,
      owed: 50,
      points: 0,
    });
    expect(paymentLine(loan, EN)).toBe('**Ben** borrows a plate: 12 white, 2 black.');
  });

  test('from the pot or the bank it is told of who gets it', () => {
    const share = payment('pot-share', { from: 'pot', to: 2 });
    expect(paymentLine(share, EN)).toContain('**Cai** takes 25 points');
  });

  test.each([
    ['card-points', 'card points', '札の点'],
    ['shobu', 'shōbu', '勝負'],
    ['oya-privilege', 'oya’s right (nobody won)', '親権'],
    ['loser-yaku', 'opponent’s yaku', '相手の役'],
  ] as const)('%s from the bank is told as a gain', (why, english, japanese) => {
    const gain = payment(why, { from: 'bank', to: 2, amount: 7, owed: 7, unit: 'points' });
    expect(paymentLine(gain, EN)).toBe(`**Cai** gets 7 points: ${english}.`);
    expect(paymentLine(gain, JA)).toBe(`**Cai**：7点を得ます（${japanese}）。`);
  });

  test('a lucky hand of koi-koi needs no name', () => {
    const gain = payment('teyaku', { from: 'bank', amount: 6, owed: 6, unit: 'points' });
    expect(paymentLine(gain, EN)).toBe('**Aya** gets 6 points for a lucky hand.');
    expect(paymentLine(gain, JA)).toBe('**Aya**：6点を得ます（手役）。');
  });

  test('a payer who runs dry is told to have only so much (S28)', () => {
    const short = payment('card-points', { amount: 2 });
    expect(paymentLine(short, EN)).toBe(
      '**Ben** pays **Aya** 25 points (1 white, 1 black): card points, but has only 2 black.',
    );
    const dry = payment('card-points', { amount: 0 });
    expect(paymentLine(dry, EN)).toContain('but has no stones.');
    expect(paymentLine(dry, JA)).toContain('ただし、石がありません。');
  });
});

group('the score sheet', () => {
  test('explains a round for stones line by line', () => {
    expect(settlementLines(SETTLEMENT, EN)).toEqual([
      '### Round 2 · February (plum) · Small Stage',
      '**Aya** wins the round.',
      '**Aya**: 130 card points · Spring (2 hai – crane) · 2 black + 1 black + 1 white = +1 white, +3 black',
      '**Ben**: 90 card points · no yaku',
      '**Cai**: 80 card points · no yaku · cancelled: Flower Viewing (1 hai)',
      '**Payments**',
      '- **Ben** pays **Aya** 10 points (2 black): card points.',
      '- **Cai** pays **Aya** 20 points (1 white): card points, but has only 1 black.',
      '- **Cai** pays **Aya** 40 points (2 white): yaku difference, but has no stones.',
      '- **Aya** takes 20 points (1 white) from the pot: best yaku.',
      'Totals: **Aya**: 14 white, 1 black (+1 white, +3 black) · **Ben**: 12 white (−2 black) · **Cai**: no stones (−1 black) · **Dan**: 12 white, 2 black, 1 plate borrowed (0).',
    ]);
  });

  test('does the sum of a round for points', () => {
    // The worked example of Mushi's scores: A has 90 − 115 + 25 − 10, B the opposite.
    const mushi: Settlement = {
      ...SETTLEMENT,
      order: [0, 1],
      points: [95, 145],
      par: 120,
      yaku: [
        [{ id: 'sanko', value: 25, cards: parseCardSet('pine.crane') }],
        [{ id: 'fujishima', value: 10, cards: parseCardSet('wisteria.cuckoo') }],
      ],
      void: [[], []],
      payments: [
        payment('round-score', {
          from: 0,
          to: 1,
          amount: 10,
          owed: 10,
          unit: 'points',
          points: 10,
        }),
        payment('round-counter', { from: 'bank', to: 1, amount: 1, unit: 'points', points: 1 }),
      ],
      scores: [-10, 11],
      totals: [170, 191],
      winner: 1,
      borrowed: null,
      stage: null,
    };
    const botan = context('en', 'botan-cho');
    const lines = settlementLines(mushi, botan);
    expect(lines).toContain(
      '**Aya**: 95 card points · Sankō (25 points – crane) · 95 − 120 + 25 − 10 = −10',
    );
    expect(lines).toContain(
      '**Ben**: 145 card points · Four Wisterias (10 points – cuckoo) · 145 − 120 + 10 − 25 + 1 = +11',
    );
    expect(settlementLines({ ...mushi, payments: [] }, botan)).toContain('No payments.');
    expect(lines.at(-1)).toBe('Totals: **Aya**: 170 points (−10) · **Ben**: 191 points (+11).');
  });

  test('of a match gives equal scores one place', () => {
    expect(standingAlt(STANDING, EN).split('\n').slice(2)).toEqual([
      '1. Aya: 115 points.',
      '1. Cai: 115 points.',
      '3. Ben: 90 points.',
      '4. Dan: 0 points.',
    ]);
  });

  test('of a match says who has won, and leaves the rest to the picture', () => {
    expect(endingLines(STANDING, EN)).toEqual([
      '### **Aya** and **Cai** tie for first with 115 points.',
    ]);
  });

  test('of a match that partners have won together calls it no tie', () => {
    const options = { ...defaultOptions(declarationOf('sakura').options), teams: 'pairs' };
    expect(endingLines(STANDING, { ...EN, game: 'sakura', options })).toEqual([
      '### **Aya** and **Cai** win with 115 points.',
    ]);
  });

  group('of a match that changed records', () => {
    const rating = (value: number) => ({ value, spread: 400, isProvisional: value < 1550 });
    const [aya, ben] = [
      { rating: { before: rating(1500), after: rating(1579) }, streak: 3 },
      { rating: { before: rating(1560), after: rating(1521) }, streak: 0 },
    ];
    const standing: Standing = { scores: [9, 4, 3, 1], places: [[0], [1], [2], [3]] };
    const changes = [aya, ben, null, { rating: null, streak: 1 }];

    test('tells how often in a row who won has won, if more than once', () => {
      expect(endingLines(standing, EN, { changes })[1]).toBe('3 wins in a row');
      expect(endingLines(standing, JA, { changes })[1]).toBe('3連勝');
      expect(endingLines(standing, EN, { changes: [{ ...aya, streak: 1 }] })).toHaveLength(1);
    });

    test('tells everybody’s rating before and after in the description of its picture', () => {
      const alt = standingAlt(standing, EN, { ...NO_STORY, changes });
      expect(alt.split('\n').slice(2)).toEqual([
        '1. Aya: 9 points; rating 1500 → 1579, 3 wins in a row.',
        '2. Ben: 4 points; rating 1560 → 1521?',
        '3. Cai: 3 points.',
        '4. Dan: 1 point.',
      ]);
    });
  });
});

group('a story', () => {
  const TURN: readonly Event[] = [
    { type: 'played', seat: 0, card: card('pine.crane') },
    {
      type: 'captured',
      seat: 0,
      card: card('pine.crane'),
      from: 'hand',
      taken: [card('pine.ribbon')],
    },
    { type: 'turned', seat: 0, card: card('maple.deer'), left: 3 },
    { type: 'laid', seat: 0, card: card('maple.deer'), from: 'pile', place: 2 },
  ];

  test('tells a turn in one line', () => {
    expect(story([{ events: TURN }], EN, 1000)).toBe(
      '**Aya** plays the crane and takes the pine ribbon; flips the deer onto the field.',
    );
    expect(story([{ events: TURN }], JA, 1000)).toBe(
      '**Aya**：松に鶴で松に赤短を取りました。めくった紅葉に鹿は場に残りました。',
    );
  });

  test('joins the moves of one turn', () => {
    const moves = [{ events: TURN.slice(0, 1) }, { events: TURN.slice(1) }];
    expect(story(moves, EN, 1000)).toBe(story([{ events: TURN }], EN, 1000));
  });

  test('tells a card that still owes its choice', () => {
    expect(story([{ events: TURN.slice(0, 1) }], EN, 1000)).toBe('**Aya** plays the crane.');
  });

  test('tells who turned the card that another seat gets (B4)', () => {
    const events: readonly Event[] = [
      { type: 'turned', seat: 0, card: card('peony.butterflies'), left: 0 },
      { type: 'captured', seat: 1, card: card('peony.butterflies'), from: 'pile', taken: [] },
    ];
    expect(story([{ events }], EN, 1000).split('\n')).toEqual([
      '**Aya** flips the butterflies.',
      '**Ben** takes the butterflies alone.',
    ]);
  });

  test('tells a card again that comes out a second time after a new deal', () => {
    const events: readonly Event[] = [
      { type: 'played', seat: 0, card: card('pine.crane') },
      {
        type: 'captured',
        seat: 0,
        card: card('pine.crane'),
        from: 'hand',
        taken: [card('pine.ribbon')],
      },
      { ...ROUND_3, oya: 0, seating: [0, 1, 2, 3], stage: 'small' },
      { type: 'played', seat: 1, card: card('pine.crane') },
    ];
    expect(story([{ events }], EN, 1000).split('\n')).toEqual([
      '**Aya** plays the crane and takes the pine ribbon.',
      'Round 3 · March (cherry) · Small Stage. **Aya** is oya.',
      '**Ben** plays the crane.',
    ]);
  });

  test('puts the payment of a drop-out beside it', () => {
    const events: readonly Event[] = [
      { type: 'dropped', seat: 1 },
      { type: 'paid', payment: payment('dropout', { to: 'pot', amount: 6, owed: 6, points: 30 }) },
    ];
    expect(story([{ events }], EN, 1000)).toBe(
      '**Ben** drops out; puts 30 points (1 white, 2 black) in the pot.',
    );
  });

  test('leaves the payments of a settled round to its score sheet', () => {
    const events: readonly Event[] = [
      { type: 'settled', settlement: SETTLEMENT },
      ...SETTLEMENT.payments.map((one): Event => ({ type: 'paid', payment: one })),
    ];
    expect(story([{ events }], EN, 1000)).toBe(describe(events[0]!, EN));
  });

  test('tells nobody what only one seat may know', () => {
    const events: readonly Event[] = [
      { type: 'hand-dealt', seat: 0, hand: parseCardSet('pine.crane'), only: 0 },
    ];
    expect(story([{ events }], EN, 1000)).toBe('');
  });

  test('drops the oldest lines to keep within its limit', () => {
    const events = [0, 1, 2, 3].map((seat): Event => ({ type: 'dropped', seat }));
    const whole = story([{ events }], EN, 1000);
    expect(story([{ events }], EN, whole.length)).toBe(whole);
    expect(story([{ events }], EN, 50)).toBe('…\n**Cai** drops out.\n**Dan** drops out.');
    expect(story([{ events }], EN, 10)).toBe('**Dan** d…');
    for (let limit = 1; limit <= whole.length; limit++) {
      expect(story([{ events }], EN, limit).length).toBeLessThanOrEqual(limit);
    }
  });
});
