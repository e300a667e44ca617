import type { Lesson } from '../lesson.ts';

/** The moon waits for its susuki until the sake cup is taken: Moon Viewing in the third turn. */
export const LESSON: Lesson = {
  options: { length: 3 },
  hands: [
    'plum.chaff1 cherry.ribbon peony.chaff1 clover.chaff1 susuki.chaff1 chrys.ribbon willow.swallow paulownia.chaff1',
    'wisteria.chaff2 maple.chaff2 clover.boar peony.ribbon willow.ribbon iris.bridge cherry.chaff2 paulownia.yellow',
  ],
  field:
    'pine.chaff1 plum.ribbon wisteria.chaff1 iris.chaff1 susuki.moon chrys.cup chrys.chaff2 maple.chaff1',
  pile: 'pine.chaff2 paulownia.chaff2 iris.chaff2 cherry.chaff1 clover.chaff2',
  moves: [
    'play:plum.chaff1',
    'play:maple.chaff2',
    'play:chrys.ribbon',
    'capture:chrys.cup',
    'play:wisteria.chaff2',
    'play:susuki.chaff1',
  ],
};
