import { type BuiltGame, buildGame } from '../engine/round/build-game.ts';
import { BOTAN_CHO } from './botan-cho/rules.ts';
import { HANA_AWASE } from './hana-awase/rules.ts';
import { INO_SHIKA_CHO } from './ino-shika-cho/rules.ts';
import { KOI_KOI } from './koi-koi/rules.ts';
import { MAYUMI } from './mayumi/rules.ts';
import { MUSHI } from './mushi/rules.ts';
import { SUHARA_BANA } from './suhara-bana/rules.ts';
import { UME_BOTAN } from './ume-botan/rules.ts';

/** Every game here deals the same 48 cards to the same kind of table. */
export type HanafudaGame = BuiltGame;

/** The registry: every game there is, in the order in which people are offered them. */
export const GAMES: readonly HanafudaGame[] = [
  SUHARA_BANA,
  UME_BOTAN,
  INO_SHIKA_CHO,
  MAYUMI,
  BOTAN_CHO,
  MUSHI,
  KOI_KOI,
  HANA_AWASE,
].map(buildGame);

/** The game of this id, or undefined. */
export function findGame(id: string): HanafudaGame | undefined {
  return GAMES.find((game) => game.id === id);
}
