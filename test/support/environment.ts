const KEPT = ['PATH', 'HOME', 'NODE_COMPILE_CACHE'];
const QUICK_IMPORTS = new URL('./quick-imports.ts', import.meta.url).href;

/** `NODE_OPTIONS` of a process that loads the modules at these addresses before its own. */
export const importing = (...addresses: readonly string[]): string =>
  [QUICK_IMPORTS, ...addresses].map((address) => `--import=${address}`).join(' ');

/** What every program needs of our environment: none of the settings of whoever runs the tests. */
export const bareEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(
    KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  NODE_OPTIONS: importing(),
});
