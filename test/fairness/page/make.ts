/**
 * Makes docs/verify.html. After a change of the rules or of the check:
 *
 *     npm run renew -- verify
 */
import { writeFileSync } from 'node:fs';
import { pageOfCheck } from './page-of-check.ts';

writeFileSync(new URL('../../../docs/verify.html', import.meta.url), await pageOfCheck());
