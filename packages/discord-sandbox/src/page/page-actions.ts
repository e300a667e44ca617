import type { Actor, Values } from '../interactions/actor.ts';
import type { Press } from '../interactions/outcome.ts';
import { ORDINARY, permissionNames } from '../protocol/permissions.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Administrative, PageDeed, PageOutcome } from './page-protocol.ts';

const DONE: PageOutcome = { kind: 'done' };

/** Does what a page asks for, as the person that it shows. */
export function perform(deed: PageDeed, me: Actor, sandbox: Sandbox): Press | PageOutcome {
  switch (deed.op) {
    case 'command':
      return me.command({ id: deed.channel }, deed.name, withFiles(deed.values));
    case 'autocomplete':
      return me.autocomplete({ id: deed.channel }, deed.name, {
        focused: deed.focused,
        values: withFiles(deed.values),
      });
    case 'click':
      return me.click({ id: deed.message }, deed.customId);
    case 'select':
      return me.select({ id: deed.message }, deed.customId, deed.values);
    case 'submit':
      return me.submitModal({ interactionId: deed.interaction }, deed.values);
    case 'post':
      me.post({ id: deed.channel }, deed.text);
      return DONE;
    case 'delete':
      me.delete({ id: deed.message });
      return DONE;
    case 'open-direct':
      return { kind: 'channel', channel: sandbox.directChannel(me).id };
    default:
      return administer(deed, me, sandbox);
  }
}

type Typed = Extract<PageDeed, { op: 'command' }>['values'];

/** The values of options, with what was sent in base 64 as files. */
function withFiles(values: Typed): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const;
    const { base64, ...file } = value;
    return [name, { ...file, data: Buffer.from(base64, 'base64') }] as const;
  });
  return Object.fromEntries(entries);
}

function administer(deed: Administrative, me: Actor, sandbox: Sandbox): PageOutcome {
  switch (deed.op) {
    case 'add-person':
      sandbox.addUser(deed.name, {
        locale: deed.locale,
        permissions: deed.isManager ? 'manager' : [],
      });
      return DONE;
    case 'set-person':
      sandbox.setUser({ id: deed.person }, deed);
      return DONE;
    case 'add-server': {
      const server = sandbox.addServer(deed.name, { locale: deed.locale });
      return { kind: 'channel', channel: sandbox.addChannel(server, 'general').id };
    }
    case 'set-server':
      setServer(deed, sandbox);
      return DONE;
    case 'add-role':
      sandbox.addRole({ id: deed.server }, deed.name);
      return DONE;
    case 'add-channel':
      return { kind: 'channel', channel: sandbox.addChannel({ id: deed.server }, deed.name).id };
    case 'add-thread': {
      const thread = sandbox.addThread({ id: deed.channel }, deed.name, { owner: me });
      return { kind: 'channel', channel: thread.id };
    }
    case 'set-channel': {
      const shown = new Set(deed.permissions);
      const without = permissionNames(ORDINARY).filter((name) => !shown.has(name));
      sandbox.setPermissions({ id: deed.channel }, { without });
      return DONE;
    }
    case 'set-thread': {
      const { isArchived, isLocked } = deed;
      sandbox.setThread({ id: deed.channel }, { isArchived, isLocked });
      return DONE;
    }
    case 'delete-channel':
      sandbox.deleteChannel({ id: deed.channel });
      return DONE;
  }
}

/** Tells the bot of that only which changed. */
function setServer(deed: Extract<Administrative, { op: 'set-server' }>, sandbox: Sandbox): void {
  const server = { id: deed.server };
  const before = sandbox.world.server(deed.server);
  if (deed.name !== before.name || deed.locale !== before.locale) sandbox.setServer(server, deed);
  if (deed.isAvailable !== before.isAvailable) {
    if (deed.isAvailable) sandbox.endOutage(server);
    else sandbox.beginOutage(server);
  }
  if (deed.hasBot === before.hasBot) return;
  if (deed.hasBot) sandbox.inviteBot(server);
  else sandbox.removeBot(server);
}
