const KEPT = ['PATH', 'HOME', 'NODE_COMPILE_CACHE'];

/** What every program needs of our environment: none of the settings of whoever runs the tests. */
export const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
