import { capitalised, type Four, fourOf, type MonthWords, named } from './words/cards.ts';

/** What a month's plant and cards are called, without the month. */
type Plant = Omit<MonthWords, 'month'>;

/** `matsu`, and what each of its cards has: `ni tsuru`. */
function plant(plant: string, cards: Four<string>): Plant {
  const card = (has: string) => named(capitalised(`${plant} ${has}`), `${plant} ${has}`);
  return { plant, cards: fourOf(cards, card) };
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

/** The same in Korean games, in Revised Romanization. */
export const KOREAN_DECK: readonly Plant[] = [
  plant('sol', ['gwang', 'hongdan', 'pi', 'pi']),
  plant('maejo', ['kkoekkori', 'hongdan', 'pi', 'pi']),
  plant('beotkkot', ['gwang', 'hongdan', 'pi', 'pi']),
  plant('heukssari', ['dugyeonsae', 'chodan', 'pi', 'pi']),
  plant('nancho', ['dari', 'chodan', 'pi', 'pi']),
  plant('moran', ['nabi', 'cheongdan', 'pi', 'pi']),
  plant('hongssari', ['metdwaeji', 'chodan', 'pi', 'pi']),
  plant('gongsan', ['gwang', 'gireogi', 'pi', 'pi']),
  plant('gukhwa', ['suljan', 'cheongdan', 'pi', 'pi']),
  plant('danpung', ['saseum', 'cheongdan', 'pi', 'pi']),
  plant('bi', ['gwang', 'jebi', 'tti', 'ssangpi']),
  plant('odong', ['gwang', 'ssangpi', 'pi', 'pi']),
];
