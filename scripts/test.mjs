/**
 * `npm test`: installs what is missing and runs every check. `--only=lint,unit` runs some of them. Checks that use one
 * processor each run in pairs; those that use all of them run alone.
 *
 * One failure does not stop the others; the slowest tests and the list of what failed come at the end, and then the
 * number of tests. A check that passes or fails as a whole counts as one test.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CHECKS } from './checks/checks.mjs';
import { runInGroups } from './checks/runInGroups.mjs';
import { describeFailedTests } from './checks/failedTests.mjs';
import { describeSecondTries } from './checks/secondTries.mjs';
import { describeSlowTests } from './checks/slowTests.mjs';
import { installDependencies } from './workspace/installDependencies.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How many checks run side by side, if they may. */
const BESIDE = 2;

/** @param {readonly string[]} words */
function chooseChecks(words) {
  const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined && words.length === 0) return CHECKS;
  const names = (only ?? '').split(',');
  const chosen = CHECKS.filter(({ name }) => names.includes(name));
  if (words.length === 1 && chosen.length === names.length) return chosen;
  const known = CHECKS.map(({ name }) => name).join(',');
  throw new Error(`"${words.join(' ')}" is not understood. Choose some of --only=${known}, or give nothing.`);
}

/**
 * @param {import('./checks/checks.mjs').Check} check
 * @param {string} place e.g. `2/8`
 */
async function runCheck({ title, run }, place) {
  const label = `[${place}] ${title}`;
  console.log(`${label} …`);
  const began = Date.now();
  const outcome = await run(root).catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  if ('skipped' in outcome) {
    console.log(`${label}: not run, for ${outcome.skipped}.`);
    return { title, passed: 0, failed: 0, slow: [], failures: [], secondTries: [] };
  }
  console.log(`${label}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} in ${seconds}`);
  return { title, slow: [], failures: [], secondTries: [], ...outcome };
}

async function main() {
  const checks = chooseChecks(process.argv.slice(2));
  installDependencies(root);
  const outcomes = await runInGroups(
    checks.map((check, index) => ({
      isAlone: check.isAlone,
      run: () => runCheck(check, `${index + 1}/${checks.length}`),
    })),
    BESIDE,
  );
  for (const line of describeSlowTests(outcomes.flatMap(({ slow }) => slow))) console.log(line);
  for (const line of describeSecondTries(outcomes.flatMap(({ secondTries }) => secondTries)))
    console.log(line);
  for (const line of describeFailedTests(outcomes.flatMap(({ failures }) => failures))) console.log(line);
  const failing = outcomes.filter(({ failed }) => failed > 0);
  if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ title }) => title).join(', ')}`);
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = failing.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
