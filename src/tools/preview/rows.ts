import { mentionCommands } from '../../text/words/commands.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type Declarations,
  type Interface,
  membersIn,
  type Parameter,
  parametersIn,
  sentenceOf,
} from './members.ts';
import { samplesFor } from './samples.ts';

/** A text of the bot, as it reads in each language. */
export interface Row {
  /** `told.oya.draw`. */
  readonly path: string;
  readonly comment: string;
  /** How many characters it may have; null for any number. */
  readonly limit: number | null;
  /** By language: what it says, for one sample after the other. */
  readonly cells: readonly (readonly string[])[];
}

/** Where a walk through the words has come to. */
interface Position {
  readonly path: string;
  readonly type: string;
  readonly parameters: readonly Parameter[] | null;
  /** Of the key; of what holds it, if it has none of its own. */
  readonly comment: string;
  readonly limit: number | null;
}

/** All texts, in the order of their types. */
export function rowsOf(languages: readonly Words[], declarations: Declarations): readonly Row[] {
  const root = { path: '', type: 'Words', parameters: null, comment: '', limit: null };
  return walk(root, languages);

  function walk(position: Position, values: readonly unknown[]): readonly Row[] {
    const known = values.find((value) => value !== undefined);
    if (typeof known === 'string' || typeof known === 'function') return [row(position, values)];
    if (typeof known !== 'object' || known === null) return [];
    if (Array.isArray(known) && known.every((one) => typeof one === 'string'))
      return [row(position, values)];
    const held = heldIn(position.type, declarations);
    return Object.keys(known).flatMap((key) => {
      const member = held.members.find((one) => one.key === key);
      const type = member?.type ?? held.each ?? '';
      const comment = member?.comment || (held.each === null ? held.comment : position.comment);
      const inherited = limitIn(held.comment, position.limit);
      const arrow = sentenceOf(type);
      const inner: Position = {
        path: position.path === '' ? key : `${position.path}.${key}`,
        type,
        parameters: member?.parameters ?? (arrow === null ? null : parametersIn(arrow)),
        comment,
        limit: limitIn(member?.comment ?? '', inherited),
      };
      return walk(
        inner,
        values.map((value) => (value as Record<string, unknown> | undefined)?.[key]),
      );
    });
  }

  function row({ path, comment, limit, parameters }: Position, values: readonly unknown[]): Row {
    const cells = values.map((value, at) => {
      const words = languages[at];
      if (typeof value !== 'function' || words === undefined)
        return [value ?? []].flat().map(shown);
      const calls = samplesFor(parameters ?? [], words, declarations);
      return [...new Set(calls.flatMap((call) => [value(...call)].flat().map(shown)))];
    });
    return { path, comment, limit, cells };
  }
}

/** As it reads before the command is registered. */
function shown(text: unknown): string {
  return mentionCommands(String(text), new Map());
}

/** What a type holds: keys of their own, or the same behind each key. */
interface Held extends Interface {
  /** The type behind each key of a record, or of each item of a list; null for an interface. */
  readonly each: string | null;
}

function heldIn(type: string, declarations: Declarations): Held {
  const found = declarations.interfaces.get(type);
  if (found !== undefined) return { ...found, each: null };
  if (type.startsWith('{'))
    return { comment: '', members: membersIn(type.slice(1, -1)), each: null };
  const alias = declarations.aliases.get(type);
  if (alias !== undefined) return heldIn(alias, declarations);
  const item = /^readonly \((.*)\)\[\]$/.exec(type)?.[1];
  if (item !== undefined) return { comment: '', members: [], each: item };
  const inner = /^(?:Readonly|Partial)<(.*)>$/.exec(type)?.[1];
  if (inner !== undefined) return heldIn(inner.trim(), declarations);
  const each =
    /^Record<.*?, ?((?:\(|\w|readonly).*)>$/.exec(type)?.[1] ?? /^\w+<(\w+)>$/.exec(type)?.[1];
  return { comment: '', members: [], each: each ?? '' };
}

/** The number of characters that a comment allows; else that of what is around. */
function limitIn(comment: string, around: number | null): number | null {
  if (/of any length/.test(comment)) return null;
  const found = /at most (\d+) (?:characters|letters)/i.exec(comment)?.[1];
  return found === undefined ? around : Number(found);
}

/** Whether a text has more characters than it may. */
export function isOverlong(text: string, limit: number | null): boolean {
  return limit !== null && lengthOf(text) > limit;
}

/** In characters, without the marks of bold names: what has a limit stands on buttons and in lists, which have none. */
export function lengthOf(text: string): number {
  return [...text.replaceAll('**', '')].length;
}
