import { avatar } from './avatar.js';
import { byId, el, fill } from './dom.js';
import { icon } from './icons.js';
import { openSettings } from './people-view.js';
import { channelName, me, onChange, state, watch } from './state.js';
import { say } from './words.js';

const THEME = 'sandbox-theme';

/** Shows servers, channels, the visitor's own line, the bar above the channel and the banner. */
export function showSidebar() {
  setTheme(
    localStorage.getItem(THEME) ??
      (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
  );
  onChange(['world', 'view', 'unread'], render);
  onChange(['world', 'view', 'connection'], renderBanner);
  byId('menu').append(icon('menu'));
  byId('menu').addEventListener('click', () =>
    openDrawer(!byId('app').classList.contains('drawer-open')),
  );
  byId('shade').addEventListener('click', () => openDrawer(false));
  addEventListener('keydown', (event) => event.key === 'Escape' && openDrawer(false));
  byId('theme').addEventListener('click', () => {
    setTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
    renderTheme();
  });
}

/** @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset['theme'] = theme;
  localStorage.setItem(THEME, theme);
}

function renderTheme() {
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  const label = say(isDark ? 'light' : 'dark');
  byId('theme').title = label;
  byId('theme').setAttribute('aria-label', label);
  fill(byId('theme'), [icon(isDark ? 'sun' : 'moon')]);
}

/** @param {boolean} isOpen */
function openDrawer(isOpen) {
  byId('app').classList.toggle('drawer-open', isOpen);
  byId('shade').hidden = !isOpen;
  byId('menu').setAttribute('aria-expanded', String(isOpen));
}

function render() {
  const server = state.servers.find(({ channels }) =>
    channels.some(({ id }) => id === state.channel),
  );
  const name = channelName(state.channel);
  document.title = `#${name} | ${server?.name ?? 'Sandbox'}`;
  fill(byId('server-name'), [server?.name]);
  fill(byId('channel-name'), [icon('hash'), name]);
  byId('menu').setAttribute('aria-label', say('openChannels'));
  fill(
    byId('channels'),
    state.servers.flatMap((one) => [
      el('h2', {}, [state.servers.length > 1 ? one.name : say('channels')]),
      el(
        'ul',
        {},
        one.channels.map((channel) => el('li', {}, [channelButton(channel)])),
      ),
    ]),
  );
  renderMe();
  renderTheme();
}

/** @param {{ id: string, name: string }} channel */
function channelButton({ id, name }) {
  const isHere = id === state.channel;
  const unread = state.unread.find((one) => one.person === state.person && one.channel === id);
  const attributes = {
    type: 'button',
    class: `channel ${isHere ? 'current' : ''} ${unread ? 'unread' : ''}`,
    'aria-current': isHere ? 'page' : undefined,
    onclick: () => {
      watch(state.person, id);
      openDrawer(false);
    },
  };
  return el('button', attributes, [
    icon('hash'),
    el('span', {}, [name]),
    unread && unread.mentions > 0 && el('span', { class: 'ping' }, [unread.mentions]),
    unread && el('span', { class: 'visually-hidden' }, [`${unread.messages} ${say('unread')}`]),
  ]);
}

function renderMe() {
  const person = me();
  if (person === undefined) return;
  fill(byId('me'), [
    el('span', { class: 'avatar-box' }, [
      avatar(person, 'small'),
      el('span', { class: 'status online' }),
    ]),
    el('span', { class: 'me-name' }, [person.name, el('small', {}, [say('online')])]),
    el(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        title: say('settings'),
        'aria-label': say('settings'),
        onclick: openSettings,
      },
      [icon('gear')],
    ),
  ]);
}

function renderBanner() {
  const banner = byId('banner');
  const isAway = !state.bot.isOnline && state.bot.id !== '';
  banner.hidden = state.isConnected && !isAway;
  banner.classList.toggle('lost', !state.isConnected);
  if (!state.isConnected) banner.textContent = say('connectionLost');
  else if (isAway) banner.textContent = `${state.bot.name} ${say('botAway')}`;
}
