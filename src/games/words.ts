import type { Options, OptionsOf } from '../engine/core/game.ts';
import type { GameDeclaration, YakuIdOf } from '../engine/round/declaration.ts';
import { type Language, SHARED, SHARED_SHORT, type SharedYakuId } from './yaku-words.ts';

/** A house rule in words. */
export interface OptionWords<Choice extends string = string> {
  /** On a menu: `Rounds`. */
  readonly name: string;
  /** How it is typed, if that is not the name in lower case without spaces; at most 32 characters. */
  readonly command?: string;
  /** One sentence, at most 100 characters. */
  readonly sentence: string;
  /** By `String(value)`. */
  readonly choices: Readonly<Record<Choice, string>>;
}

/** How a house rule is typed: `four-on-the-field`. */
export function commandOf({ name, command }: OptionWords): string {
  return command ?? slugOf(name);
}

function slugOf(name: string): string {
  const plain = name.replaceAll(/\s*[(（][^)）]*[)）]/g, '').normalize('NFD');
  const letters = plain
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

export interface YakuNames<Id extends string = string> {
  /** By the yaku's id. */
  readonly yaku: Readonly<Record<Id, string>>;
  /** The same for pictures, at most 11 characters, if the whole name is longer. */
  readonly shortYaku: Partial<Readonly<Record<Id, string>>>;
}

interface PlainWords {
  readonly name: string;
  /** One sentence, at most 100 characters. */
  readonly line: string;
  /** How to play, in five lines of at most 200 characters. */
  readonly short: readonly [string, string, string, string, string];
}

/** All words of one game, whichever it is. */
export interface GameWords extends PlainWords, YakuNames {
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What no row of the chart of yaku can say, in lines of at most 52 characters; absent: nothing. */
  remarks?(options: Options): readonly string[];
}

/** What a game itself says of its yaku's names. */
export interface OwnYakuNames<Id extends string = string> {
  /** Of each yaku whose name is not, as in several games, in `yaku-words.ts`. */
  readonly yaku: Readonly<Record<Exclude<Id, SharedYakuId>, string>> & Partial<Record<Id, string>>;
  readonly shortYaku?: YakuNames<Id>['shortYaku'];
}

/** All names of a game's yaku, and those of other games that it shares with any. */
export function withShared(language: Language, { yaku, shortYaku }: OwnYakuNames): YakuNames {
  const short = Object.entries(SHARED_SHORT[language]).filter(([id]) => !(id in yaku));
  return {
    yaku: { ...SHARED[language], ...yaku },
    shortYaku: { ...Object.fromEntries(short), ...shortYaku },
  };
}

export type YakuNamesOf<G extends GameDeclaration> = OwnYakuNames<YakuIdOf<G>>;

/** The words of this game: for each yaku, house rule and choice that it declares. */
export type WordsOf<G extends GameDeclaration> = PlainWords &
  YakuNamesOf<G> & {
    readonly options: {
      readonly [Id in keyof G['options']]: OptionWords<`${G['options'][Id]['choices'][number]}`>;
    };
    remarks?(options: OptionsOf<G['options']>): readonly string[];
  };
