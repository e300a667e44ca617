import { ComponentType, OptionType } from './wire.ts';

/** What an id in an option or a select stands for; `mentionable` is a user or a role. */
export type EntityKind = 'user' | 'role' | 'mentionable' | 'channel';

/** What a select of this type offers; undefined for one with options of its own. */
export const ENTITY_OF_SELECT: Readonly<Record<number, EntityKind>> = {
  [ComponentType.userSelect]: 'user',
  [ComponentType.roleSelect]: 'role',
  [ComponentType.mentionableSelect]: 'mentionable',
  [ComponentType.channelSelect]: 'channel',
};

/** What a command's option of this type names. */
export const ENTITY_OF_OPTION: Readonly<Record<number, EntityKind>> = {
  [OptionType.user]: 'user',
  [OptionType.role]: 'role',
  [OptionType.mentionable]: 'mentionable',
  [OptionType.channel]: 'channel',
};
