import type { Kind } from '../../../engine/core/cards.ts';
import { type BonusWords, type DeckWords, named } from '../cards.ts';
import type { People } from '../facts.ts';
import { kinds } from './deck.ts';
import { month } from './grammar.ts';

/** What Korean games call by names of their own. */
export const korean = {
  deck: [
    month('January', 'pine', ['Crane', 'Hongdan', 'Pi', 'Pi']),
    month('February', 'plum', ['Bush warbler', 'Hongdan', 'Pi', 'Pi']),
    month('March', 'cherry', ['Curtain', 'Hongdan', 'Pi', 'Pi']),
    month('April', 'wisteria', ['Cuckoo', 'Chodan', 'Pi', 'Pi']),
    month('May', 'iris', ['Bridge', 'Chodan', 'Pi', 'Pi']),
    month('June', 'peony', ['Butterflies', 'Cheongdan', 'Pi', 'Pi']),
    month('July', 'bush clover', ['Boar', 'Chodan', 'Pi', 'Pi']),
    month('August', 'susuki', ['Moon', 'Geese', 'Pi', 'Pi']),
    month('September', 'chrysanthemum', ['Sake cup', 'Cheongdan', 'Pi', 'Pi']),
    month('October', 'maple', ['Deer', 'Cheongdan', 'Pi', 'Pi']),
    month('November', 'willow', ['Rain man', 'Swallow', 'Ribbon', 'Ssangpi']),
    month('December', 'paulownia', ['Phoenix', 'Ssangpi', 'Pi', 'Pi']),
  ] satisfies DeckWords,
  kinds: { ...kinds, kasu: 'pi' } satisfies Readonly<Record<Kind, string>>,
  bonusCards: [
    named('Bonus · Two pi', 'bonus two'),
    named('Bonus · Two pi', 'bonus two'),
    named('Bonus · Three pi', 'bonus three'),
  ] satisfies BonusWords,
  alt: { oya: 'seon' },
  picture: { oya: '선' },
  story: {
    oya: {
      drawn: (draws: readonly string[], oya: People) =>
        `Drawing for seon: ${draws.join('; again: ')}. ${oya} is seon (dealer).`,
    },
    round: (title: string, oya: People) => `${title}. ${oya} is seon.`,
  },
};
