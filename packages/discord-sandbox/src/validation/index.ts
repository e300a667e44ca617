export type { Fault } from '../protocol/api-error.ts';
export { messageFaults } from './message-rules.ts';
export { schemaFaults } from './schema-check.ts';
