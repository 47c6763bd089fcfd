import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** How the site finds blocks in their folders. */
const GLOB = /import\.meta\.glob\b[^(]*\(\s*['"][^'"]*\/blocks\//;
const BLOCK = /^@broadsheet\/block-(?!kit\b)/;

/**
 * @typedef {object} Module
 * @property {boolean} isReader whether it names blocks itself
 * @property {readonly string[]} imports files relative to the root, without those of which only types are used
 */

/** @param {string} root @param {string} file @returns {Module} */
function readModule(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null || isType ? [] : [moduleRequest.value],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  const imports = specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
  const isReader =
    GLOB.test(code) ||
    specifiers.some((each) => BLOCK.test(each)) ||
    imports.some((each) => each.startsWith('blocks/'));
  return { isReader, imports };
}

/**
 * Finds the tests that read blocks of the workspace: they import them, or a module that does, however far away.
 *
 * @param {string} root
 * @param {readonly string[]} tests files relative to the root
 * @returns {readonly string[]} some of the tests
 */
export function findBlockReaders(root, tests) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const open = (/** @type {string} */ file) => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const isSource = /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file));
    const found = isSource ? readModule(root, file) : { isReader: false, imports: [] };
    modules.set(file, found);
    return found;
  };
  const reads = (/** @type {string} */ test) => {
    const seen = new Set([test]);
    // A set takes up what is added while it is read.
    for (const file of seen) {
      const { isReader, imports } = open(file);
      if (isReader) return true;
      for (const each of imports) seen.add(each);
    }
    return false;
  };
  return tests.filter(reads);
}
