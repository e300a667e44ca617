import type { Player } from '../../model/match.ts';
import { People } from '../words/facts.ts';
import type { Words } from '../words/words.ts';

const MAX_NAME = 20;
const MAX_TYPED = 40;
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Controls, line breaks and the marks that turn the direction of the text after them. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const BLANK = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u;
/** What needs no search for graphemes. */
const PLAIN = /^[ -~]*$/;
const MARKDOWN = /[\\*_~`|<>[\]()#@:]/g;

/**
 * The name as it stands in a line: no line breaks, at most `max` characters as people count them
 * (and twice as many UTF-16 units), `?` for nothing.
 */
export function shortName(name: string, max = MAX_NAME): string {
  const line = name.replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim();
  if (BLANK.test(line)) return '?';
  if (line.length <= max && PLAIN.test(line)) return line;
  const kept: string[] = [];
  let room = max * 2;
  for (const { segment } of GRAPHEMES.segment(line)) {
    room -= segment.length;
    if (kept.length === max || room < 0)
      return `${kept
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
    kept.push(segment);
  }
  return kept.join('');
}

/** The name for Discord: nothing in it is formatting, a link, an emoji or a mention. */
export function escapeName(name: string): string {
  const line = name.replace(CONTROLS, ' ');
  return line.replace(MARKDOWN, (mark) => (mark === '@' ? '@\u200b' : `\\${mark}`));
}

/** What somebody typed, for a sentence that repeats it: harmless, and not too long. */
export function typedText(typed: string): string {
  return escapeName(shortName(typed, MAX_TYPED));
}

/** Who sits there: a person's name, short and plain, or which computer. No name: a former player. */
export function playerName(player: Player, words: Words): string {
  if (player.type === 'computer') return words.computer(player.number);
  const { name: full } = player.person;
  const name = full === '' ? words.former : shortName(full);
  return player.away ? words.away(People.of(name)) : name;
}

/** People in Discord's markdown, bold. `names` are plain, and as short as they are to be. */
export function boldPeople(names: readonly string[], words: Words): People {
  const printed = names.map((name) => `**${escapeName(name)}**`);
  return new People(listed(printed, words), listed(names, words), names.length);
}

/** People in a list, a comma between them; `print` as Discord's markdown or a menu wants each. */
export function peopleInRow(
  names: readonly string[],
  words: Words,
  print: (name: string) => string,
): People {
  return new People(inRow(names.map(print), words), inRow(names, words), names.length);
}

export function mentionOf(ids: readonly string[]): People {
  const mentions = ids.map((id) => `<@${id}>`).join(' ');
  return new People(mentions, mentions, ids.length);
}

export function boldPerson(name: string): People {
  const short = shortName(name);
  return new People(`**${escapeName(short)}**`, short, 1);
}

export function seatNames(players: readonly Player[], words: Words): readonly string[] {
  return players.map((player) => playerName(player, words));
}

/**
 * An instant, in milliseconds since 1970, as Discord shows it to each reader. `R` counts down (`in 2 minutes`); `t` is the
 * time of day, `d` and `D` the day, in short and in long, and `f` the day with its time. The second that it is in: what
 * has just happened isn't shown as yet to come.
 */
export function timeMark(at: number, style: 'R' | 't' | 'd' | 'D' | 'f'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}

type Kind = 'conjunction' | 'disjunction';

const formats = new Map<string, Intl.ListFormat>();

function format(items: readonly string[], type: Kind, tag: string): string {
  const key = `${type} ${tag}`;
  const known = formats.get(key) ?? new Intl.ListFormat(tag, { type });
  formats.set(key, known);
  return known.format(items);
}

/** `Aya, Ben and Cai`; in Korean a bare row: its “및” is for contracts. */
export function listed(items: readonly string[], words: Words): string {
  if (words.language === 'ko') return inRow(items, words);
  return format(items, 'conjunction', words.formats);
}

/** `3, 6 or 12`. */
export function eitherOf(items: readonly string[], words: Words): string {
  return format(items, 'disjunction', words.formats);
}

/** `Round, Length`: where items may hold an "and" of their own, and in tight places. */
export function inRow(items: readonly string[], words: Words): string {
  return items.join(words.comma);
}
