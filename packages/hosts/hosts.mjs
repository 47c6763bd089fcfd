/**
 * `npm run hosts`: installs the packages, packed as for a release, into new applications outside the workspace, one for each
 * host, and uses them in a browser. `-- astro next` names the hosts; without names it is all of them.
 * `--built` takes the packages as they were built before.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chooseHosts } from './src/listHosts.mjs';
import { tryHosts } from './src/tryHosts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const words = process.argv.slice(2);
const isBuilt = words.includes('--built');
const names = words.filter((word) => word !== '--built');

try {
  const problems = await tryHosts(root, chooseHosts(names), { isBuilt, print: console.log });
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? 'Blocks work in every host.' : `${problems.length} things to put right.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
