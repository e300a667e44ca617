import type { Option, Options, OptionsOf, OptionTable } from '../engine/core/game.ts';
import type { GameDeclaration, YakuIdOf } from '../engine/round/declaration.ts';
import { COMMON } from './common-words.ts';
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
}

/** All words of one game, whichever it is. */
export interface GameWords extends PlainWords, YakuNames {
  /** How to play, in five lines of at most 200 characters. */
  readonly short: readonly string[];
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

type IsLength = Pick<Required<Option>, 'opensWith'>;

/** The choices of a house rule; of the length of a match those that are no number of rounds. */
type ChoicesOf<O extends Option> = Exclude<
  `${O['choices'][number]}`,
  O extends IsLength ? `${number}` : never
>;

/** The words of house rules; those of a length in rounds need none of their own. */
export type OptionWordsOf<Table extends OptionTable> = {
  readonly [Id in Exclude<keyof Table, InRounds<Table>>]: OptionWords<ChoicesOf<Table[Id]>>;
} & { readonly [Id in InRounds<Table>]?: OptionWords<never> };

type InRounds<Table extends OptionTable> = {
  [Id in keyof Table]: [ChoicesOf<Table[Id]>] extends [never] ? Id : never;
}[keyof Table];

/** How to play, in a line for who plays and two for what is peculiar to the game, around those of most games. */
interface ShortWords {
  readonly short: readonly [players: string, string, string];
  /** The second line, if a turn is another than in most games. */
  readonly turn?: string;
  /** The last, if it is not who has the most points that wins. */
  readonly end?: string;
}

/** The words of this game: for each yaku, house rule and choice that it declares. */
export type WordsOf<G extends GameDeclaration> = PlainWords &
  ShortWords &
  YakuNamesOf<G> & {
    readonly options: OptionWordsOf<G['options']>;
    remarks?(options: OptionsOf<G['options']>): readonly string[];
  };

interface OwnWords extends PlainWords, ShortWords, OwnYakuNames {
  readonly options: Readonly<Record<string, OptionWords | undefined>>;
  remarks?(options: Options): readonly string[];
}

/** All words of a game with these house rules, by what it says itself. */
export function wholeWords(language: Language, own: OwnWords, table: OptionTable): GameWords {
  const common = COMMON[language];
  const { short, turn = common.turn, end = common.end, options, ...words } = own;
  const [players, ...others] = short;
  const optionWords = Object.entries(table).map(([id, { choices, opensWith }]) => {
    const found = options[id] ?? { ...common.length, choices: {} };
    const rounds = opensWith === undefined ? [] : choices.filter((one) => typeof one === 'number');
    const inRounds = Object.fromEntries(rounds.map((many) => [many, common.rounds(many)]));
    return [id, { ...found, choices: { ...inRounds, ...found.choices } }];
  });
  return {
    ...words,
    ...withShared(language, own),
    short: [players, turn, ...others, end],
    options: Object.fromEntries(optionWords),
  };
}
