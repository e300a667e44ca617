import type { Emoji } from '../../../protocol/wire.ts';
import { commandEntries } from '../composer/command-names.ts';
import { el } from '../dom.ts';
import { channelName, jumpName, jumpOf, me, nameOf, roleName, state } from '../state.ts';
import { timestamp } from '../time.ts';

export type Rule = { pattern: RegExp; make: (match: RegExpExecArray) => Node };

/** Discord's markdown as elements. Nothing of the text becomes markup by itself. */
export function markdown(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const pieces = text.split(/^```([\w+-]*)\n?([\s\S]*?)\n?```[ \t]*$/m);
  for (let at = 0; at < pieces.length; at += 3) {
    fragment.append(...blocks(pieces[at] ?? ''));
    const code = pieces[at + 2];
    if (code !== undefined) fragment.append(el('pre', {}, [el('code', {}, [code])]));
  }
  return fragment;
}

const BLOCKS: readonly { pattern: RegExp; make: (lines: readonly string[]) => Node }[] = [
  { pattern: /^(#{1,3}) +/, make: heading },
  {
    pattern: /^-# +/,
    make: ([line = '']) => el('p', { class: 'subtext' }, [inline(line.slice(3))]),
  },
  { pattern: /^>{1,3} ?/, make: quote },
  { pattern: /^ *(?:[-*]|\d+\.) +/, make: list },
];
/** Lines of these kinds that follow each other are one block. */
const RUNS: ReadonlySet<unknown> = new Set([quote, list]);

function blocks(text: string): Node[] {
  const lines = text.replace(/^\n+|\n+$/g, '').split('\n');
  const made: Node[] = [];
  let at = 0;
  while (at < lines.length) {
    const block = BLOCKS.find(({ pattern }) => pattern.test(lines[at] ?? ''));
    let end = at + 1;
    const goesOn = (line: string) =>
      block === undefined
        ? !BLOCKS.some(({ pattern }) => pattern.test(line))
        : RUNS.has(block.make) && block.pattern.test(line);
    while (end < lines.length && goesOn(lines[end] ?? '')) end += 1;
    const run = lines.slice(at, end);
    if (block) made.push(block.make(run));
    else if (run.some((line) => line !== '')) made.push(paragraph(run));
    at = end;
  }
  return made;
}

function paragraph(lines: readonly string[]) {
  return el('p', {}, [inline(lines.join('\n'))]);
}

function heading([line = '']: readonly string[]) {
  const [mark = '#'] = /^#+/.exec(line) ?? [];
  // The page's own h1 is the channel, so that these begin one below.
  const tag = `h${mark.length + 1}` as 'h2' | 'h3' | 'h4';
  return el(tag, { class: `heading-${mark.length}` }, [inline(line.slice(mark.length).trim())]);
}

function quote(lines: readonly string[]) {
  return el('blockquote', {}, [
    inline(lines.map((line) => line.replace(/^>{1,3} ?/, '')).join('\n')),
  ]);
}

function list(lines: readonly string[]) {
  const [first = ''] = lines;
  const start = /^ *(\d+)/.exec(first)?.[1];
  const items = lines.map((line) => {
    const [, indent = '', rest = ''] = /^( *)(?:[-*]|\d+\.) +(.*)$/.exec(line) ?? [];
    return el('li', { class: indent.length > 1 ? 'nested' : undefined }, [inline(rest)]);
  });
  return start === undefined ? el('ul', {}, items) : el('ol', { start }, items);
}

function around(tag: keyof HTMLElementTagNameMap, className?: string): Rule['make'] {
  return (match) => el(tag, { class: className }, [inline(match[1] ?? '')]);
}

/** Tried in this order at each place of a text. */
const RULES: readonly Rule[] = [
  { pattern: /\\([^\w\s])/y, make: (match) => document.createTextNode(match[1] ?? '') },
  { pattern: /``([\s\S]+?)``/y, make: (match) => el('code', {}, [match[1]?.trim()]) },
  { pattern: /`([^`\n]+)`/y, make: (match) => el('code', {}, [match[1]]) },
  {
    pattern: /\*\*\*([\s\S]+?)\*\*\*/y,
    make: (match) => el('strong', {}, [el('em', {}, [inline(match[1] ?? '')])]),
  },
  { pattern: /\*\*([\s\S]+?)\*\*(?!\*)/y, make: around('strong') },
  { pattern: /__([\s\S]+?)__(?!_)/y, make: around('u') },
  { pattern: /~~([\s\S]+?)~~/y, make: around('s') },
  { pattern: /\|\|([\s\S]+?)\|\|/y, make: spoiler },
  { pattern: /\*(?=\S)([^*\n]+?)\*/y, make: around('em') },
  { pattern: /(?<![\p{L}\p{N}])_(?=\S)([^_\n]+?)_(?![\p{L}\p{N}])/uy, make: around('em') },
  {
    pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    make: (match) => link(match[2] ?? '', inline(match[1] ?? '')),
  },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: (match) => link(match[1] ?? '') },
  { pattern: /https?:\/\/[^\s<>]+[^\s<>.,:;!?)'"」。、]/y, make: (match) => link(match[0]) },
  { pattern: /<@!?(\d+)>/y, make: (match) => mention(match[1] ?? '') },
  {
    pattern: /<@&(\d+)>/y,
    make: (match) => el('span', { class: 'mention' }, [`@${roleName(match[1] ?? '')}`]),
  },
  {
    pattern: /<#(\d+)>/y,
    make: (match) => channelMention(match[1] ?? ''),
  },
  {
    pattern: /<\/([^:>]+):\d+>/y,
    make: (match) => el('span', { class: 'mention' }, [`/${shownCommand(match[1] ?? '')}`]),
  },
  {
    pattern: /<t:(-?\d+)(?::([tTdDfFR]))?>/y,
    make: (match) => time(Number(match[1]), match[2] ?? 'f'),
  },
  { pattern: /<a?:(\w+):(\d+)>/y, make: ([, name = '', id = '']) => emoji({ id, name }) },
];

function inline(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const found = match(text, at);
    if (found === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    fragment.append(plain, found.node);
    plain = '';
    at += found.length;
  }
  fragment.append(plain);
  return fragment;
}

function match(text: string, at: number) {
  for (const { pattern, make } of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: make(found), length: found[0].length };
  }
  return undefined;
}

function spoiler(found: RegExpExecArray) {
  const shown = el('span', { class: 'spoiler', tabindex: 0, role: 'button' }, [
    inline(found[1] ?? ''),
  ]);
  const reveal = () => shown.classList.add('revealed');
  shown.addEventListener('click', reveal);
  shown.addEventListener('keydown', reveal);
  return shown;
}

function link(url: string, content?: Node) {
  const here = jumpOf(url);
  if (here) return el('a', { href: here, class: 'jump' }, [content ?? jumpName(url)]);
  return el('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, [content ?? url]);
}

function channelMention(id: string) {
  const href = `#${state.person}/${id}`;
  return el('a', { href, class: 'mention channel-mention' }, [`#${channelName(id)}`]);
}

function mention(id: string) {
  return el('span', { class: id === state.person ? 'mention own' : 'mention' }, [`@${nameOf(id)}`]);
}

/**
 * A command's path in the reader's language.
 * @param name the default names
 */
function shownCommand(name: string) {
  const entries = commandEntries(state.commands, me()?.locale ?? 'en-US');
  return entries.find((entry) => entry.name === name)?.shownName ?? name;
}

function time(seconds: number, style: string) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(String(seconds));
  const attributes = {
    class: 'timestamp',
    datetime: date.toISOString(),
    title: timestamp(seconds, 'F'),
    'data-seconds': seconds,
    'data-style': style,
  };
  return el('time', attributes, [timestamp(seconds, style)]);
}

/** An emoji of the bot's, or one of Unicode. */
export function emoji({ id, name }: Emoji) {
  if (!id) return el('span', { class: 'unicode-emoji' }, [name ?? '']);
  const title = `:${name ?? ''}:`;
  return el('img', { class: 'emoji', src: `/cdn/emojis/${id}.png`, alt: title, title });
}
