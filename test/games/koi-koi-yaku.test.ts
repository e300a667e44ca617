import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { voidIds } from '../support/finish.ts';
import { closed } from '../support/opened.ts';
import { yakuOf } from '../support/told.ts';

/** A round that seat 0 stops with these cards, in a month whose cards are not in question. */
function stop(captured: string, options: Options = {}, { round = 7, field = '' } = {}) {
  const { settlement } = closed('koi-koi', {
    ...{ options, round, captured: [captured, ''] },
    ...(field === '' ? {} : { out: field }),
    ended: { why: 'shobu', seat: 0 },
  });
  return settlement;
}

const DRY = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const BOAR_DEER_BUTTERFLIES = 'clover.boar maple.deer peony.butterflies';
const CHAFF =
  'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 iris.chaff1' +
  ' iris.chaff2 peony.chaff1 peony.chaff2 maple.chaff1 maple.chaff2';
const chaff = (many: number) => CHAFF.split(' ').slice(0, many).join(' ');

describe('a yaku of Koi-Koi (K15: six ribbons are one of their own)', () => {
  test.each<[row: string, captured: string, made: readonly string[], beaten?: readonly string[]]>([
    ['Five Brights', `${DRY} willow.rainman`, ['goko 15'], ['shiko', 'ameshiko', 'sanko']],
    ['Four Brights', DRY, ['shiko 8'], ['sanko']],
    ['Rainy Four', `${DRY.replace('pine.crane', '')} willow.rainman`, ['ameshiko 7'], ['sanko']],
    ['Three Brights', DRY.replace('pine.crane', ''), ['sanko 6']],
    ['Three Brights, the rain man one of them', 'pine.crane cherry.curtain willow.rainman', []],
    ['two brights', 'pine.crane cherry.curtain', []],
    ['Ino-shika-chō', BOAR_DEER_BUTTERFLIES, ['inoshikacho 5']],
    ['Ino-shika-chō but one', 'clover.boar maple.deer peony.ribbon', []],
    [
      'Ino-shika-chō and a further animal',
      `${BOAR_DEER_BUTTERFLIES} iris.bridge`,
      ['inoshikacho 6'],
    ],
    [
      'Ino-shika-chō among five animals: only the better',
      `${BOAR_DEER_BUTTERFLIES} iris.bridge wisteria.cuckoo`,
      ['inoshikacho 7'],
      ['tane'],
    ],
    ['five animals', 'clover.boar maple.deer iris.bridge wisteria.cuckoo plum.warbler', ['tane 1']],
    ['four animals', 'clover.boar maple.deer iris.bridge wisteria.cuckoo', []],
    [
      'seven animals: one more for each',
      'clover.boar maple.deer iris.bridge wisteria.cuckoo plum.warbler susuki.geese willow.swallow',
      ['tane 3'],
    ],
    ['Akatan', POETRY, ['akatan 5']],
    ['Akatan but one', 'pine.ribbon plum.ribbon', []],
    [
      'Akatan and two further ribbons: only the better',
      `${POETRY} iris.ribbon clover.ribbon`,
      ['akatan 7'],
      ['tan'],
    ],
    ['Aotan', BLUE, ['aotan 5']],
    ['Aotan but one', 'peony.ribbon chrys.ribbon', []],
    ['Aotan and a further ribbon', `${BLUE} willow.ribbon`, ['aotan 6']],
    [
      'Akatan and Aotan: only the two together',
      `${POETRY} ${BLUE}`,
      ['akatan-aotan 10'],
      ['akatan', 'aotan', 'tan'],
    ],
    [
      'Akatan and Aotan and a further ribbon',
      `${POETRY} ${BLUE} willow.ribbon`,
      ['akatan-aotan 11'],
      ['akatan', 'aotan', 'tan'],
    ],
    ['five ribbons', 'pine.ribbon plum.ribbon iris.ribbon clover.ribbon willow.ribbon', ['tan 1']],
    ['four ribbons', 'pine.ribbon plum.ribbon iris.ribbon clover.ribbon', []],
    [
      'seven ribbons without a set',
      'pine.ribbon plum.ribbon iris.ribbon clover.ribbon willow.ribbon wisteria.ribbon maple.ribbon',
      ['tan 3'],
    ],
    ['Hanami-zake', 'cherry.curtain chrys.cup', ['hanami 5']],
    ['Hanami-zake but the cup', 'cherry.curtain chrys.ribbon', []],
    ['Hanami-zake with the rain man', 'cherry.curtain chrys.cup willow.rainman', ['hanami 5']],
    ['Tsukimi-zake', 'susuki.moon chrys.cup', ['tsukimi 5']],
    ['Tsukimi-zake but the moon', 'susuki.geese chrys.cup', []],
    ['both: they stack', 'cherry.curtain susuki.moon chrys.cup', ['hanami 5', 'tsukimi 5']],
    ['ten chaff', chaff(10), ['kasu 1']],
    ['nine chaff', chaff(9), []],
    ['twelve chaff', chaff(12), ['kasu 3']],
    ['nine chaff and the cup', `${chaff(9)} chrys.cup`, ['kasu 1']],
    ['ten chaff and the cup', `${chaff(10)} chrys.cup`, ['kasu 2']],
    [
      'the cup as an animal and as chaff',
      `${chaff(9)} chrys.cup clover.boar iris.bridge wisteria.cuckoo susuki.geese`,
      ['tane 1', 'kasu 1'],
    ],
    [
      'one of each group: they stack',
      `${DRY} ${BOAR_DEER_BUTTERFLIES} ${POETRY} chrys.cup`,
      ['shiko 8', 'inoshikacho 6', 'akatan 5', 'hanami 5', 'tsukimi 5'],
      ['sanko'],
    ],
  ])('%s', (_, captured, made, beaten = []) => {
    const settlement = stop(captured);
    expect(yakuOf(settlement, 0)).toEqual(made);
    expect(voidIds(settlement, 0)).toEqual(beaten);
  });

  test('is the cards of the month, 4, in a match of twelve rounds only', () => {
    expect(yakuOf(stop('iris.*', {}, { round: 5 }), 0)).toEqual(['tsukifuda 4']);
    expect(yakuOf(stop('iris.*', {}, { round: 6 }), 0)).toEqual([]);
    expect(yakuOf(stop('iris.bridge iris.ribbon iris.chaff1', {}, { round: 5 }), 0)).toEqual([]);
    expect(yakuOf(stop('iris.*', { length: 6 }, { round: 5 }), 0)).toEqual([]);
    expect(yakuOf(stop('iris.*', { length: 'fifty' }, { round: 5 }), 0)).toEqual([]);
  });
});

