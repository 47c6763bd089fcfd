/**
 * `npm run mutate -- packages/client-core/src/href`: puts small faults into files, one at a time, runs the tests of
 * the package that import the file, and lists the faults that no test noticed. Takes files and folders; a minute or more for each file.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describeMutant, findMutants } from './mutate/findMutants.mjs';
import { runMutants } from './mutate/runMutants.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const from = process.env['INIT_CWD'] ?? process.cwd();
process.chdir(root);

/** @param {string} path @returns {readonly string[]} */
function sourcesIn(path) {
  if (statSync(path).isFile()) return [path];
  return globSync('**/*.{ts,tsx}', { cwd: path, exclude: (name) => /^(?:node_modules|dist)$/.test(name) })
    .filter((file) => !/\.test(?:-d)?\.|(?:^|\/)(?:test|testing)\/|\.d\.ts$/.test(file))
    .toSorted()
    .map((file) => join(path, file));
}

const words = process.argv.slice(2);
if (words.length === 0) throw new Error('Name files or folders, such as packages/client-core/src/href.');
const total = { noticed: 0, survived: 0 };
for (const file of words.flatMap((word) => sourcesIn(resolve(from, word)))) {
  const code = readFileSync(file, 'utf8');
  const mutants = findMutants(file, code);
  if (mutants.length === 0) continue;
  const { tests, noticed, survived, isBroken } = await runMutants(file);
  const name = relative(root, file);
  if (isBroken) throw new Error(`The tests of ${name} fail as it is. Put that right first.`);
  if (tests.length === 0) {
    console.log(`${name}: no test imports it.`);
    continue;
  }
  total.noticed += noticed.length;
  total.survived += survived.length;
  console.log(`${name}: ${noticed.length} of ${mutants.length} noticed`);
  for (const mutant of survived.flatMap((index) => mutants[index] ?? [])) {
    const { line, was, became } = describeMutant(code, mutant);
    console.log(`  ${name}:${line}\n    - ${was}\n    + ${became}`);
  }
}
console.log(`${total.noticed} faults noticed, ${total.survived} not.`);
