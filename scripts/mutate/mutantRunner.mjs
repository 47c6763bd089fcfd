/**
 * Runs the tests of its package that import a file once for each of its mutants, in a process of its own: a mutant may never end, and the
 * parent then ends the process. The file on the disk is not touched; Vite hands the tests the mutant instead.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

const workspace = /^.*\/(?:packages\/|blocks\/|sdk-)[^/]+\//.exec(file)?.[0] ?? dirname(file);
const related = await vitest.getRelevantTestSpecifications();
/** The file's neighbours notice most; the rest of the package is asked about what they did not. */
const near = related.filter(({ moduleId }) => dirname(moduleId) === dirname(file));
const far = related.filter(
  ({ moduleId }) => moduleId.startsWith(workspace) && dirname(moduleId) !== dirname(file),
);

/** @param {typeof related} specifications @returns {Promise<boolean>} whether a test fails */
async function fails(specifications) {
  if (specifications.length === 0) return false;
  vitest.invalidateFile(file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

process.send?.({ kind: 'tests', files: [...near, ...far].map(({ moduleId }) => moduleId) });
const isBroken = first === '0' && ((await fails(near)) || (await fails(far)));
if (isBroken) process.send?.({ kind: 'broken' });
else if (near.length + far.length > 0) {
  for (const [index, mutant] of mutants.entries()) {
    if (index < Number(first)) continue;
    process.send?.({ kind: 'began', index });
    code = applyMutant(original, mutant);
    process.send?.({ kind: 'ended', index, isNoticed: (await fails(near)) || (await fails(far)) });
  }
}
process.send?.({ kind: 'done' });
await vitest.close();
process.exit(0);
