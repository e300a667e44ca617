import type { CardWords, MonthWords } from './words/words.ts';

/** What a month's plant and cards are called, without the month. */
type Plant = Omit<MonthWords, 'month'>;

/** `matsu`, and after it what each of its cards has: `ni tsuru`. */
function plant(name: string, cards: readonly [string, string, string, string]): Plant {
  const [first, second, third, fourth] = cards;
  return {
    plant: name,
    cards: [card(name, first), card(name, second), card(name, third), card(name, fourth)],
  };
}

function card(name: string, has: string): CardWords {
  const noun = `${name} ${has}`;
  return { label: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`, noun };
}

const KASU = 'no kasu';

/** The deck in Hepburn with macrons, by month, in card order. */
export const ROMAJI_DECK: readonly Plant[] = [
  plant('matsu', ['ni tsuru', 'ni akatan', KASU, KASU]),
  plant('ume', ['ni uguisu', 'ni akatan', KASU, KASU]),
  plant('sakura', ['ni maku', 'ni akatan', KASU, KASU]),
  plant('fuji', ['ni hototogisu', 'ni tanzaku', KASU, KASU]),
  plant('ayame', ['ni yatsuhashi', 'ni tanzaku', KASU, KASU]),
  plant('botan', ['ni chō', 'ni aotan', KASU, KASU]),
  plant('hagi', ['ni inoshishi', 'ni tanzaku', KASU, KASU]),
  plant('susuki', ['ni tsuki', 'ni kari', KASU, KASU]),
  plant('kiku', ['ni sakazuki', 'ni aotan', KASU, KASU]),
  plant('momiji', ['ni shika', 'ni aotan', KASU, KASU]),
  plant('yanagi', ['ni Ono no Tōfū', 'ni tsubame', 'ni tanzaku', 'no kasu (kaminari)']),
  plant('kiri', ['ni hōō', 'no kasu (ki)', KASU, KASU]),
];

/** By the game's id and the yaku's. At most 11 characters, or with a shorter form in `ROMAJI_SHORT`. */
export const ROMAJI_YAKU: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'suhara-bana': {
    'shihon-otori': 'Shihon-ōtori',
    shihon: 'Shihon',
    'otori-goroju': 'Ōtori-gorōjū',
    goroju: 'Gorōjū',
    'dori-shima': 'Dōri-shima',
    otori: 'Ōtori',
    sugawara: 'Sugawara',
    akiyaku: 'Akiyaku',
    mimu: 'Mimu',
    'ko-sugawara': 'Ko-sugawara',
    kusabana: 'Kusabana',
    kotori: 'Kotori',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    jitsugetsu: 'Jitsugetsu',
    shima: 'Shima',
  },
  'ume-botan': {
    goko: 'Gokō',
    shiko: 'Shikō',
    ameshiko: 'Ameshikō',
    sanko: 'Sankō',
    'omote-dango': 'Omote dango',
    'ura-dango': 'Ura dango',
    aotan: 'Aotan',
    akatan: 'Akatan',
    inoshikacho: 'Inoshikachō',
    hanami: 'Hanami',
    tsukimi: 'Tsukimi',
    fujishima: 'Fujishima',
    kirishima: 'Kirishima',
    tsukiyaku: 'Tsukiyaku',
    fuke: 'Fuke',
  },
  'ino-shika-cho': {
    inoshikacho: 'Inoshikachō',
    'akatan-moji': 'Akatan moji',
    aotan: 'Aotan',
    'akatan-muji': 'Akatan muji',
    hanami: 'Hanami de ippai',
    tsukimi: 'Tsukimi de ippai',
    'fuji-ippai': 'Fuji ippai',
    'kiri-ippai': 'Kiri ippai',
  },
  mayumi: {
    matsukiribozu: 'Matsu-kiri-bōzu',
    oozan: 'Ōzan',
    inoshikacho: 'Inoshikachō',
    teppo: 'Teppō',
    nizoro: 'Nizoro',
    kozan: 'Kozan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    hanami: 'Hanami ippai',
    tsukimi: 'Tsukimi ippai',
    'kyu-tan': 'Kyū tan',
    'hachi-tan': 'Hatchi tan',
    'nana-tan': 'Nana tan',
    family: 'Yonmai-zoroi',
  },
  'botan-cho': {
    goko: 'Gokō',
    sanko: 'Sankō',
    fujishima: 'Fujishima',
    kirishima: 'Kirishima',
  },
  mushi: {
    goko: 'Gokō',
    sanko: 'Sankō',
    fujishima: 'Fujishima',
    kirishima: 'Kirishima',
  },
  'koi-koi': {
    goko: 'Gokō',
    shiko: 'Shikō',
    ameshiko: 'Ameshikō',
    sanko: 'Sankō',
    inoshikacho: 'Inoshikachō',
    tane: 'Tane',
    'akatan-aotan': 'Akatan-aotan',
    akatan: 'Akatan',
    aotan: 'Aotan',
    tan: 'Tan',
    hanami: 'Hanamizake',
    tsukimi: 'Tsukimizake',
    tsukifuda: 'Tsukifuda',
    kasu: 'Kasu',
    teshi: 'Teshi',
    kuttsuki: 'Kuttsuki',
    'teshi-kuttsuki': 'Teshi to kuttsuki',
  },
  'hana-awase': {
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
};

/** The long ones in pictures, by their whole name. At most 11 characters. */
export const ROMAJI_SHORT: Readonly<Record<string, string>> = {
  'Shihon-ōtori': 'Shihon-ō.',
  'Ōtori-gorōjū': 'Ō.-gorōjū',
  'Hanami de ippai': 'Hanami',
  'Tsukimi de ippai': 'Tsukimi',
  'Hanami ippai': 'Hanami',
  'Tsukimi ippai': 'Tsukimi',
  'Matsu-kiri-bōzu': 'Matsu-kiri',
  'Yonmai-zoroi': 'Yonmai',
  'Akatan-aotan': 'Aka-aotan',
  'Omote-sugawara': 'O.-sugawara',
  'Teshi to kuttsuki': 'T.-kuttsuki',
};