describe('a house of Koi-Koi', () => {
  const VIEWINGS = 'cherry.curtain susuki.moon chrys.cup';

  test('may play without the viewings (viewings)', () => {
    expect(yakuOf(stop(VIEWINGS, { viewings: 'off' }), 0)).toEqual([]);
  });

  test('may count the viewings beside another yaku only (viewings)', () => {
    const options = { viewings: 'with-other' };
    const alone = stop('cherry.curtain chrys.cup', options);
    expect([yakuOf(alone, 0), voidIds(alone, 0)]).toEqual([[], ['hanami']]);
    expect(yakuOf(stop(VIEWINGS, options), 0)).toEqual([]);
    expect(yakuOf(stop(`cherry.curtain chrys.cup ${POETRY}`, options), 0)).toEqual([
      'akatan 5',
      'hanami 5',
    ]);
    expect(yakuOf(stop(`susuki.moon chrys.cup ${chaff(9)}`, options), 0)).toEqual([
      'tsukimi 5',
      'kasu 1',
    ]);
  });

  test('may count a viewing 3 (viewingPoints)', () => {
    expect(yakuOf(stop(VIEWINGS, { viewingPoints: 3 }), 0)).toEqual(['hanami 3', 'tsukimi 3']);
  });

  test('may count the cup as no chaff (cupIsChaff)', () => {
    const options = { cupIsChaff: false };
    expect(yakuOf(stop(`${chaff(9)} chrys.cup`, options), 0)).toEqual([]);
    expect(yakuOf(stop(`${chaff(10)} chrys.cup`, options), 0)).toEqual(['kasu 1']);
  });

  test('may count the lightning and the yellow paulownia as two chaff each (doubleChaff)', () => {
    const options = { doubleChaff: true };
    const both = 'willow.lightning paulownia.yellow';
    expect(yakuOf(stop(`${chaff(6)} ${both}`, options), 0)).toEqual(['kasu 1']);
    expect(yakuOf(stop(`${chaff(5)} ${both}`, options), 0)).toEqual([]);
    expect(yakuOf(stop(`${chaff(8)} willow.lightning`, options), 0)).toEqual(['kasu 1']);
    expect(yakuOf(stop(`${chaff(7)} willow.lightning`, options), 0)).toEqual([]);
    expect(yakuOf(stop(`${chaff(8)} ${both}`, options), 0)).toEqual(['kasu 3']);
    expect(yakuOf(stop(`${chaff(5)} ${both} chrys.cup`, options), 0)).toEqual(['kasu 1']);
    expect(yakuOf(stop(`${chaff(8)} ${both}`), 0)).toEqual(['kasu 1']);
  });

  test('may play the older yaku: flat fives beside animals and ribbons by number (olderYaku)', () => {
    const options = { olderYaku: true };
    const animals = `${BOAR_DEER_BUTTERFLIES} iris.bridge wisteria.cuckoo`;
    expect(yakuOf(stop(animals, options), 0)).toEqual(['inoshikacho 5', 'tane 1']);
    expect(yakuOf(stop(`${POETRY} ${BLUE}`, options), 0)).toEqual(['akatan 5', 'aotan 5', 'tan 2']);
    expect(yakuOf(stop(`${BLUE} willow.ribbon`, options), 0)).toEqual(['aotan 5']);
  });

  test('may count the best yaku only (bestOnly)', () => {
    const settlement = stop(`${POETRY} cherry.curtain chrys.cup ${chaff(9)}`, { bestOnly: true });
    expect(yakuOf(settlement, 0)).toHaveLength(1);
    expect(settlement.scores).toEqual([5, 0]);
    const plain = stop(`${POETRY} cherry.curtain chrys.cup ${chaff(9)}`);
    expect(plain.scores).toEqual([(5 + 5 + 1) * 2, 0]);
  });
});
