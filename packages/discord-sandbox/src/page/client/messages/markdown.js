import { commandEntries } from '../composer/command-names.js';
import { el } from '../dom.js';
import { channelName, jumpName, jumpOf, me, nameOf, roleName, state } from '../state.js';
import { timestamp } from '../time.js';

/** @typedef {{ pattern: RegExp, make: (match: RegExpExecArray) => Node }} Rule */

/**
 * Discord's markdown as elements. Nothing of the text becomes markup by itself.
 * @param {string} text
 * @returns {DocumentFragment}
 */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  const pieces = text.split(/^```([\w+-]*)\n?([\s\S]*?)\n?```[ \t]*$/m);
  for (let at = 0; at < pieces.length; at += 3) {
    fragment.append(...blocks(pieces[at] ?? ''));
    const code = pieces[at + 2];
    if (code !== undefined) fragment.append(el('pre', {}, [el('code', {}, [code])]));
  }
  return fragment;
}

/** @type {readonly { pattern: RegExp, make: (lines: readonly string[]) => Node }[]} */
const BLOCKS = [
  { pattern: /^(#{1,3}) +/, make: heading },
  {
    pattern: /^-# +/,
    make: ([line = '']) => el('p', { class: 'subtext' }, [inline(line.slice(3))]),
  },
  { pattern: /^>{1,3} ?/, make: quote },
  { pattern: /^ *(?:[-*]|\d+\.) +/, make: list },
];
/** Lines of these kinds that follow each other are one block. @type {ReadonlySet<unknown>} */
const RUNS = new Set([quote, list]);

/**
 * @param {string} text
 * @returns {Node[]}
 */
function blocks(text) {
  const lines = text.replace(/^\n+|\n+$/g, '').split('\n');
  /** @type {Node[]} */
  const made = [];
  let at = 0;
  while (at < lines.length) {
    const block = BLOCKS.find(({ pattern }) => pattern.test(lines[at] ?? ''));
    let end = at + 1;
    const goesOn = (/** @type {string} */ line) =>
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

/** @param {readonly string[]} lines */
function paragraph(lines) {
  return el('p', {}, [inline(lines.join('\n'))]);
}

/** @param {readonly string[]} lines */
function heading([line = '']) {
  const [mark = '#'] = /^#+/.exec(line) ?? [];
  // The page's own h1 is the channel, so that these begin one below.
  const tag = /** @type {'h2' | 'h3' | 'h4'} */ (`h${mark.length + 1}`);
  return el(tag, { class: `heading-${mark.length}` }, [inline(line.slice(mark.length).trim())]);
}

/** @param {readonly string[]} lines */
function quote(lines) {
  return el('blockquote', {}, [
    inline(lines.map((line) => line.replace(/^>{1,3} ?/, '')).join('\n')),
  ]);
}

/** @param {readonly string[]} lines */
function list(lines) {
  const [first = ''] = lines;
  const start = /^ *(\d+)/.exec(first)?.[1];
  const items = lines.map((line) => {
    const [, indent = '', rest = ''] = /^( *)(?:[-*]|\d+\.) +(.*)$/.exec(line) ?? [];
    return el('li', { class: indent.length > 1 ? 'nested' : undefined }, [inline(rest)]);
  });
  return start === undefined ? el('ul', {}, items) : el('ol', { start }, items);
}

/**
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} [className]
 * @returns {Rule['make']}
 */
function around(tag, className) {
  return (match) => el(tag, { class: className }, [inline(match[1] ?? '')]);
}

/** @type {readonly Rule[]} Tried in this order at each place of a text. */
const RULES = [
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
  { pattern: /<a?:(\w+):(\d+)>/y, make: (match) => emoji(match[2] ?? '', match[1] ?? '') },
];

/**
 * @param {string} text
 * @returns {DocumentFragment}
 */
function inline(text) {
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

/**
 * @param {string} text
 * @param {number} at
 */
function match(text, at) {
  for (const { pattern, make } of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: make(found), length: found[0].length };
  }
  return undefined;
}

/** @type {Rule['make']} */
function spoiler(found) {
  const shown = el('span', { class: 'spoiler', tabindex: 0, role: 'button' }, [
    inline(found[1] ?? ''),
  ]);
  const reveal = () => shown.classList.add('revealed');
  shown.addEventListener('click', reveal);
  shown.addEventListener('keydown', reveal);
  return shown;
}

/**
 * @param {string} url
 * @param {Node} [content]
 */
function link(url, content) {
  const here = jumpOf(url);
  if (here) return el('a', { href: here, class: 'jump' }, [content ?? jumpName(url)]);
  return el('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, [content ?? url]);
}

/** @param {string} id */
function channelMention(id) {
  const href = `#${state.person}/${id}`;
  return el('a', { href, class: 'mention channel-mention' }, [`#${channelName(id)}`]);
}

/** @param {string} id */
function mention(id) {
  return el('span', { class: id === state.person ? 'mention own' : 'mention' }, [`@${nameOf(id)}`]);
}

/**
 * A command's path in the reader's language.
 * @param {string} name the default names
 */
function shownCommand(name) {
  const entries = commandEntries(state.commands, me()?.locale ?? 'en-US');
  return entries.find((entry) => entry.name === name)?.shownName ?? name;
}

/**
 * @param {number} seconds
 * @param {string} style
 */
function time(seconds, style) {
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

/**
 * A custom emoji of the bot's.
 * @param {string} id
 * @param {string} name
 */
export function emoji(id, name) {
  return el('img', {
    class: 'emoji',
    src: `/cdn/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
  });
}
