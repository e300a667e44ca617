/**
 * Imported before everything else: an older Node cannot load what follows (the database's binary
 * would crash it), and could not say why.
 */
const NEEDED = [22, 18] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `Hanafuda Bot needs Node ${NEEDED.join('.')} or later, but this is Node ${process.versions.node}. ` +
      'Start it with "npm start", which brings its own, or install a newer one.\n',
  );
  process.exit(1);
}

export {};
