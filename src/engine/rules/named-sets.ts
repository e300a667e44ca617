import { parseCardSet } from '../core/card-set.ts';

/** The sets of cards that the yaku of several games are made of. */
export const BRIGHT5 = parseCardSet(
  'pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix',
);
/** The bright cards without the rain man. */
export const BRIGHT4 = parseCardSet('pine.crane cherry.curtain susuki.moon paulownia.phoenix');
export const POETRY = parseCardSet('pine.ribbon plum.ribbon cherry.ribbon');
export const BLUE = parseCardSet('peony.ribbon chrys.ribbon maple.ribbon');
/** The best cards of the first three months. */
export const SPRING = parseCardSet('pine.crane plum.warbler cherry.curtain');
export const MATSUKIRIBOZU = parseCardSet('pine.crane paulownia.phoenix susuki.moon');
export const HANAMI = parseCardSet('cherry.curtain chrys.cup');
export const TSUKIMI = parseCardSet('susuki.moon chrys.cup');
