import { nameIn, userCommands } from '../composer/command-names.js';
import { showPending } from '../composer/pending-commands.js';
import { formDialog, openDialog } from '../dialogs/form-dialog.js';
import { el } from '../dom.js';
import { toEnd } from '../messages/message-list.js';
import { connection, me, state } from '../state.js';
import { say } from '../words.js';

/**
 * Opens the menu of a person: the commands that apps have for people.
 * @param {import('../../page-protocol.ts').PagePerson} person
 */
export function userMenu(person) {
  const locale = me()?.locale ?? 'en-US';
  const commands = userCommands(state.commands);
  const items = commands.map((command) => {
    const shownName = nameIn(command, locale);
    const use = () => {
      dialog.close();
      void send(command.name, shownName, person.id);
    };
    return el('button', { type: 'button', class: 'button style-2', onclick: use }, [shownName]);
  });
  const none = items.length === 0 && el('p', {}, [say('noUserCommands')]);
  const dialog = openDialog({
    title: person.name,
    content: [el('div', { class: 'user-menu', role: 'group' }, [...items, none])],
  });
}

/**
 * @param {string} name
 * @param {string} shownName
 * @param {string} target
 */
async function send(name, shownName, target) {
  const asked = state.person;
  const pending = showPending(shownName);
  toEnd();
  const { channel } = state;
  const outcome = await connection.ask({ op: 'user-command', channel, name, target });
  if (outcome.kind === 'failed') pending.fail(say('commandFailed'));
  else if (outcome.kind === 'refused') pending.fail(outcome.text);
  else pending.end();
  if (outcome.kind === 'modal' && state.person === asked) formDialog(outcome.modal);
}
