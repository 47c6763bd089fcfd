/** `npm run check:boundaries`: fails when an import points where it must not. */
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries/checkBoundaries.mjs';

const problems = checkBoundaries(fileURLToPath(new URL('..', import.meta.url)));
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Every import points down the house.' : `${problems.length} imports to put right.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
