import type { Message } from '../../../protocol/wire.ts';
import { byId, el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import {
  channelName,
  channelOf,
  isDirect,
  onChange,
  onMessages,
  serverHere,
  state,
} from '../state.ts';
import { say } from '../words.ts';
import { forgetFailures, onPress } from './component-interactions.ts';
import { messageView, summary, threadLink } from './message-view.ts';

/** Within it, a message goes on below the one before without a new head. */
const GROUP_MS = 7 * 60 * 1000;
/** As close to the end counts as being there. */
const AT_END_PX = 120;
/** How long an edited message waits for its new pictures, so that nothing blinks. */
const PICTURE_WAIT_MS = 400;

const scroller = byId('scroller');
const list = byId('messages');
const jump = byId('jump');
let isAtEnd = true;
let lastTop = 0;
/** The latest view of each message; an older one that waited for its pictures is dropped. */
const versions = new Map<string, number>();

export function showMessages() {
  onChange(['view'], showAll);
  onChange(['world'], refreshAll);
  onMessages(showOne, remove);
  onPress((id) => void refresh(id));
  scroller.addEventListener('scroll', noteScroll, { passive: true });
  new ResizeObserver(keepAtEnd).observe(byId('history'));
  new ResizeObserver(keepAtEnd).observe(scroller);
  // A picture may grow by what was taken away meanwhile: then the size is the same as before.
  list.addEventListener('load', keepAtEnd, { capture: true });
  jump.addEventListener('click', toEnd);
}

/** Only going up leaves the end; growing content does not, even when its own scrolling lags behind. */
function noteScroll() {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  if (scrollHeight - scrollTop - clientHeight < AT_END_PX) {
    isAtEnd = true;
    jump.hidden = true;
  } else if (scrollTop < lastTop) isAtEnd = false;
  lastTop = scrollTop;
}

/** Looks first: the reader may have gone up, and the browser not have said so yet. */
function keepAtEnd() {
  noteScroll();
  if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
}

/** Changes the list without that being taken for a reader who goes up: what shrinks above moves the rest. */
function atEndStill(change: () => void) {
  noteScroll();
  change();
  lastTop = scroller.scrollTop;
  if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
}

/** Scrolls to the latest message. */
export function toEnd() {
  isAtEnd = true;
  jump.hidden = true;
  scroller.scrollTop = scroller.scrollHeight;
}

function showAll() {
  forgetFailures();
  refreshAll();
  toEnd();
}

function refreshAll() {
  const messages = [...state.messages.values()];
  const views = messages.map((message, at) => view(message, messages[at - 1]));
  atEndStill(() => {
    for (const fresh of views) {
      const old = elementOf(fresh.dataset['id'] ?? '');
      if (old) keepPictures(fresh, old);
    }
    fill(list, views);
  });
  fill(jump, [say('newMessages'), icon('chevron')]);
  fill(byId('welcome'), [
    el('div', { class: 'welcome-sign' }, [icon(isDirect(state.channel) ? 'at' : 'hash')]),
    el('h2', {}, [
      isDirect(state.channel)
        ? state.bot.name
        : say('welcome').replace('#', () => `#${channelName(state.channel)}`),
    ]),
    el('p', {}, [say(isDirect(state.channel) ? 'directHelp' : 'welcomeHelp')]),
    ...posts(),
  ]);
  byId('composer').hidden = channelOf(state.channel)?.kind === 'forum';
}

/** The posts of a forum, which has no messages; the newest first. */
function posts() {
  if (channelOf(state.channel)?.kind !== 'forum') return [];
  const below = serverHere()?.channels.filter(({ parent }) => parent === state.channel) ?? [];
  return [el('h3', {}, [say('posts')]), ...below.toReversed().map(({ id }) => threadLink(id))];
}

function view(message: Message, before: Message | undefined) {
  return messageView(message, { isContinued: isContinued(message, before) });
}

function isContinued(message: Message, before: Message | undefined) {
  if (before === undefined || message.interaction_metadata || message.message_reference)
    return false;
  const apart = Date.parse(message.timestamp) - Date.parse(before.timestamp);
  const isAlike = (message.flags & 64) === (before.flags & 64);
  return before.author.id === message.author.id && apart < GROUP_MS && isAlike;
}

function showOne(message: Message, isNew: boolean) {
  if (!isNew) {
    void refresh(message.id);
    return;
  }
  noteScroll();
  const before = [...state.messages.values()].at(-2);
  list.append(view(message, before));
  announce(message);
  if (message.author.id === state.person || (message.flags & 64) !== 0) toEnd();
  else if (!isAtEnd) jump.hidden = false;
}

function announce(message: Message) {
  const { global_name: name, username } = message.author;
  byId('announcer').textContent = `${name ?? username}: ${summary(message)}`;
}

function remove(id: string) {
  atEndStill(() => elementOf(id)?.remove());
  versions.delete(id);
}

function elementOf(id: string) {
  return list.querySelector(`[data-id="${CSS.escape(id)}"]`);
}

/** Shows a message as it is now, in the place where it stands. Pictures are loaded first. */
async function refresh(id: string) {
  const message = state.messages.get(id);
  const old = elementOf(id);
  if (message === undefined || old === null) return;
  const version = (versions.get(id) ?? 0) + 1;
  versions.set(id, version);
  const all = [...state.messages.values()];
  const fresh = view(message, all[all.indexOf(message) - 1]);
  await picturesOf(fresh, old);
  if (versions.get(id) !== version) return;
  const focused = focusIn(old);
  atEndStill(() => {
    keepPictures(fresh, old);
    old.replaceWith(fresh);
  });
  focused(fresh);
}

async function picturesOf(fresh: Element, old: Element) {
  const shown = new Set([...old.querySelectorAll('img')].map((image) => image.src));
  const coming = [...fresh.querySelectorAll('img')].filter((image) => !shown.has(image.src));
  if (coming.length === 0) return;
  const loaded = Promise.allSettled(coming.map((image) => image.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT_MS))]);
}

/** Moves the pictures that stay into the new view, so that they are not drawn again. */
function keepPictures(fresh: Element, old: Element) {
  const kept = new Map([...old.querySelectorAll('img')].map((image) => [image.src, image]));
  for (const image of fresh.querySelectorAll('img')) {
    const same = kept.get(image.src);
    if (same === undefined || same.alt !== image.alt) continue;
    kept.delete(image.src);
    image.replaceWith(same);
  }
}

/**
 * Remembers which control of a message has the focus.
 * @returns gives the focus to the same one, or to the first, of the new view
 */
function focusIn(old: Element): (fresh: Element) => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !old.contains(active)) return () => {};
  const customId = active.dataset['customId'];
  return (fresh) => {
    const same = customId && fresh.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
    const next = same || fresh.querySelector('button[data-custom-id]:not([disabled])');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}
