/** A process that has a database open until it is killed. */
import { openStore } from '../../../src/store/sqlite/open-store.ts';

const [path = ''] = process.argv.slice(2);
openStore(path);
process.stdout.write('opened\n');
setInterval(() => {}, 60_000);
