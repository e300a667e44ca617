// A process of ours begins in half the time with this before it (`--import`). Node looks for the package.json of every
// file that is imported, and drizzle-orm's takes as long to read as the file; but what one ES module imports of its own
// package is an ES module too where both have the same ending.

import { registerHooks } from 'node:module';
import { extname } from 'node:path';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    const ending = extname(specifier);
    const isLikeParent =
      specifier.startsWith('.') && ending !== '' && extname(parentURL) === ending;
    if (!isLikeParent || !conditions.includes('import')) return next(specifier, context);
    const format = ending === '.ts' ? 'module-typescript' : 'module';
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
  },
});
