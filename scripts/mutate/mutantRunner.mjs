/**
 * Runs the tests of one file once for each of its mutants, in a process of its own: a mutant may never end, and the
 * parent then ends the process. The file on the disk is not touched; Vite hands the tests the mutant instead.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createVitest } from 'vitest/node';
import { applyMutant, findMutants } from './findMutants.mjs';

const [file = '', first = '0'] = process.argv.slice(2);
const original = readFileSync(file, 'utf8');
const mutants = findMutants(file, original);
let code = original;

const vitest = await createVitest(
  'test',
  {
    config: 'vitest.workspace.ts',
    watch: false,
    bail: 1,
    related: [file],
    reporters: [{}],
    passWithNoTests: true,
    isolate: true,
    fileParallelism: false,
    coverage: { enabled: false },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (_code, id) => (id.split('?')[0] === file ? { code, map: null } : undefined),
      },
    ],
  },
);

/** @returns {Promise<boolean>} whether a test failed */
async function isNoticed() {
  vitest.invalidateFile(file);
  const specifications = await vitest.getRelevantTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

const specifications = await vitest.getRelevantTestSpecifications();
process.send?.({ kind: 'tests', files: specifications.map(({ moduleId }) => moduleId) });
if (specifications.length > 0) {
  if (first === '0' && (await isNoticed())) process.send?.({ kind: 'broken' });
  else {
    for (const [index, mutant] of mutants.entries()) {
      if (index < Number(first)) continue;
      process.send?.({ kind: 'began', index });
      code = applyMutant(original, mutant);
      process.send?.({ kind: 'ended', index, isNoticed: await isNoticed() });
    }
  }
}
process.send?.({ kind: 'done' });
await vitest.close();
process.exit(0);
