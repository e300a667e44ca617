import type { Draw } from '../../../src/engine/core/random.ts';

const ARGUMENTS = [
  ...['', 'play:pine.crane', 'sure-me', 'forget-me', 'forget-server', 'sure-server', 'export'],
  ...'tableCap=1 names=elvish __proto__ constructor 1 -1 1e9 \u0000 \u202e'.split(' '),
  ...["';DROP TABLE match;--", '@everyone', '9'.repeat(60), 'x'.repeat(90), '0/0/0'],
  '🀄'.repeat(20),
];
const NUMBERS = ['0', '1', '2', '3', '4', '5', '12', '999', '-1', '1e3', '999999999999999'];
/** What is typed where something else is wanted. */
export const TEXTS: readonly string[] = [
  ...ARGUMENTS,
  ...['x'.repeat(6000), '🀄'.repeat(100), '__proto__=1', 'constructor=1, toString=2'],
  ...['rounds=3,'.repeat(200), `rounds=${'9'.repeat(400)}`, '%', '\\', '$&$1', '=,=,=,=='],
  ...['botan-cho', 'crane', String(2 ** 53)],
];

export function pick<T>(draw: Draw, list: readonly T[]): T {
  return list[draw(list.length)]!;
}

/** A custom id that no button has: one of those that there are, bent, or made up from its verb. */
export function bentId(draw: Draw, ids: readonly string[]): string {
  const id = pick(draw, ids);
  const at = draw(id.length + 1);
  const parts = id.split('/');
  const bend = [
    () => id,
    () => `${id.slice(0, at)}${String.fromCharCode(32 + draw(95))}${id.slice(at + 1)}`,
    () => id.slice(0, at) + id.slice(at + 1),
    () => id.slice(0, at) + String.fromCharCode(draw(0xd7ff)) + id.slice(at),
    () => id.slice(0, at) + pick(draw, ids).slice(at),
    () => parts.with(1, pick(draw, NUMBERS)).join('/'),
    () => parts.with(2, pick(draw, NUMBERS)).join('/'),
    () => [parts[0], pick(draw, NUMBERS), pick(draw, NUMBERS), pick(draw, ARGUMENTS)].join('/'),
  ];
  return pick(draw, bend)().slice(0, 100);
}
