/** The names that are offered. */
export const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];
const KNOWN: ReadonlySet<string> = new Set(ZONES);

/** The time zone that was meant, by its IANA name in any case; undefined if there is none. */
export function zoneCalled(typed: string): string | undefined {
  const name = typed.trim();
  // Looking one up takes long.
  if (KNOWN.has(name)) return name;
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
