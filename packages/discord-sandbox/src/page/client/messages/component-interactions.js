import { formDialog } from '../dialogs/form-dialog.js';
import { connection, state } from '../state.js';
import { say } from '../words.js';

/** @typedef {import('../../page-protocol.ts').PageAction} PageAction */

/** The custom id that waits for the bot, by message. @type {Map<string, string>} */
const pending = new Map();
/** What went wrong with the last press, by message. @type {Map<string, string>} */
const failures = new Map();
/** @type {((messageId: string) => void)[]} */
const listeners = [];

/**
 * Calls back when the presses on a message show otherwise.
 * @param {(messageId: string) => void} listener
 */
export function onPress(listener) {
  listeners.push(listener);
}

/** @param {string} messageId */
export function pendingOn(messageId) {
  return pending.get(messageId);
}

/** @param {string} messageId */
export function isBusy(messageId) {
  return pending.has(messageId);
}

/** @param {string} messageId */
export function failureOn(messageId) {
  return failures.get(messageId);
}

/**
 * Presses a button or chooses in a select, and shows what comes of it.
 * @param {{ op: 'click', message: string, customId: string }
 *   | { op: 'select', message: string, customId: string, values: string[] }} action
 */
export async function press(action) {
  const { message, customId } = action;
  if (pending.has(message)) return;
  const person = state.person;
  pending.set(message, customId);
  failures.delete(message);
  notify(message);
  const outcome = await connection.ask(action);
  pending.delete(message);
  if (outcome.kind === 'failed') failures.set(message, say('interactionFailed'));
  if (outcome.kind === 'refused') failures.set(message, outcome.text);
  notify(message);
  if (outcome.kind === 'modal' && state.person === person) formDialog(outcome.modal);
}

/** Forgets what went wrong: another person looks now. */
export function forgetFailures() {
  failures.clear();
}

/** @param {string} message */
function notify(message) {
  for (const listener of listeners) listener(message);
}
