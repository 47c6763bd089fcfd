/**
 * Tests the package in the current folder: first its types, then its tests. `--part=smoke` and `--part=blocks` select the
 * tests that read blocks of the workspace, which a package's own test leaves out. Other words are passed to Vitest, as in
 * `npm test -w @broadsheet/ui -- -t "a title"`.
 */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkTypes } from './package-tests/checkTypes.mjs';
import { divideTests, readPart } from './package-tests/testParts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = relative(root, process.cwd()).replaceAll('\\', '/');

/** @param {readonly string[]} tests @param {readonly string[]} rest @returns {number} the exit code */
function runTests(tests, rest) {
  if (tests.length === 0) return 0;
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const words = ['run', '--root', root, '--config', 'vitest.workspace.ts', ...tests, ...rest];
  return spawnSync(process.execPath, [vitest, ...words], { stdio: 'inherit' }).status ?? 1;
}

try {
  const { part, rest } = readPart(process.argv.slice(2));
  const { own, smoke, blocks } = divideTests(root, folder);
  const chosen = { own, smoke, blocks }[part];
  const selection =
    part === 'own' ? { tests: undefined, others: [...smoke, ...blocks] } : { tests: chosen, others: [] };
  const lines = checkTypes(root, { folder, ...selection });
  for (const line of lines) console.error(line);
  process.exitCode = runTests(chosen, rest) || (lines.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
