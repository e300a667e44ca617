import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    shiko: 'Shikō',
    nanatan: 'Nanatan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    inoshikacho: 'Inoshikachō',
    sanbon: 'Sanbon',
    tatesanbon: 'Tatesanbon',
    futasanbon: 'Futasanbon',
    'sanbon-tatesanbon': 'Sanbon-tatesanbon',
    futatatesanbon: 'Futatatesanbon',
    haneken: 'Haneken',
    kuttsuki: 'Kuttsuki',
    teshi: 'Teshi',
    ichinishi: 'Ichinishi',
    shiso: 'Shisō',
    aka: 'Aka',
    tanichi: 'Tanichi',
    toichi: 'Tōichi',
    pikaichi: 'Pikaichi',
    karasu: 'Karasu',
    sunashi: 'Sunashi',
  },
  shortYaku: { 'sanbon-tatesanbon': 'San-tate', futatatesanbon: 'Futatate' },
};
