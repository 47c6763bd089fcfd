/**
 * `npm run check:habits`: fails where the code breaks one of the habits in CONTRIBUTING.md that a program can check.
 * `-- --write` removes corrected findings from the list; `-- --all` shows all findings, also the listed ones;
 * `-- --figures` prints the measures of the house.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeDecisionIndex } from './habits/decisions.mjs';
import { printFigures } from './habits/figures.mjs';
import {
  checkHabits,
  findBreaches,
  readStanding,
  shrinkStanding,
  writeStanding,
} from './habits/checkHabits.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('habits/standing.json', import.meta.url));
const words = process.argv.slice(2);

if (words.includes('--write')) {
  writeStanding(file, shrinkStanding(root, readStanding(file)));
  writeDecisionIndex(root);
}
if (words.includes('--figures')) console.log(printFigures(root));
const problems = words.includes('--all')
  ? findBreaches(root).flatMap(({ rule, findings }) => findings.map((finding) => `${finding} (${rule})`))
  : checkHabits(root, readStanding(file));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The habits are kept.' : `${problems.length} lines about habits.`);
process.exitCode = problems.length === 0 ? 0 : 1;
