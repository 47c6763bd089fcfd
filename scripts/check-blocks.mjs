/**
 * `npm run check:blocks`: fails when a block package does not keep its promises. `-- --write` brings the tables in the
 * READMEs up to date; `-- byline` looks at some blocks only.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkBlocks } from './blocks/checkBlocks.mjs';

const words = process.argv.slice(2);
const { count, problems } = await checkBlocks(fileURLToPath(new URL('..', import.meta.url)), {
  write: words.includes('--write'),
  only: words.filter((word) => !word.startsWith('--')),
});
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${count} blocks are complete.` : `${problems.length} things to put right.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
