import { describe, expect, test } from 'vitest';
import { type CardSet, size } from '../../src/engine/core/card-set.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, formatPayments, voidIds } from '../support/finish.ts';
import { closed, over } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import type { PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { yakuOf } from '../support/told.ts';

const mayumi = (spec: FinishSpec) => closed('mayumi', { seats: 3, ...spec });

const RIBBONS = [
  'pine.ribbon plum.ribbon peony.ribbon chrys.ribbon wisteria.ribbon iris.ribbon',
  ...['willow.ribbon', 'cherry.ribbon', 'clover.ribbon', 'maple.ribbon'],
];
const ribbons = (many: number) => RIBBONS.join(' ').split(' ').slice(0, many).join(' ');

describe('a yaku of Mayumi', () => {
  const RAIN = 'willow.rainman willow.swallow willow.ribbon';

  test.each<[row: string, captured: string, made: readonly string[]]>([
    ['Matsu-kiri-bōzu', 'pine.crane paulownia.phoenix susuki.moon', ['matsukiribozu 300']],
    ['Matsu-kiri-bōzu but the phoenix', 'pine.crane paulownia.yellow susuki.moon', []],
    ['Oozan', 'pine.crane plum.warbler cherry.curtain', ['oozan 300']],
    ['Oozan but the warbler', 'pine.crane plum.ribbon cherry.curtain', []],
    ['Kozan', 'pine.ribbon plum.ribbon cherry.ribbon', ['kozan 200']],
    ['Kozan but one', 'pine.ribbon plum.ribbon cherry.chaff1', []],
    ['Akatan', 'wisteria.ribbon iris.ribbon clover.ribbon', ['akatan 200']],
    ['Akatan, the willow’s ribbon for one', 'wisteria.ribbon iris.ribbon willow.ribbon', []],
    ['Aotan', 'peony.ribbon chrys.ribbon maple.ribbon', ['aotan 200']],
    ['Aotan but one', 'peony.ribbon chrys.chaff1 maple.ribbon', []],
    ['Ino-shika-chō', 'clover.boar maple.deer peony.butterflies', ['inoshikacho 300']],
    ['Ino-shika-chō but one', 'clover.boar maple.deer peony.ribbon', []],
    ['Nizoro', RAIN, ['nizoro 300']],
    ['Nizoro, the lightning for one', 'willow.rainman willow.swallow willow.lightning', []],
    ['Hanami ippai', 'cherry.curtain chrys.cup', ['hanami 100']],
    ['Hanami ippai with the rain man', 'cherry.curtain chrys.cup willow.rainman', ['hanami 100']],
    ['Hanami ippai but the cup', 'cherry.curtain chrys.ribbon', []],
    ['Tsukimi ippai', 'susuki.moon chrys.cup', ['tsukimi 100']],
    ['Tsukimi ippai but the moon', 'susuki.geese chrys.cup', []],
    [
      'Teppō with both viewings: 500 together (M12)',
      'cherry.curtain susuki.moon chrys.cup',
      ['teppo 300', 'hanami 100', 'tsukimi 100'],
    ],
    ['Teppō but the cup', 'cherry.curtain susuki.moon chrys.ribbon', []],
    [
      'Matsu-kiri-bōzu beside Oozan (M12)',
      'pine.crane paulownia.phoenix susuki.moon plum.warbler cherry.curtain',
      ['matsukiribozu 300', 'oozan 300'],
    ],
    [
      'four brights, which add nothing (M14)',
      'pine.crane paulownia.phoenix susuki.moon cherry.curtain',
      ['matsukiribozu 300'],
    ],
    ['seven ribbons, the willow’s among them (M13)', ribbons(7), ['nana-tan 700']],
    ['six ribbons', ribbons(6), []],
    ['eight ribbons: no seven (M13)', ribbons(8), ['kozan 200', 'hachi-tan 800']],
    ['nine ribbons (M13)', ribbons(9), ['kozan 200', 'akatan 200', 'kyu-tan 900']],
    [
      'ten ribbons are no more than nine (M13)',
      ribbons(10),
      ['kozan 200', 'akatan 200', 'aotan 200', 'kyu-tan 900'],
    ],
  ])('%s', (_, captured, made) => {
    const { settlement } = mayumi({ captured: ['*', captured, ''] });
    expect(yakuOf(settlement, 1)).toEqual(made);
  });

  test('has Teppō in place of the viewings where the house says so (M12, teppoReplacesViewings)', () => {
    const captured = ['*', 'cherry.curtain susuki.moon chrys.cup', ''];
    const options = { teppoReplacesViewings: true };
    const { settlement } = mayumi({ options, captured });
    expect(yakuOf(settlement, 1)).toEqual(['teppo 300']);
    expect(voidIds(settlement, 1)).toEqual(['hanami', 'tsukimi']);
    const alone = mayumi({ options, captured: ['*', 'cherry.curtain chrys.cup', ''] });
    expect(yakuOf(alone.settlement, 1)).toEqual(['hanami 100']);
  });

  test('leaves the willow’s ribbon uncounted where the house says so (M13, willowRibbon)', () => {
    const options = { willowRibbon: false };
    const at = (many: number) =>
      yakuOf(mayumi({ options, captured: ['*', ribbons(many), ''] }).settlement, 1);
    expect(at(7)).toEqual([]);
    expect(at(8)).toEqual(['kozan 200', 'nana-tan 700']);
    expect(at(10)).toContain('kyu-tan 900');
  });

  test('wants all four willows for Nizoro where the house says so (nizoro)', () => {
    const options = { nizoro: 4 };
    const at = (captured: string) =>
      yakuOf(mayumi({ options, captured: ['*', captured, ''] }).settlement, 1);
    expect([at(RAIN), at('willow.*')]).toEqual([[], ['nizoro 300']]);
    const usual = mayumi({ captured: ['*', 'willow.*', ''] }).settlement;
    expect(yakuOf(usual, 1)).toEqual(['nizoro 300']);
  });
});

describe('a whole family of Mayumi (M16)', () => {
  test.each<[family: string, worth: number]>([
    ['pine', 110],
    ['plum', 110],
    ['cherry', 110],
    ['susuki', 110],
    ['paulownia', 110],
    ['wisteria', 70],
    ['iris', 70],
    ['peony', 70],
    ['clover', 70],
    ['chrys', 70],
    ['maple', 70],
  ])('of %s is worth %d with its bonus of 50', (family, worth) => {
    const { settlement } = mayumi({ captured: ['*', `${family}.*`, ''] });
    expect(yakuOf(settlement, 1)).toEqual(['family 50']);
    expect((settlement.points[1] ?? 0) + 50).toBe(worth);
  });

  test('of willows has no bonus: its chaff remains worthless', () => {
    const { settlement } = mayumi({ captured: ['*', 'willow.*', ''] });
    expect(yakuOf(settlement, 1)).toEqual(['nizoro 300']);
    expect(settlement.points[1]).toBe(70);
  });

  test('but one has none', () => {
    const { settlement } = mayumi({ captured: ['*', 'iris.bridge iris.ribbon iris.chaff1', ''] });
    expect(yakuOf(settlement, 1)).toEqual([]);
  });

  test('counts besides a yaku of the same cards, and for each family (M16)', () => {
    const captured = ['*', 'pine.* susuki.* paulownia.*', ''];
    const { settlement } = mayumi({ captured });
    expect(yakuOf(settlement, 1)).toEqual([
      'matsukiribozu 300',
      'family 50',
      'family 50',
      'family 50',
    ]);
  });
});

const ken = ({ id, type }: PrintedCard) => {
  if (id === 'plum.warbler') return 50;
  return id === 'paulownia.yellow' ? 10 : { B: 50, A: 10, R: 10, C: 0 }[type];
};

const SETUP = {
  ...{ game: 'mayumi', seats: 3, seed: '' },
  options: { warbler: 50, nizoro: 3, teppoReplacesViewings: false, willowRibbon: true },
};

/** What the piles make, as texts of ids and values, one for each pile. */
const made = (piles: readonly CardSet[]) =>
  piles.map((pile) => printedCount(SETUP, 1, pile).join());

/** 120 and 300, 250 and 300, 120 and 50: the 420, 550 and 170 of the example. */
const WORKED = dealOut({
  points: [120, 250, 120],
  value: ken,
  named: [
    'clover.boar maple.deer peony.butterflies cherry.curtain pine.chaff1',
    'willow.rainman willow.swallow willow.ribbon pine.ribbon susuki.geese susuki.moon',
    'iris.* pine.crane cherry.ribbon',
  ],
  accept: (piles) => made(piles).join(' | ') === 'inoshikacho 300 | nizoro 300 | family 50',
});

/** Two first with 200, one behind with 90, no yaku. */
const TIED = dealOut({
  points: [200, 200, 90],
  value: ken,
  accept: (piles) => made(piles).every((yaku) => yaku === ''),
});

describe('the payments of Mayumi', () => {
  test('follow the worked example: A (oya) 420, B 550, C 170 (seed, M18)', () => {
    const { settlement } = mayumi({ captured: WORKED });
    const counts = settlement.points.map(
      (points, seat) =>
        points + (settlement.yaku[seat] ?? []).reduce((sum, { value }) => sum + value, 0),
    );
    expect(counts).toEqual([420, 550, 170]);
    expect(formatPayments(settlement.payments)).toEqual([
      '2>0 250 difference',
      '0>1 130 difference',
    ]);
    expect(settlement.scores).toEqual([120, 130, -250]);
    expect(settlement.winner).toBe(1);
  });

  test('are each player’s with the oya alone, whoever is oya (M18)', () => {
    const { settlement } = mayumi({ oya: 2, captured: WORKED });
    expect(settlement.scores).toEqual([250, 380, -630]);
    expect(settlement.payments.every(({ from, to }) => from === 2 || to === 2)).toBe(true);
  });

  test('of two are the difference', () => {
    const { settlement } = mayumi({ seats: 2, captured: ['iris.* maple.*', '*'] });
    const [lost = 0, won = 0] = settlement.scores;
    expect(lost + won).toBe(0);
    expect(formatPayments(settlement.payments)).toEqual([`0>1 ${won} difference`]);
  });

  test('add to a running balance (M18)', () => {
    const { settlement } = mayumi({ totals: [-10, 20, -10], captured: WORKED });
    expect(settlement.totals).toEqual([110, 150, -260]);
  });

  test('change with the warbler (warbler)', () => {
    const captured = ['*', 'plum.warbler iris.bridge', ''];
    const usual = mayumi({ captured }).settlement;
    const other = mayumi({ options: { warbler: 10 }, captured }).settlement;
    expect([usual.points[1], other.points[1]]).toEqual([60, 20]);
    expect((usual.scores[1] ?? 0) - (other.scores[1] ?? 0)).toBe(40);
  });
});

describe('the next oya of Mayumi (M17)', () => {
  test.each([0, 1, 2])('is who has most, whoever was oya (%d), and play goes clockwise', (oya) => {
    const { state } = mayumi({ oya, captured: WORKED });
    expect(oyaOf(state)).toBe(1);
    expect(state.seating).toEqual([1, 0, 2]);
  });

  test.each<[oya: number, scores: readonly number[]]>([
    [0, [110, 0, -110]],
    [1, [0, 110, -110]],
    [2, [110, 110, -220]],
  ])('stays (%d) after a tie for first, and payments are made: %j', (oya, scores) => {
    const { state, settlement } = mayumi({ oya, captured: TIED });
    expect(settlement.winner).toBeNull();
    expect([oyaOf(state), state.round]).toEqual([oya, 2]);
    expect(settlement.scores).toEqual(scores);
  });
});

describe('the end of a round of Mayumi', () => {
  test('of two comes after eight turns each, the pile of eight untouched (M20)', () => {
    const pile = 'pine.crane iris.* plum.chaff1 plum.chaff2 chrys.chaff1';
    const state = position('mayumi', {
      ...{ seats: 2, turn: 1 },
      field: 'maple.ribbon',
      hands: ['', 'maple.deer'],
      captured: ['*', 'paulownia.phoenix cherry.curtain susuki.moon chrys.cup pine.ribbon'],
      pile,
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    const { captured } = theEvent(events, 'settled').settlement;
    expect(captured.map(size).reduce((sum, one) => sum + one)).toBe(48 - 8);
  });

  test('leaves what is on the table or in the pile to nobody (M15)', () => {
    const state = position('mayumi', {
      ...{ seats: 3, turn: 2 },
      field: 'maple.ribbon willow.ribbon pine.chaff1 chrys.chaff1',
      hands: ['', '', 'maple.deer'],
      captured: [
        'paulownia.phoenix pine.crane plum.ribbon *',
        'susuki.moon iris.bridge',
        'clover.boar chrys.cup plum.warbler',
      ],
      pile: 'chrys.ribbon',
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'leftovers')).toEqual([]);
    const { points } = theEvent(events, 'settled').settlement;
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(490 - 10);
  });
});

describe('tegarasu sanjū of Mayumi', () => {
  const RICH = 'cherry.curtain clover.boar susuki.moon';
  const spec = (captured: readonly string[], more: Partial<FinishSpec> = {}): FinishSpec => ({
    ...{ seats: 3, captured },
    ...more,
  });
  const asked = (captured: readonly string[], options = {}) => {
    const { state } = over('mayumi', spec(captured, { options }));
    return state.phase.type === 'offer' ? state.phase.seat : null;
  };

  test.each<[row: string, pile: string, isAsked: boolean]>([
    ['30 ken', 'iris.bridge iris.ribbon maple.ribbon maple.chaff1', true],
    ['40 ken', 'iris.bridge iris.ribbon maple.ribbon maple.deer', false],
    [
      '30 ken besides willows and paulownias',
      'iris.bridge iris.ribbon maple.ribbon willow.* paulownia.*',
      true,
    ],
    ['one bright, which is 50', 'pine.crane', false],
    ['nothing at all', '', true],
  ])('may be claimed with %s', (_, pile, isAsked) => {
    expect(asked([RICH, pile, '*'])).toBe(isAsked ? 1 : null);
  });

  test.each<[row: string, pile: string, isAsked: boolean]>([
    ['one card of 50 and 30 ken', 'pine.crane iris.bridge iris.ribbon maple.ribbon', true],
    [
      'one card of 50 and 40 ken',
      'pine.crane iris.bridge iris.ribbon maple.ribbon maple.deer',
      false,
    ],
    ['two cards of 50', 'pine.crane cherry.curtain', false],
    ['the rain man among two', 'willow.rainman cherry.curtain', false],
    ['no card of 50 and 30 ken', 'iris.bridge iris.ribbon maple.ribbon', true],
    ['no card of 50 and 40 ken', 'iris.bridge iris.ribbon maple.ribbon willow.swallow', false],
  ])('may, in the other reading, be claimed with %s (tegarasu)', (_, pile, isAsked) => {
    const rich = 'plum.warbler susuki.moon clover.boar';
    expect(asked([rich, pile, '*'], { tegarasu: 'one-light' })).toBe(isAsked ? 1 : null);
  });

  test('ends the round as a draw: nobody scores, the same oya deals again (M19)', () => {
    const { state } = over(
      'mayumi',
      spec([RICH, '', '*'], { oya: 2, round: 4, totals: [1, 2, -3] }),
    );
    expect(movesOf(state)).toEqual(['claim', 'pass']);
    const { state: after, events } = play(state, 'claim');
    expect(theEvent(events, 'claimed')).toMatchObject({ seat: 1, offer: 'draw' });
    expect(theEvent(events, 'redealt').why).toBe('tegarasu');
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect([oyaOf(after), after.round, after.totals]).toEqual([2, 4, [1, 2, -3]]);
    expect(fieldOf(after)).toHaveLength(6);
  });

  test('need not be claimed: the round is counted', () => {
    const { state } = over('mayumi', spec([RICH, '', '*']));
    const { events } = play(state, 'pass');
    expect(theEvent(events, 'declined')).toMatchObject({ seat: 1, offer: 'draw' });
    expect(theEvent(events, 'settled').settlement.scores[1]).toBeLessThan(0);
  });

  test('is offered to several in turn order, until one claims (M19)', () => {
    const { state } = over('mayumi', spec(['', '', '*'], { oya: 1 }));
    expect(actorOf(state)).toBe(1);
    const { state: second } = play(state, 'pass');
    expect(actorOf(second)).toBe(0);
    expect(theEvent(play(second, 'claim').events, 'redealt').why).toBe('tegarasu');
    const { events } = play(state, 'claim');
    expect(eventsOf(events, 'claimed')).toHaveLength(1);
  });

  test('is offered after the last game too', () => {
    const { state } = over('mayumi', spec([RICH, '', '*'], { round: 12 }));
    expect(state.phase).toMatchObject({ type: 'offer', offer: 'draw' });
    expect(theEvent(play(state, 'pass').events, 'over').why).toBe('rounds');
  });
});

describe('a match of Mayumi', () => {
  test.each([12, 6, 3])('has %d games where the house says so (M21, games)', (games) => {
    const options = { games };
    expect(mayumi({ options, round: games - 1, captured: WORKED }).state.round).toBe(games);
    const { events, state } = mayumi({ options, round: games, captured: WORKED });
    expect(theEvent(events, 'over').why).toBe('rounds');
    expect(state.phase.type).toBe('over');
  });

  test('is won by the highest balance', () => {
    const { events } = mayumi({ round: 12, totals: [0, -500, 500], captured: WORKED });
    expect(theEvent(events, 'over').standing).toEqual({
      scores: [120, -370, 250],
      places: [[2], [0], [1]],
    });
  });
});
