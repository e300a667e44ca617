import { expect, test } from 'vitest';
import { nearestYaku } from '../../src/cpu/nearest-yaku.ts';
import { knowledgeOf, outlookOf } from '../../src/cpu/outlook.ts';
import { cardAt } from '../../src/engine/core/cards.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

/** The nearest yaku for the seat that plays, its missing cards by name. */
function nearestIn(spec: PositionSpec, game = 'koi-koi') {
  const state = position(game, { ...spec, calls: { made: [0, 0] } });
  const view = gameOf(game).view(state, 0);
  const made = view.seats[0]!.yaku.map(({ id }) => id);
  const found = nearestYaku(knowledgeOf(view), outlookOf(view), made);
  return found && { ...found, missing: found.missing.map((card) => cardAt(card).id) };
}

test.each<readonly [string, PositionSpec, object | null]>([
  [
    'whose last card is in the hand, rather than one that nobody has seen',
    {
      hands: ['susuki.moon plum.chaff1', 4],
      field: 'susuki.chaff1 pine.chaff1',
      captured: ['chrys.cup chrys.ribbon peony.ribbon peony.chaff1'],
    },
    { yaku: 'tsukimi', missing: ['susuki.moon'], more: 0 },
  ],
  [
    'whose two cards are both in the hand and can be taken with',
    {
      hands: ['susuki.moon chrys.cup', 4],
      field: 'susuki.chaff1 chrys.chaff1',
      captured: ['peony.ribbon peony.chaff1 maple.ribbon maple.chaff1'],
    },
    { yaku: 'tsukimi', missing: ['susuki.moon', 'chrys.cup'], more: 0 },
  ],
  [
    'whose last card lies on the field beside a hand that takes it',
    {
      hands: ['maple.chaff1 plum.chaff1', 4],
      field: 'maple.ribbon',
      captured: ['peony.ribbon peony.chaff1 chrys.ribbon chrys.cup'],
    },
    { yaku: 'aotan', missing: ['maple.ribbon'], more: 0 },
  ],
  [
    'that another has not spoilt by taking its last card',
    {
      hands: ['plum.chaff1 wisteria.ribbon', 4],
      field: 'wisteria.chaff1',
      captured: [
        'peony.ribbon chrys.ribbon iris.ribbon clover.ribbon chrys.chaff1',
        'maple.ribbon maple.chaff1',
      ],
    },
    { yaku: 'tan', missing: [], more: 1 },
  ],
  [
    'that lacks a single card, rather than any two of many',
    {
      hands: ['wisteria.cuckoo plum.chaff1', 4],
      field: 'wisteria.chaff1',
      captured: [
        'chrys.cup chrys.ribbon plum.warbler peony.butterflies plum.chaff2',
        'cherry.curtain cherry.chaff1',
      ],
    },
    { yaku: 'tsukimi', missing: ['susuki.moon'], more: 0 },
  ],
  ['and none while none is close', { hands: ['plum.chaff1', 4], field: 'willow.swallow' }, null],
])('the nearest yaku is one %s', (_, spec, expected) => {
  const found = nearestIn(spec);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test('a card that counts as three chaff is three of the ten', () => {
  const spec: PositionSpec = {
    options: { bonusCards: 3 },
    hands: ['maple.chaff1 plum.warbler', 2],
    field: 'maple.chaff2',
    captured: [
      'bonus.three pine.chaff1 pine.chaff2 iris.chaff1 iris.chaff2 clover.chaff1 clover.chaff2',
    ],
  };
  expect(nearestIn(spec, 'matgo')).toMatchObject({ yaku: 'pi', missing: [], more: 1 });
});

test('a yaku that a better one of its group beats is not near', () => {
  const spec: PositionSpec = {
    hands: ['plum.warbler', 4],
    field: 'plum.chaff1',
    captured: ['clover.boar maple.deer peony.butterflies wisteria.cuckoo'],
  };
  // Animals, which lack one card, are worth less than the boar, deer and butterflies that are there.
  expect(nearestIn(spec)?.yaku).not.toBe('tane');
});
