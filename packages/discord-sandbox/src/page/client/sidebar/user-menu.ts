import type { PagePerson } from '../../page-protocol.ts';
import { nameIn, userCommands } from '../composer/command-names.ts';
import { showPending } from '../composer/pending-commands.ts';
import { textButton } from '../controls.ts';
import { formDialog, openDialog } from '../dialogs/form-dialog.ts';
import { el } from '../dom.ts';
import { toEnd } from '../messages/message-list.ts';
import { connection, me, state } from '../state.ts';
import { say } from '../words.ts';

/** Opens the menu of a person: the commands that apps have for people. */
export function userMenu(person: PagePerson) {
  const locale = me()?.locale ?? 'en-US';
  const commands = userCommands(state.commands);
  const items = commands.map((command) => {
    const shownName = nameIn(command, locale);
    const use = () => {
      dialog.close();
      void send(command.name, shownName, person.id);
    };
    return textButton('button style-2', shownName, use);
  });
  const none = items.length === 0 && el('p', {}, [say('noUserCommands')]);
  const dialog = openDialog({
    title: person.name,
    content: [el('div', { class: 'user-menu', role: 'group' }, [...items, none])],
  });
}

async function send(name: string, shownName: string, target: string) {
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
