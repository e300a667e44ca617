import { byId, el, fill } from '../dom.js';
import { icon } from '../icons.js';
import { channelName, isDirect, onChange, onMessages, state } from '../state.js';
import { say } from '../words.js';
import { forgetFailures, onPress } from './component-interactions.js';
import { messageView, summary } from './message-view.js';

/** @typedef {import('../../../protocol/wire.ts').Message} Message */

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
/** The latest view of each message; an older one that waited for its pictures is dropped. @type {Map<string, number>} */
const versions = new Map();

/** Shows the messages of what is watched, from now on. */
export function showMessages() {
  onChange(['view'], showAll);
  onChange(['world'], refreshAll);
  onMessages(showOne, remove);
  onPress(refresh);
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

/**
 * Changes the list without that being taken for a reader who goes up: what shrinks above moves the rest.
 * @param {() => void} change
 */
function atEndStill(change) {
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
  ]);
}

/**
 * @param {Message} message
 * @param {Message | undefined} before
 */
function view(message, before) {
  return messageView(message, { isContinued: isContinued(message, before) });
}

/**
 * @param {Message} message
 * @param {Message | undefined} before
 */
function isContinued(message, before) {
  if (before === undefined || message.interaction_metadata || message.message_reference)
    return false;
  const apart = Date.parse(message.timestamp) - Date.parse(before.timestamp);
  const isAlike = (message.flags & 64) === (before.flags & 64);
  return before.author.id === message.author.id && apart < GROUP_MS && isAlike;
}

/**
 * @param {Message} message
 * @param {boolean} isNew
 */
function showOne(message, isNew) {
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

/** @param {Message} message */
function announce(message) {
  const { global_name: name, username } = message.author;
  byId('announcer').textContent = `${name ?? username}: ${summary(message)}`;
}

/** @param {string} id */
function remove(id) {
  atEndStill(() => elementOf(id)?.remove());
  versions.delete(id);
}

/** @param {string} id */
function elementOf(id) {
  return list.querySelector(`[data-id="${CSS.escape(id)}"]`);
}

/**
 * Shows a message as it is now, in the place where it stands. Pictures are loaded first.
 * @param {string} id
 */
async function refresh(id) {
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

/**
 * @param {Element} fresh
 * @param {Element} old
 */
async function picturesOf(fresh, old) {
  const shown = new Set([...old.querySelectorAll('img')].map((image) => image.src));
  const coming = [...fresh.querySelectorAll('img')].filter((image) => !shown.has(image.src));
  if (coming.length === 0) return;
  const loaded = Promise.allSettled(coming.map((image) => image.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT_MS))]);
}

/**
 * Moves the pictures that stay into the new view, so that they are not drawn anew.
 * @param {Element} fresh
 * @param {Element} old
 */
function keepPictures(fresh, old) {
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
 * @param {Element} old
 * @returns {(fresh: Element) => void} gives the focus to the same one, or to the first, of the new view
 */
function focusIn(old) {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !old.contains(active)) return () => {};
  const customId = active.dataset['customId'];
  return (fresh) => {
    const same = customId && fresh.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
    const next = same || fresh.querySelector('button[data-custom-id]:not([disabled])');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}
