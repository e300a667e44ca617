import type { PageChannel, PageServerInfo } from '../../page-protocol.ts';
import { avatar } from '../avatar.ts';
import { iconButton, textButton } from '../controls.ts';
import {
  addChannel,
  addGroup,
  addServer,
  openChannelSettings,
  openServerSettings,
} from '../dialogs/channel-dialogs.ts';
import { byId, el, fill } from '../dom.ts';
import { icon } from '../icons.ts';
import {
  channelName,
  channelOf,
  connectionHere,
  groupOf,
  isDirect,
  me,
  onChange,
  openDirect,
  serverHere,
  state,
  watch,
} from '../state.ts';
import { clockTime } from '../time.ts';
import { say } from '../words.ts';
import { openSettings } from './people-view.ts';

const THEME = 'sandbox-theme';

/** Shows servers, channels, the visitor's own line, the bar above the channel and the banner. */
export function showSidebar() {
  // As Discord's own is before anybody chooses.
  setTheme(localStorage.getItem(THEME) ?? 'dark');
  onChange(['world', 'view', 'unread'], render);
  onChange(['world', 'view', 'connection'], renderBanner);
  byId('menu').append(icon('menu'));
  byId('back').append(icon('back'));
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

function setTheme(theme: string) {
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

function openDrawer(isOpen: boolean) {
  byId('app').classList.toggle('drawer-open', isOpen);
  byId('shade').hidden = !isOpen;
  byId('menu').setAttribute('aria-expanded', String(isOpen));
}

function render() {
  const server = serverHere();
  const name = channelName(state.channel);
  const isHere = isDirect(state.channel);
  document.title = `${isHere ? '@' : '#'}${name} | ${server?.name ?? 'Sandbox'}`;
  const isOutside = isHere || groupOf(state.channel) !== undefined;
  fill(byId('server-name'), [server?.name ?? (isOutside ? say('directMessages') : undefined)]);
  renderBack();
  fill(byId('channel-name'), [icon(signOf(state.channel)), name]);
  byId('menu').setAttribute('aria-label', say('openChannels'));
  fill(byId('channels'), [
    ...state.servers.flatMap(serverView),
    el('h2', {}, [say('directMessages')]),
    el('ul', {}, [
      el('li', { class: 'channel-line' }, [directButton()]),
      ...state.groups
        .filter(({ members }) => members.includes(state.person))
        .map((group) => el('li', { class: 'channel-line' }, [groupButton(group)])),
    ]),
    textButton('link-button add-server', say('addGroup'), addGroup),
    textButton('link-button add-server', say('addServer'), addServer),
  ]);
  renderMe();
  renderShard();
  renderTheme();
}

/** Which of the bot's connections is the one here, where it has several. */
function renderShard() {
  const here = connectionHere();
  const isShown = here !== null && here.shards > 1;
  byId('shard').hidden = !isShown;
  if (!isShown) return;
  byId('shard').classList.toggle('lost', here.since === null);
  const since =
    here.since === null
      ? say('notConnected')
      : say('connectedSince').replace('{time}', clockTime(here.since));
  fill(byId('shard'), [shardName(here), el('span', { class: 'detail' }, [` · ${since}`])]);
}

function shardName({ shard, shards }: { shard: number; shards: number }) {
  return say('shard').replace('{id}', String(shard)).replace('{all}', String(shards));
}

function signOf(id: string): 'at' | 'forum' | 'thread' | 'hash' {
  if (isDirect(id) || groupOf(id)) return 'at';
  const { kind = 'text' } = channelOf(id) ?? {};
  return kind === 'text' ? 'hash' : kind;
}

/** The way from a thread to the channel that it is in. */
function renderBack() {
  const parent = channelOf(state.channel)?.parent ?? null;
  const label = parent === null ? '' : say('backTo').replace('#', () => `#${channelName(parent)}`);
  byId('back').hidden = parent === null;
  byId('back').title = label;
  byId('back').setAttribute('aria-label', label);
  byId('back').onclick = () => parent !== null && watch(state.person, parent);
}

function serverView(server: PageServerInfo) {
  const note = server.hasBot ? !server.isAvailable && say('outage') : say('botGone');
  const shown = server.channels.filter(({ isArchived, id }) => !isArchived || id === state.channel);
  return [
    el('div', { class: 'server-line' }, [
      el('h2', {}, [state.servers.length > 1 ? server.name : say('channels')]),
      note && el('small', { class: 'server-note' }, [note]),
      iconButton('small-button', 'plus', {
        label: say('addChannel'),
        onclick: () => addChannel(server.id),
      }),
      iconButton('small-button', 'gear', {
        label: say('serverSettings'),
        onclick: () => openServerSettings(server),
      }),
    ]),
    el('ul', {}, shown.map(channelLine)),
  ];
}

function channelLine(channel: PageChannel) {
  const isThread = channel.kind === 'thread';
  const label = say(isThread ? 'threadSettings' : 'channelSettings');
  return el('li', { class: isThread ? 'channel-line thread' : 'channel-line' }, [
    channelButton(channel),
    iconButton('small-button', 'gear', { label, onclick: () => openChannelSettings(channel) }),
  ]);
}

function channelButton({ id, name }: PageChannel) {
  return placeButton({ id, name, sign: icon(signOf(id)), open: () => watch(state.person, id) });
}

function directButton() {
  const id = state.directs.find(({ person }) => person === state.person)?.id ?? '';
  const { bot } = state;
  const sign = avatar({ ...bot, isBot: true }, 'tiny');
  return placeButton({ id, name: `@${bot.name}`, sign, open: () => void openDirect() });
}

function groupButton({ id, name }: { id: string; name: string }) {
  return placeButton({ id, name, sign: icon('at'), open: () => watch(state.person, id) });
}

function placeButton({
  id,
  name,
  sign,
  open,
}: {
  id: string;
  name: string;
  sign: Element;
  open: () => void;
}) {
  const isHere = id === state.channel;
  const unread = state.unread.find((one) => one.person === state.person && one.channel === id);
  const attributes = {
    type: 'button',
    class: `channel ${isHere ? 'current' : ''} ${unread ? 'unread' : ''}`,
    'aria-current': isHere ? 'page' : undefined,
    onclick: () => {
      open();
      openDrawer(false);
    },
  };
  return el('button', attributes, [
    sign,
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
    iconButton('icon-button', 'gear', { label: say('settings'), onclick: openSettings }),
  ]);
}

function renderBanner() {
  const banner = byId('banner');
  const here = connectionHere();
  const isLost = here !== null && here.since === null;
  const isAway = state.bot.id !== '' && (!state.bot.isOnline || isLost);
  banner.hidden = state.isConnected && !isAway;
  banner.classList.toggle('lost', !state.isConnected);
  if (!state.isConnected) banner.textContent = say('connectionLost');
  else if (isAway) banner.textContent = `${awayName()} ${say('botAway')}`;
}

/** Who is away: the bot, or the one of its connections that would be the one here. */
function awayName() {
  const here = connectionHere();
  const isPart = state.bot.isOnline && here !== null;
  return isPart ? `${state.bot.name} (${shardName(here)})` : state.bot.name;
}
