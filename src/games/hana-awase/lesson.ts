import type { Lesson } from '../lesson.ts';

/** A bright a turn: the crane, the phoenix of two paulownias, and with the moon Matsu-kiri-bōzu. */
export const LESSON: Lesson = {
  options: { rounds: 3 },
  hands: [
    'pine.chaff1 cherry.ribbon wisteria.ribbon iris.chaff1 peony.chaff1 clover.ribbon susuki.chaff1 paulownia.chaff1',
    'plum.ribbon cherry.curtain wisteria.cuckoo iris.bridge clover.boar chrys.chaff2 maple.chaff2 willow.ribbon',
  ],
  field:
    'pine.crane plum.chaff1 susuki.moon chrys.chaff1 maple.chaff1 willow.swallow paulownia.phoenix paulownia.chaff2',
  pile: 'plum.chaff2 maple.deer cherry.chaff1 iris.ribbon willow.lightning',
  moves: [
    'play:pine.chaff1',
    'play:chrys.chaff2',
    'play:paulownia.chaff1',
    'capture:paulownia.phoenix',
    'play:cherry.curtain',
    'play:susuki.chaff1',
  ],
};
