export {
  type InjectedFault,
  type RequestFault,
  refusal,
  type SocketLoss,
  tooManyRequests,
  UNAUTHORIZED,
  webPage,
} from './faults.ts';
export type { ShardConnection } from './gateway/gateway.ts';
export { PortInUse } from './http/local-server.ts';
export type { Actor } from './interactions/actor.ts';
export type { Outcome, SentInteraction } from './interactions/outcome.ts';
export { Refused } from './interactions/refused.ts';
export type { BotEnd } from './local/local-socket.ts';
export type { LocalTransport } from './local/local-transport.ts';
export type { SandboxOptions } from './options.ts';
export type { ApiErrorCode } from './protocol/api-error.ts';
export { walk } from './protocol/components.ts';
export {
  type CommandOption,
  CommandType,
  type Component,
  ComponentType,
  type Message,
  MessageFlag,
  OptionType,
} from './protocol/wire.ts';
export type { LoggedRequest } from './rest/request-log.ts';
export { createSandbox, Sandbox } from './sandbox.ts';
export { type RunningSandbox, startSandbox } from './start.ts';
export type { Channel, Server, StoredMessage, TextChannel } from './world/world.ts';
