const ENGLISH = new Intl.PluralRules('en');
const NUMBERS = new Intl.NumberFormat('en');

/** `1 point`, `−1,203 points`: a number with its English noun. */
export function count(number: number, one: string, other: string): string {
  const noun = ENGLISH.select(Math.abs(number)) === 'one' ? one : other;
  return `${plain(number)} ${noun}`;
}

/** `1,203`, with a real minus sign; the same in both languages. */
export function plain(number: number): string {
  return `${number < 0 ? '−' : ''}${NUMBERS.format(Math.abs(number))}`;
}

/** What something brought: `+35`, `−3`, `0`. */
export function signed(number: number): string {
  return number > 0 ? `+${plain(number)}` : plain(number);
}
