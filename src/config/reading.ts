/** What a text was read as, or the rest of a sentence that begins with the setting's name. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };
