import type { Component, SelectOption } from '../../../protocol/wire.ts';
import { serverHere, state } from '../state.ts';

const Select = { user: 5, role: 6, mentionable: 7, channel: 8 };
const CHANNEL_TYPES = { text: 0, thread: 11, forum: 15 };

/** What can be chosen in a select: its own options, or people, roles and channels. */
export function optionsOf(select: Component): readonly SelectOption[] {
  const chosen = new Set((select.default_values ?? []).map(({ id }) => id));
  const listed = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ label: name, value: id, default: chosen.has(id) }));
  switch (select.type) {
    case Select.user:
      return listed(people());
    case Select.role:
      return listed(roles());
    case Select.mentionable:
      return listed([...people(), ...roles()]);
    case Select.channel:
      return listed(channels(select.channel_types));
    default:
      return select.options ?? [];
  }
}

export function people() {
  return [...state.people, state.bot];
}

export function roles() {
  const server = serverHere();
  if (server === undefined) return [];
  return [{ id: server.id, name: '@everyone' }, ...server.roles];
}

/** @param types those that are wanted; all unless given */
export function channels(types: readonly number[] | undefined) {
  return (serverHere()?.channels ?? [])
    .filter(({ kind }) => !types?.length || types.includes(CHANNEL_TYPES[kind]))
    .map(({ id, name }) => ({ id, name: `#${name}` }));
}
