import type { Lesson } from '../lesson.ts';

/** A bird a turn: the warbler, the cuckoo by a flip, and with the geese Five Birds, which are enough to stop here. */
export const LESSON: Lesson = {
  options: { rounds: 3, minimum: 5, bonusCards: 0 },
  hands: [
    'pine.chaff2 plum.chaff1 iris.chaff1 peony.chaff1 clover.chaff1 susuki.chaff1 chrys.chaff1 maple.chaff1 willow.ribbon paulownia.chaff1',
    'plum.ribbon cherry.chaff2 iris.chaff2 peony.chaff2 clover.boar susuki.chaff2 chrys.ribbon maple.chaff2 willow.swallow paulownia.yellow',
  ],
  field:
    'pine.crane pine.chaff1 plum.warbler cherry.chaff1 wisteria.chaff1 susuki.geese maple.ribbon paulownia.chaff2',
  pile: 'cherry.ribbon clover.chaff2 wisteria.cuckoo iris.bridge peony.butterflies',
  moves: [
    'play:plum.chaff1',
    'play:maple.chaff2',
    'play:pine.chaff2',
    'capture:pine.crane',
    'play:paulownia.yellow',
    'play:susuki.chaff1',
  ],
};
