/** Discord's permissions that matter to a bot of slash commands, by the names that Discord shows. */
export const Permission = {
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageServer: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  useExternalEmojis: 1n << 18n,
  connect: 1n << 20n,
  manageRoles: 1n << 28n,
  useApplicationCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  sendMessagesInThreads: 1n << 38n,
} as const;

export type PermissionName = keyof typeof Permission;

const {
  administrator,
  manageChannels,
  manageServer,
  manageMessages,
  manageRoles,
  manageThreads,
  mentionEveryone,
  ...ordinary
} = Permission;

/** What an ordinary member, or a bot invited with the usual boxes ticked, may do. */
export const ORDINARY = bitsOf(Object.values(ordinary));

/** What somebody with "Manage Server" may do. */
export const MANAGER = ORDINARY | manageServer | manageChannels | manageMessages | manageThreads;

/** What a bot may do where it writes to a person directly, as Discord says it there. */
export const DIRECT =
  ordinary.attachFiles | ordinary.embedLinks | mentionEveryone | ordinary.useExternalEmojis;

function bitsOf(bits: readonly bigint[]): bigint {
  return bits.reduce((all, bit) => all | bit, 0n);
}

/** What it may do among people who brought it along. */
export const GROUP = DIRECT & ~ordinary.useExternalEmojis;

export function permissionBits(names: readonly PermissionName[]): bigint {
  return bitsOf(names.map((name) => Permission[name]));
}

export function permissionNames(bits: bigint): readonly PermissionName[] {
  const names = Object.keys(Permission) as readonly PermissionName[];
  return names.filter((name) => (bits & Permission[name]) !== 0n);
}

/** Whether `held` includes every bit of `needed`; an administrator has them all. */
export function may(held: bigint, needed: bigint): boolean {
  return (held & administrator) !== 0n || (held & needed) === needed;
}
