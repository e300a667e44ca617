import type { YakuNamesOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const ROMAJI: YakuNamesOf<typeof RULES> = {
  yaku: {
    goko: 'Gokō',
    shiko: 'Shikō',
    'omote-sugawara': 'Omote-sugawara',
    matsukiribozu: 'Matsu-kiri-bōzu',
    nanatan: 'Nanatan',
    rokutan: 'Rokutan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    kusa: 'Kusatan',
    inoshikacho: 'Inoshikachō',
    nomi: 'Nomi',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    ameshima: 'Ameshima',
    fujishima: 'Fujishima',
    kirishima: 'Kirishima',
    'roku-kasu': 'Roku-kasu',
    'nana-kasu': 'Nana-kasu',
  },
  shortYaku: { 'omote-sugawara': 'O.-sugawara', matsukiribozu: 'Matsu-kiri' },
};
