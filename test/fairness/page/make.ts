/**
 * Makes docs/verify.html. After a change of the rules or of the check:
 *
 *     node test/fairness/page/make.ts
 */
import { writeFileSync } from 'node:fs';
import { pageOfCheck } from './page-of-check.ts';

writeFileSync(new URL('../../../docs/verify.html', import.meta.url), await pageOfCheck());
