/**
 * `npm run mutate -- packages/service-kit/src/money`: changes the sources of a folder one place at a time and runs the
 * folder's tests each time. A change that no test notices is printed: either a test is missing there, or the code is
 * not needed.
 *
 * `--limit=60` tries that many changes, spread over the folder; `--tests=packages/a/src,packages/b/src` runs other tests.
 * The program works on the files themselves and puts each back, also when it is interrupted: commit before.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findMutants } from './mutation/findMutants.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Milliseconds after which a run that has not ended counts as noticed: a change can make a loop endless. */
const PATIENCE = 120_000;

/** @typedef {import('./mutation/findMutants.mjs').Mutant & { readonly file: string, readonly source: string }} Place */

/**
 * @param {string} folder
 * @returns {readonly Place[]}
 */
function listPlaces(folder) {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$|\/(test|testing|node_modules|dist)\//.test(file),
  );
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return findMutants(file, source).map((mutant) => ({ ...mutant, file, source }));
  });
}

/**
 * @param {readonly Place[]} places
 * @param {number} limit
 */
function spread(places, limit) {
  const step = Math.max(1, places.length / limit);
  return places.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/**
 * @param {readonly string[]} tests
 * @returns {Promise<boolean>} whether all of them pass
 */
function pass(tests) {
  return new Promise((resolve, reject) => {
    const words = [
      'vitest',
      'run',
      '--config',
      'vitest.workspace.ts',
      '--bail=1',
      '--reporter=dot',
      ...tests,
    ];
    const child = spawn('npx', words, { cwd: root, stdio: 'ignore', timeout: PATIENCE });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * @param {Place} place
 * @param {readonly string[]} tests
 */
async function isNoticed({ file, source, start, end, text }, tests) {
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  try {
    writeFileSync(file, source.slice(0, start) + text + source.slice(end));
    return !(await pass(tests));
  } finally {
    process.off('exit', restore);
    restore();
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string', default: '60' }, tests: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new Error('Name a folder of sources, e.g. npm run mutate -- sdk-sales/src/money');
  const tests = values.tests?.split(',') ?? [folder];
  if (!(await pass(tests))) throw new Error(`The tests of ${tests.join(', ')} fail, or there are none.`);
  const places = spread(listPlaces(folder), Number(values.limit));
  let unnoticed = 0;
  for (const place of places) {
    if (await isNoticed(place, tests)) continue;
    unnoticed += 1;
    const { file, line, source, start, end, text } = place;
    console.log(`${file}:${line}: nothing notices "${text}" instead of "${source.slice(start, end)}"`);
  }
  console.log(`${places.length - unnoticed} of ${places.length} changes were noticed.`);
}

process.on('SIGINT', () => process.exit(130));
try {
  process.chdir(root);
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
