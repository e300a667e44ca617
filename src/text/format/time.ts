/**
 * An instant, in milliseconds since 1970, as Discord shows it to each reader. `R` counts down (`in 2 minutes`); `t` is the
 * time of day, `d` and `D` the day, in short and in long, and `f` the day with its time. The second that it is in: what
 * has just happened isn't shown as yet to come.
 */
export function timeMark(at: number, style: 'R' | 't' | 'd' | 'D' | 'f'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
