import type { Administration } from '../administration.ts';
import type { Actor, Values } from '../interactions/actor.ts';
import type { SentInteraction } from '../interactions/outcome.ts';
import { ORDINARY, permissionNames } from '../protocol/permissions.ts';
import type { Administrative, PageAction, PageOutcome } from './page-protocol.ts';

const DONE: PageOutcome = { kind: 'done' };

/** Does what a page asks for, as the person it watches as. */
export function perform(
  action: PageAction,
  me: Actor,
  administration: Administration,
): SentInteraction | PageOutcome {
  switch (action.op) {
    case 'command':
      return me.command({ id: action.channel }, action.name, withFiles(action.values));
    case 'user-command':
      return me.userCommand({ id: action.channel }, action.name, { id: action.target });
    case 'autocomplete':
      return me.autocomplete({ id: action.channel }, action.name, {
        focused: action.focused,
        values: withFiles(action.values),
      });
    case 'click':
      return me.click({ id: action.message }, action.customId);
    case 'select':
      return me.select({ id: action.message }, action.customId, action.values);
    case 'submit':
      return me.submitModal({ interactionId: action.interaction }, action.values);
    case 'post':
      me.post({ id: action.channel }, action.text);
      return DONE;
    case 'delete':
      me.delete({ id: action.message });
      return DONE;
    case 'open-direct':
      return { kind: 'channel', channel: administration.directChannel(me).id };
    default:
      return administer(action, me, administration);
  }
}

type Typed = Extract<PageAction, { op: 'command' }>['values'];

/** The values of options, with files decoded from base 64. */
function withFiles(values: Typed): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const;
    const { base64, ...file } = value;
    return [name, { ...file, data: Buffer.from(base64, 'base64') }] as const;
  });
  return Object.fromEntries(entries);
}

function administer(
  action: Administrative,
  me: Actor,
  administration: Administration,
): PageOutcome {
  switch (action.op) {
    case 'add-person':
      administration.addUser(action.name, {
        locale: action.locale,
        permissions: action.isManager ? 'manager' : [],
      });
      return DONE;
    case 'set-person':
      administration.setUser({ id: action.person }, action);
      return DONE;
    case 'add-group': {
      const { id } = administration.addGroup(action.name, administration.users);
      return { kind: 'channel', channel: id };
    }
    case 'add-server': {
      const server = administration.addServer(action.name, { locale: action.locale });
      return { kind: 'channel', channel: administration.addChannel(server, 'general').id };
    }
    case 'set-server':
      setServer(action, administration);
      return DONE;
    case 'add-role':
      administration.addRole({ id: action.server }, action.name);
      return DONE;
    case 'add-channel':
      return {
        kind: 'channel',
        channel: administration.addChannel({ id: action.server }, action.name).id,
      };
    case 'add-thread': {
      const thread = administration.addThread({ id: action.channel }, action.name, { owner: me });
      return { kind: 'channel', channel: thread.id };
    }
    case 'set-channel': {
      const shown = new Set(action.permissions);
      const without = permissionNames(ORDINARY).filter((name) => !shown.has(name));
      administration.setPermissions({ id: action.channel }, { without });
      return DONE;
    }
    case 'set-thread': {
      const { isArchived, isLocked } = action;
      administration.setThread({ id: action.channel }, { isArchived, isLocked });
      return DONE;
    }
    case 'delete-channel':
      administration.deleteChannel({ id: action.channel });
      return DONE;
  }
}

/** Changes only what differs, so that the bot is sent no needless event. */
function setServer(
  action: Extract<Administrative, { op: 'set-server' }>,
  administration: Administration,
): void {
  const server = { id: action.server };
  const before = administration.world.server(action.server);
  if (action.name !== before.name || action.locale !== before.locale)
    administration.setServer(server, action);
  if (action.isAvailable !== before.isAvailable) {
    if (action.isAvailable) administration.endOutage(server);
    else administration.beginOutage(server);
  }
  if (action.hasBot === before.hasBot) return;
  if (action.hasBot) administration.inviteBot(server);
  else administration.removeBot(server);
}
