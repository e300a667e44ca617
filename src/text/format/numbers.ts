/** Texts by a language's plural categories; English has `one` and `other`, Japanese only `other`. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

const plurals = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

/** The form that goes with a number in a language, given as a BCP 47 tag. */
export function pluralOf(number: number, forms: PluralForms, tag = 'en'): string {
  const rules = plurals.get(tag) ?? new Intl.PluralRules(tag);
  plurals.set(tag, rules);
  return forms[rules.select(Math.abs(number))] ?? forms.other;
}

/** `1 point`, `−1,203 points`: a number with its English noun. */
export function count(number: number, one: string, other: string): string {
  return `${plain(number)} ${pluralOf(number, { one, other })}`;
}

/** `1,203`, with a real minus sign, as a language writes it; English and Japanese write the same. */
export function plain(number: number, tag = 'en'): string {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return `${number < 0 ? '−' : ''}${format.format(Math.abs(number))}`;
}

/** What something brought: `+35`, `−3`, `0`. */
export function signed(number: number, tag = 'en'): string {
  return number > 0 ? `+${plain(number, tag)}` : plain(number, tag);
}
