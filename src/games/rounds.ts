/** The rounds of a match in most games: a whole year by their rules, and half of one where a table is opened. */
export const ROUNDS = { default: 12, choices: [12, 6, 3], opensWith: 6 } as const;
