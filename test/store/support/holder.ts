/** A process that has a database open until it is killed. */
import { openStore } from '../../../src/store/sqlite/open-store.ts';

const [path = ''] = process.argv.slice(2);
const store = openStore(path);
process.stdout.write('opened\n');
// Held on to: a store that nothing holds is collected as garbage, and lets its lock go.
setInterval(() => store, 60_000);
