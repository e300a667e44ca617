/** Texts by a language's plural categories; English has `one` and `other`, Japanese only `other`. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Smaller numbers are in almost every text, and `Intl` takes its time over each. */
const REMEMBERED = 1000;

const pluralRule = bySize((tag) => {
  const rules = new Intl.PluralRules(tag);
  return (size) => rules.select(size);
});
const written = bySize((tag) => {
  const format = new Intl.NumberFormat(tag);
  return (size) => format.format(size);
});

/** The form that goes with a number in a language, given as a BCP 47 tag. */
export function pluralOf(number: number, forms: PluralForms, tag = 'en'): string {
  return forms[pluralRule(number, tag)] ?? forms.other;
}

/** `1 point`, `−1,203 points`: a number with its English noun. */
export function count(number: number, one: string, other: string): string {
  return `${plain(number)} ${pluralOf(number, { one, other })}`;
}

/** `1,203`, with a real minus sign, as a language writes it; English and Japanese write the same. */
export function plain(number: number, tag = 'en'): string {
  return `${number < 0 ? '−' : ''}${written(number, tag)}`;
}

/** What something brought: `+35`, `−3`, `0`. */
export function signed(number: number, tag = 'en'): string {
  return number > 0 ? `+${plain(number, tag)}` : plain(number, tag);
}

/** What a language makes of a number without its sign, remembered for small whole ones. */
function bySize<T>(
  inLanguage: (tag: string) => (size: number) => T,
): (number: number, tag: string) => T {
  const languages = new Map<string, { make: (size: number) => T; known: Map<number, T> }>();
  return (number, tag) => {
    let language = languages.get(tag);
    if (language === undefined) {
      language = { make: inLanguage(tag), known: new Map() };
      languages.set(tag, language);
    }
    const { make, known } = language;
    const size = Math.abs(number);
    const found = known.get(size);
    if (found !== undefined) return found;
    const made = make(size);
    if (size < REMEMBERED && Number.isInteger(size)) known.set(size, made);
    return made;
  };
}
