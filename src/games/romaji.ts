import type { GameDeclaration } from '../engine/round/declaration.ts';
import type { YakuNames, YakuNamesOf } from './words.ts';

/**
 * What is peculiar to a game of its yaku's names in Hepburn with macrons, or in Revised Romanization. The
 * others are the yaku's ids with a capital, or stand here.
 */
export type RomajiOf<G extends GameDeclaration> = {
  readonly [Part in keyof YakuNamesOf<G>]?: Partial<YakuNamesOf<G>[Part]>;
};

/** Yaku of several games. */
const YAKU: Readonly<Record<string, string>> = {
  goko: 'Gokō',
  shiko: 'Shikō',
  ameshiko: 'Ameshikō',
  sanko: 'Sankō',
  inoshikacho: 'Inoshikachō',
  yeol: 'Yeolkkeut',
  matsukiribozu: 'Matsu-kiri-bōzu',
  shiso: 'Shisō',
  toichi: 'Tōichi',
  oozan: 'Ōzan',
  teppo: 'Teppō',
};
const SHORT: Readonly<Record<string, string>> = {
  matsukiribozu: 'Matsu-kiri',
  'sanbon-tatesanbon': 'San-tate',
  futatatesanbon: 'Futatate',
};

/** The names of a game's yaku, which are told by any language's names of them. */
export function romajiOf({ yaku }: YakuNames, own: Partial<YakuNames> = {}): YakuNames {
  const ids = Object.keys(yaku);
  const short = Object.entries(SHORT).filter(([id]) => id in yaku);
  return {
    yaku: Object.fromEntries(ids.map((id) => [id, own.yaku?.[id] ?? YAKU[id] ?? capitalised(id)])),
    shortYaku: { ...Object.fromEntries(short), ...own.shortYaku },
  };
}

function capitalised(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
