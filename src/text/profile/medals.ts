import { type CardId, card } from '../../engine/core/cards.ts';
import type { AchievementId } from '../../model/achievements/achievements.ts';

/** The card of our deck that stands for each achievement: one of its own. */
const MEDALS: Readonly<Record<AchievementId, string>> = {
  'first-match': 'plum.chaff1',
  'ten-matches': 'plum.ribbon',
  'fifty-matches': 'plum.warbler',
  'two-hundred-matches': 'pine.crane',
  'first-win': 'clover.chaff1',
  'ten-wins': 'clover.ribbon',
  'fifty-wins': 'paulownia.yellow',
  'three-in-a-row': 'maple.chaff1',
  'five-in-a-row': 'maple.ribbon',
  'five-games': 'iris.ribbon',
  'twelve-games': 'iris.bridge',
  'three-days': 'wisteria.chaff1',
  'ten-days': 'wisteria.cuckoo',
  'five-people': 'susuki.chaff1',
  'twenty-people': 'susuki.geese',
  'always-there': 'pine.chaff1',
  'full-table': 'chrys.chaff1',
  rematch: 'willow.swallow',
  'five-brights': 'paulownia.phoenix',
  'boar-deer-butterflies': 'clover.boar',
  'poetry-ribbons': 'cherry.ribbon',
  'blue-ribbons': 'peony.ribbon',
  'moon-and-cup': 'susuki.moon',
  'blossoms-and-cup': 'cherry.curtain',
  'seven-ribbons': 'wisteria.ribbon',
  'six-animals': 'peony.butterflies',
  'thirteen-chaff': 'cherry.chaff1',
  'whole-months': 'iris.chaff1',
  'whole-year': 'pine.ribbon',
  'three-yaku': 'chrys.cup',
  'dealt-yaku': 'chrys.ribbon',
  'call-won': 'peony.chaff1',
  'two-calls-won': 'peony.chaff2',
  comeback: 'willow.rainman',
  'from-the-front': 'maple.deer',
  'by-a-hair': 'willow.ribbon',
  'shared-first': 'paulownia.chaff1',
  'beat-strong': 'willow.lightning',
  'beat-master': 'paulownia.chaff2',
};

/** The card that stands for an achievement in pictures. */
export function medalOf(id: AchievementId): CardId {
  return card(MEDALS[id]);
}
