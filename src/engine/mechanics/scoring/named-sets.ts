import { monthSet, parseCardSet, setOf, without } from '../../core/card-set.ts';
import { CARDS, type Kind } from '../../core/cards.ts';

/** The sets of cards that the yaku of several games are made of. */
export const BRIGHT5 = parseCardSet(
  'pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix',
);
/** The bright cards without the rain man. */
export const BRIGHT4 = parseCardSet('pine.crane cherry.curtain susuki.moon paulownia.phoenix');
export const POETRY = parseCardSet('pine.ribbon plum.ribbon cherry.ribbon');
export const BLUE = parseCardSet('peony.ribbon chrys.ribbon maple.ribbon');
/** The plain red ribbons without the willow's. */
export const GRASS = parseCardSet('wisteria.ribbon iris.ribbon clover.ribbon');
export const PLAIN4 = parseCardSet('wisteria.ribbon iris.ribbon clover.ribbon willow.ribbon');
export const INOSHIKACHO = parseCardSet('clover.boar maple.deer peony.butterflies');
export const TEPPO = parseCardSet('cherry.curtain susuki.moon chrys.cup');
/** The birds of *godori*. */
export const BIRDS = parseCardSet('plum.warbler wisteria.cuckoo susuki.geese');
export const WILLOWS = monthSet(11);
export const RAIN_MAN = parseCardSet('willow.rainman');
/** The best cards of the first three months. */
export const SPRING = parseCardSet('pine.crane plum.warbler cherry.curtain');
export const MATSUKIRIBOZU = parseCardSet('pine.crane paulownia.phoenix susuki.moon');
export const HANAMI = parseCardSet('cherry.curtain chrys.cup');
export const TSUKIMI = parseCardSet('susuki.moon chrys.cup');

function ofKind(kind: Kind) {
  return setOf([...CARDS.keys()].filter((id) => CARDS[id]?.kind === kind));
}

export const ANIMALS = ofKind('tane');
export const RIBBONS = ofKind('tan');
export const RIBBONS_BUT_WILLOW = without(RIBBONS, WILLOWS);
export const CHAFF = ofKind('kasu');
