/** Part of the contract as SQLite keeps it: each call is over when it returns. */
export type Sync<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends (
    ...args: infer Args
  ) => Promise<infer Result>
    ? (...args: Args) => Result
    : never;
};

/** Queries that keep the contract: each call passes through `run`. */
export function asynchronous<Queries extends object>(
  queries: Sync<Queries>,
  run: <T>(call: () => T) => Promise<T>,
): Queries {
  const calls = Object.entries<(...args: readonly unknown[]) => unknown>(queries);
  return Object.fromEntries(
    calls.map(([name, call]) => [name, (...args: readonly unknown[]) => run(() => call(...args))]),
  ) as Queries;
}
