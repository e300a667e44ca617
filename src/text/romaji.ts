import type { CardWords, MonthWords } from './words/cards.ts';

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
  return { label: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`, noun, short: noun };
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
