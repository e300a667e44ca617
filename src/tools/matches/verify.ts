import { decksOf } from '../../fairness/deals.ts';
import { promiseOf, sha256Of } from '../../fairness/promise.ts';
import { verifyDeals } from '../../fairness/verify.ts';
import { fairness } from '../../text/words/en/fairness.ts';
import { readNamedFile, runCommand } from '../command.ts';

const USAGE = `verify FILE
  Checks a file of deals: the promise, the seed, every deck, move and result; "-" reads standard input.
`;

await runCommand(USAGE, (args) => {
  const text = readNamedFile(args, USAGE);
  const verdict = verifyDeals(text);
  if (!verdict.ok) {
    process.stderr.write(
      `Line ${verdict.line}, ${verdict.failed}: ${fairness.checks[verdict.failed]}\n`,
    );
    process.exitCode = 1;
    return;
  }
  const { deals } = verdict;
  const { played } = deals;
  const dealt =
    played === null
      ? 'No cards were dealt.'
      : `${decksOf(played).length} deals and ${played.moves.length} moves of ${played.setup.game}: all follow from the seed.`;
  const lines = [
    `Match ${deals.match}: promise, secret and contributions agree. ${dealt}`,
    `Promise: ${promiseOf(deals)}`,
    `SHA-256 of the file: ${sha256Of(text)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});
