export type { Violation } from '../protocol/api-error.ts';
export { messageViolations } from './message-rules.ts';
export { schemaCheck } from './schema-check.ts';
