import { el } from './dom.js';
import { icon } from './icons.js';
import { state } from './state.js';

const HUES = [262, 204, 152, 340, 28, 182, 48, 300, 232, 8];

/**
 * A round picture for somebody: the first letter on a colour of their own, or a robot for the bot.
 * @param {{ id: string, name: string, isBot?: boolean }} who
 * @param {string} [size] a class: `small` or `tiny`
 */
export function avatar({ id, name, isBot = false }, size = '') {
  const face = isBot ? icon('robot') : initialOf(name);
  const round = el(
    'span',
    { class: `avatar ${isBot ? 'bot' : ''} ${size}`, 'aria-hidden': 'true' },
    [face],
  );
  round.style.setProperty('--hue', String(hueOf(id)));
  return round;
}

/** The first of a name that can be seen. @param {string} name */
function initialOf(name) {
  const letters = [...name];
  const seen = letters.find((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter));
  return (seen ?? letters[0])?.toUpperCase();
}

/** A colour of one's own, in the order of coming. @param {string} id */
export function hueOf(id) {
  const at = state.people.findIndex((person) => person.id === id);
  return HUES[(at + 1) % HUES.length] ?? 0;
}
