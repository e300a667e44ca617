import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    shiko: 'Shikō',
    nanatan: 'Nanatan',
    matsukiribozu: 'Matsu-kiri-bōzu',
    oozan: 'Ōzan',
    kozan: 'Kozan',
    aotan: 'Aotan',
    kusatan: 'Kusatan',
    inoshikacho: 'Inoshikachō',
    teppo: 'Teppō',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    ameshima: 'Ameshima',
    matsushima: 'Matsushima',
    umeshima: 'Umeshima',
    sakurashima: 'Sakurashima',
    fujishima: 'Fujishima',
    bozushima: 'Bōzushima',
    momijishima: 'Momijishima',
    kirishima: 'Kirishima',
    sogasu: 'Sōgasu',
    tesan: 'Tesan',
    futatesan: 'Futatesan',
    teshi: 'Teshi',
  },
  shortYaku: { matsukiribozu: 'Matsu-kiri' },
};
