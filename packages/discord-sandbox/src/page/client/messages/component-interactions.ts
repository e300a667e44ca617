import { formDialog } from '../dialogs/form-dialog.ts';
import { connection, state } from '../state.ts';
import { say } from '../words.ts';

/** The custom id that waits for the bot, by message. */
const pending = new Map<string, string>();
/** What went wrong with the last press, by message. */
const failures = new Map<string, string>();
const listeners: ((messageId: string) => void)[] = [];

/** Calls back when the presses on a message show otherwise. */
export function onPress(listener: (messageId: string) => void) {
  listeners.push(listener);
}

export function pendingOn(messageId: string) {
  return pending.get(messageId);
}

export function isBusy(messageId: string) {
  return pending.has(messageId);
}

export function failureOn(messageId: string) {
  return failures.get(messageId);
}

/** Presses a button or chooses in a select, and shows what comes of it. */
export async function press(
  action:
    | { op: 'click'; message: string; customId: string }
    | { op: 'select'; message: string; customId: string; values: string[] },
) {
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

function notify(message: string) {
  for (const listener of listeners) listener(message);
}
