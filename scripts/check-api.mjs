/** `npm run check:api`: fails when a package exports something else and no changeset says so. `-- --write` stores what is there. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkApi } from './api/checkApi.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const problems = checkApi(root, { write: process.argv.includes('--write') });
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'What packages export is known.' : `${problems.length} packages to put right.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
