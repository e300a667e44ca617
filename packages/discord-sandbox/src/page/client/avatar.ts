import { el } from './dom.ts';
import { icon } from './icons.ts';
import { state } from './state.ts';

const HUES = [262, 204, 152, 340, 28, 182, 48, 300, 232, 8];

/**
 * A round picture for somebody: the first letter on a colour of their own, or a robot for the bot.
 * @param size a class: `small` or `tiny`
 */
export function avatar(
  { id, name, isBot = false }: { id: string; name: string; isBot?: boolean },
  size = '',
) {
  const face = isBot ? icon('robot') : initialOf(name);
  const round = el(
    'span',
    { class: `avatar ${isBot ? 'bot' : ''} ${size}`, 'aria-hidden': 'true' },
    [face],
  );
  round.style.setProperty('--hue', String(hueOf(id)));
  return round;
}

/** The first of a name that can be seen. */
function initialOf(name: string) {
  const letters = [...name];
  const seen = letters.find((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter));
  return (seen ?? letters[0])?.toUpperCase();
}

/** A colour of one's own, in the order of coming. */
export function hueOf(id: string) {
  const at = state.people.findIndex((person) => person.id === id);
  return HUES[(at + 1) % HUES.length] ?? 0;
}
