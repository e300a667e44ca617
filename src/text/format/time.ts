/** An instant, in milliseconds since 1970, as Discord counts down to it: `in 2 minutes`. */
export function fromNow(at: number): string {
  return `<t:${Math.ceil(at / 1000)}:R>`;
}
