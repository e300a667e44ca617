import { avatar } from '../avatar.ts';
import { byId, el, fill } from '../dom.ts';
import { dots, failure, privateNote } from '../messages/message-view.ts';
import { me, nameOf, onChange, state } from '../state.ts';
import { say } from '../words.ts';

/** A quick answer shows no "Sending…" before it. */
const SHOW_AFTER_MS = 250;

/** Takes each line away that is shown. */
const shown: Set<() => void> = new Set();
onChange(['view'], () => {
  for (const end of shown) end();
});

/**
 * Shows below the messages that a command is on its way to the bot.
 * @param name as the person reads it
 */
export function showPending(name: string) {
  const line = el('div', { class: 'message pending-command' });
  const person = me();
  const timer = setTimeout(() => show([dots(), say('sending')]), SHOW_AFTER_MS);
  shown.add(end);

  function show(status: readonly (Node | string)[]) {
    fill(line, [
      el('div', { class: 'origin' }, [
        person && avatar(person, 'tiny'),
        el('span', { class: 'origin-text' }, [
          el('b', {}, [person?.name ?? '']),
          ` ${say('used')} `,
          el('span', { class: 'command-name' }, [name]),
        ]),
      ]),
      el('div', { class: 'gutter' }, [avatar({ ...state.bot, isBot: true })]),
      el('div', { class: 'body' }, [
        el('div', { class: 'head' }, [el('span', { class: 'author' }, [nameOf(state.bot.id)])]),
        el('div', { class: 'thinking' }, status),
      ]),
    ]);
    byId('pending').append(line);
  }

  function end() {
    clearTimeout(timer);
    line.remove();
    shown.delete(end);
  }

  function fail(text: string) {
    clearTimeout(timer);
    show([failure(text)]);
    line.querySelector('.body')?.append(privateNote(end));
  }

  return { end, fail };
}
