import type { Administration } from '../administration.ts';
import type { Actor, Ref, Values } from '../interactions/actor.ts';
import type { SentInteraction } from '../interactions/outcome.ts';
import { ORDINARY, permissionNames } from '../protocol/permissions.ts';
import type { ActionName, Asked, PageAction, PageOutcome } from './page-protocol.ts';

/** Who asks, and whom. */
interface Sides {
  readonly me: Actor;
  readonly owner: Administration;
}

type Done = SentInteraction | PageOutcome;

/** Leads the page to a channel that was made or opened. */
function leadTo({ id }: Ref): PageOutcome {
  return { kind: 'channel', channel: id };
}

const HANDLERS: {
  readonly [Op in ActionName]: (asked: Asked<Op>, sides: Sides) => Done | undefined;
} = {
  command: ({ channel, name, values }, { me }) =>
    me.command({ id: channel }, name, withFiles(values)),
  'user-command': ({ channel, name, target }, { me }) =>
    me.userCommand({ id: channel }, name, { id: target }),
  autocomplete: ({ channel, name, focused, values }, { me }) =>
    me.autocomplete({ id: channel }, name, { focused, values: withFiles(values) }),
  click: ({ message, customId }, { me }) => me.click({ id: message }, customId),
  select: ({ message, customId, values }, { me }) => me.select({ id: message }, customId, values),
  submit: ({ interaction, values }, { me }) =>
    me.submitModal({ interactionId: interaction }, values),
  post: ({ channel, text }, { me }) => void me.post({ id: channel }, text),
  delete: ({ message }, { me }) => void me.delete({ id: message }),
  'open-direct': (_, { me, owner }) => leadTo(owner.directChannel(me)),
  'add-person': ({ name, locale }, { owner }) => void owner.addUser(name, { locale }),
  'set-person': ({ person, ...change }, { owner }) => void owner.setUser({ id: person }, change),
  'add-group': ({ name }, { owner }) => leadTo(owner.addGroup(name, owner.users)),
  'add-server': ({ name, locale }, { owner }) =>
    leadTo(owner.addChannel(owner.addServer(name, { locale }), 'general')),
  'set-server': (asked, { owner }) => void setServer(asked, owner),
  'add-role': ({ server, name }, { owner }) => void owner.addRole({ id: server }, name),
  'add-channel': ({ server, name }, { owner }) => leadTo(owner.addChannel({ id: server }, name)),
  'add-thread': ({ channel, name }, { me, owner }) =>
    leadTo(owner.addThread({ id: channel }, name, { owner: me })),
  'set-channel': ({ channel, permissions }, { owner }) => {
    const without = permissionNames(ORDINARY).filter((name) => !permissions.includes(name));
    owner.setPermissions({ id: channel }, { without });
  },
  'set-thread': ({ channel, isArchived, isLocked }, { owner }) =>
    void owner.setThread({ id: channel }, { isArchived, isLocked }),
  'delete-channel': ({ channel }, { owner }) => void owner.deleteChannel({ id: channel }),
};

/** Does what a page asks for, as the person it watches as. */
export function perform(action: PageAction, sides: Sides): Done {
  const handle = HANDLERS[action.op] as (action: PageAction, sides: Sides) => Done | undefined;
  return handle(action, sides) ?? { kind: 'done' };
}

/** The values of options, with files decoded from base 64. */
function withFiles(values: Asked<'command'>['values']): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const;
    const { base64, ...file } = value;
    return [name, { ...file, data: Buffer.from(base64, 'base64') }] as const;
  });
  return Object.fromEntries(entries);
}

/** Changes only what differs, so that the bot is sent no needless event. */
function setServer(action: Asked<'set-server'>, owner: Administration): void {
  const before = owner.world.server(action.server);
  if (action.name !== before.name || action.locale !== before.locale)
    owner.setServer(before, action);
  if (action.isAvailable !== before.isAvailable) {
    if (action.isAvailable) owner.endOutage(before);
    else owner.beginOutage(before);
  }
  if (action.hasBot === before.hasBot) return;
  if (action.hasBot) owner.inviteBot(before);
  else owner.removeBot(before);
}
