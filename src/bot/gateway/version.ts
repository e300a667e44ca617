import packageJson from '../../../package.json' with { type: 'json' };

/** The version of the bot that runs. */
export const VERSION: string = packageJson.version;

/** Where its source is; null where package.json does not say. */
export const SOURCE: string | null =
  'homepage' in packageJson ? String(packageJson.homepage) : null;
