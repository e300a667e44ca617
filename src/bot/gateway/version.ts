import packageJson from '../../../package.json' with { type: 'json' };

/** The version of the bot that runs. */
export const VERSION: string = packageJson.version;
