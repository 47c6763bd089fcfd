/**
 * Compares what each published package exports with the text that is stored of it. A change of it is one for those who use
 * the package, so a changeset has to name the package.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listApiPages } from '../../packages/docs/src/api/listApiPages.ts';

/** @typedef {import('../../packages/docs/src/api/listApiPages.ts').ApiPage} ApiPage */

const FOLDER = 'scripts/api/surfaces';

/** Words that editors read in the page builder: who uses a package does not depend on them. */
const TEXTS = /\b(title|label|description|help): (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** How a formatter breaks lines is no part of it, nor are the texts of fields. @param {string} signature */
const toLine = (signature) =>
  signature
    .replaceAll(/\/\*\*?(?:[^*]|\*(?!\/))*\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(TEXTS, '$1: …')
    .replaceAll(/([(<]) /g, '$1')
    .replaceAll(/,? ([)>])(?!=)/g, '$1')
    .replaceAll(/([=:]) \| /g, '$1 ')
    .trim();

/** Writes what a package exports, a line for each name. @param {Pick<ApiPage, 'entries'>} page */
export function printSurface({ entries }) {
  const parts = entries.map(({ module, exports }) => {
    const lines = exports.map(({ name, signature, from }) =>
      from === undefined ? `${name}: ${toLine(signature)}` : `${name}: from ${from}`,
    );
    return [module, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${parts.join('\n')}\n`;
}

/** Returns the names of packages that changesets concern. @param {string} root */
function readChangedPackages(root) {
  const folder = join(root, '.changeset');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const heads = files.map((name) => readFileSync(join(folder, name), 'utf8').split(/^---$/m)[1] ?? '');
  return new Set(
    heads.flatMap((head) => [...head.matchAll(/^['"]?(@[^'":]+)['"]?:/gm)].map(([, name]) => name)),
  );
}

/**
 * @param {string} root the absolute path of the repository
 * @param {{ readonly write?: boolean }} [options] `write` stores what the packages export now
 * @returns {readonly string[]} what is wrong, a sentence each
 */
export function checkApi(root, { write = false } = {}) {
  const pages = listApiPages(root);
  const folder = join(root, FOLDER);
  if (write) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const changed = readChangedPackages(root);
  return pages.flatMap((page) => {
    const own = page.title.replace('API: ', '');
    const file = join(folder, `${own}.txt`);
    const now = printSurface(page);
    if (write) writeFileSync(file, now);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const name = own === 'create-broadsheet' ? own : `@broadsheet/${own}`;
    if (before === now || changed.has(name)) return [];
    const known = new Set((before ?? '').split('\n'));
    const first = now.split('\n').find((line) => !known.has(line)) ?? 'a name that is gone';
    return [
      `${name} exports something else than at the last release (${first.trim().slice(0, 120)}), and no changeset says so. Run "npm run changeset" for those who use it.`,
    ];
  });
}
