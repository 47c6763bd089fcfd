/** Measures the code of the house, for a comparison before and after a change of its structure. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { findBreaches } from './checkHabits.mjs';
import { findLonelyFolders, isCode } from './lonelyFolders.mjs';
import { readSources } from './readSources.mjs';

/** @param {string} code */
const countLines = (code) => code.trimEnd().split('\n').length;

/** @param {import('./readSources.mjs').Source} source */
function measureFunctions({ code, parsed }) {
  /** @type {number[]} */
  const lines = [];
  /** @param {{ readonly start: number, readonly end: number }} node */
  const add = ({ start, end }) => void lines.push(countLines(code.slice(start, end)));
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parsed.program);
  return lines;
}

/** @param {readonly number[]} values */
function summarise(values) {
  const sorted = values.toSorted((first, second) => first - second);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${sorted.length} · median ${at(0.5)} · p90 ${at(0.9)} · most ${sorted.at(-1) ?? 0} lines`;
}

/**
 * Returns a table: sizes of files and functions, lines by package, circles, folders with one file, long lists of
 * parameters and entries of the glossary.
 *
 * @param {string} root
 */
export function printFigures(root) {
  const packages = readSources(root);
  const products = packages.map(({ folder, sources }) => ({
    folder,
    sources: sources.filter(isCode),
  }));
  const all = products.flatMap(({ sources }) => sources);
  const folders = new Set(all.map(({ file }) => posix.dirname(file)));
  const breaches = new Map(findBreaches(root).map(({ rule, findings }) => [rule, findings.length]));
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const bySize = products
    .map(({ folder, sources }) => ({
      folder,
      lines: sources.reduce((sum, { code }) => sum + countLines(code), 0),
    }))
    .toSorted((first, second) => second.lines - first.lines);
  return [
    `Files: ${summarise(all.map(({ code }) => countLines(code)))}`,
    `Functions: ${summarise(all.flatMap(measureFunctions))}`,
    `Folders with one file: ${findLonelyFolders(all).length} of ${folders.size}`,
    `Circles: ${breaches.get('fileCircles') ?? 0} of files, ${breaches.get('folderCircles') ?? 0} of folders`,
    `Exported functions over two parameters: ${breaches.get('parameters') ?? 0}`,
    `Entries of the glossary: ${glossary.match(/^\| (?!-|Word|Term)/gm)?.length ?? 0}`,
    'Lines by package:',
    ...bySize.filter(({ lines }) => lines >= 1_000).map(({ folder, lines }) => `  ${folder}: ${lines}`),
  ].join('\n');
}
