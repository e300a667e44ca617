const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[RULES.select(place)] ?? 'th'}`;
}

/** `2 brights`, `2 pine chaff`. */
export function several(count: number, noun: string): string {
  const ending = count !== 1 && /(bright|animal|ribbon)$/.test(noun) ? 's' : '';
  return `${count} ${noun}${ending}`;
}
