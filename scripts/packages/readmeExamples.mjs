/**
 * Compiles the examples in the READMEs of the repository and of its packages, so that what they show can be copied.
 *
 * A name that an example does not declare, such as `story` or `<Newsletter />`, stands for something of the reader's own
 * and is no fault. Everything else is: a missing prop, a renamed export, a value of the wrong type.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { listPackages } from '../workspace/listPackages.mjs';

const EXAMPLE = /^```tsx?\n(.*?)^```$/gms;
/** The codes of the compiler for a name that is not declared. */
const UNDECLARED = /error TS(?:2304|2552|2686|18004):/;
/** A framework or a router that the reader has and the workspace has not. */
const FRAMEWORK = /error TS2307: Cannot find module '(?:next\/|react-router')/;
const OPTIONS = { noEmit: true, noUnusedLocals: false, noUnusedParameters: false, moduleDetection: 'force' };

/**
 * Lists the examples of a README.
 *
 * @param {string} markdown
 * @returns {readonly string[]}
 */
export function readExamples(markdown) {
  return [...markdown.matchAll(EXAMPLE)].map(([, code = '']) => code);
}

/**
 * @param {string} root
 * @param {readonly string[]} readmes relative to the root
 * @returns {readonly string[]} the compiler's lines, each beginning with the README and the number of its example
 */
export function findExampleFaults(root, readmes) {
  // Inside `node_modules`, where the packages of the workspace are found and nothing else looks for sources.
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules', '.readme-examples-'));
  try {
    for (const readme of readmes)
      readExamples(readFileSync(join(root, readme), 'utf8')).forEach((code, index) => {
        writeFileSync(join(folder, `${readme.replaceAll('/', '+')}+${index + 1}.tsx`), code);
      });
    const config = { extends: '../../tsconfig.base.json', compilerOptions: OPTIONS, include: ['*.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const words = [tsc, '-p', folder, '--pretty', 'false'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    if (stderr !== '') throw new Error(`The compiler could not be run: ${stderr}`);
    return stdout
      .split('\n')
      .filter((line) => /^\S.*error TS/.test(line) && !UNDECLARED.test(line) && !FRAMEWORK.test(line))
      .map((line) => line.replace(/^(?:.*\/)?([^/]+)\+(\d+)\.tsx/, '$1, example $2 ').replaceAll('+', '/'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lists the READMEs that whoever installs a package reads first.
 *
 * @param {string} root
 * @returns {readonly string[]} relative to the root
 */
export function listReadmes(root) {
  const folders = listPackages(root).map(({ folder }) => `${folder}/README.md`);
  return ['README.md', ...folders].filter((file) => existsSync(join(root, file)));
}
