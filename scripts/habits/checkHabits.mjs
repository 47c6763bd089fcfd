/**
 * The habits of CONTRIBUTING.md that a machine can see.
 *
 * What stood when a rule came is counted in `standing.json`, by rule and package. The counts only ever shrink: one more
 * finding fails, and so does a count that is higher than what is there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { booleans, parameters } from './parameters.mjs';
import { citations } from './citations.mjs';
import { fileCircles, folderCircles } from './circles.mjs';
import { smallFiles, testHelpers } from './files.mjs';
import { folderTables } from './folderTables.mjs';
import { parsedAnswers } from './parsedAnswers.mjs';
import { readSources } from './readSources.mjs';

/**
 * @callback Rule
 * @param {import('./readSources.mjs').SourcePackage} entry
 * @param {string} root
 * @returns {readonly string[]} `file:line: what is wrong. What to do.`
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Standing findings by rule and package
 */

/** @type {Readonly<Record<string, Rule>>} */
const RULES = {
  booleans,
  citations,
  fileCircles,
  folderCircles,
  folderTables,
  parameters,
  parsedAnswers,
  smallFiles,
  testHelpers,
};

/**
 * @param {string} root
 * @returns {readonly { readonly rule: string, readonly folder: string, readonly findings: readonly string[] }[]}
 */
export function findBreaches(root) {
  const packages = readSources(root);
  return Object.entries(RULES).flatMap(([rule, find]) =>
    packages.map((entry) => ({ rule, folder: entry.folder, findings: find(entry, root) })),
  );
}

/**
 * @param {string} root
 * @param {Standing} standing
 * @returns {readonly string[]} one line a problem
 */
export function checkHabits(root, standing) {
  const found = findBreaches(root);
  const problems = found.flatMap(({ rule, folder, findings }) => {
    const allowed = standing[rule]?.[folder] ?? 0;
    if (findings.length > allowed) {
      const more =
        allowed === 0
          ? []
          : [`${folder} had ${allowed} of these (${rule}); which of them are new is yours to see:`];
      return [...more, ...findings];
    }
    return findings.length < allowed
      ? [
          `scripts/habits/standing.json: ${folder} has ${findings.length} left of ${allowed} (${rule}). Run "npm run check:habits -- --write".`,
        ]
      : [];
  });
  const known = new Set(found.map(({ rule, folder }) => `${rule} ${folder}`));
  const gone = Object.entries(standing).flatMap(([rule, folders]) =>
    Object.keys(folders)
      .filter((folder) => !known.has(`${rule} ${folder}`))
      .map(
        (folder) =>
          `scripts/habits/standing.json: there is no ${rule} of ${folder}. Run "npm run check:habits -- --write".`,
      ),
  );
  return [...problems, ...gone];
}

/**
 * What stands now where it is less than what stood: a count never grows.
 *
 * @param {string} root
 * @param {Standing} standing
 * @returns {Standing}
 */
export function shrinkStanding(root, standing) {
  /** @type {Record<string, Record<string, number>>} */
  const now = {};
  for (const { rule, folder, findings } of findBreaches(root)) {
    const count = Math.min(findings.length, standing[rule]?.[folder] ?? 0);
    if (count > 0) (now[rule] ??= {})[folder] = count;
  }
  return now;
}

/**
 * @param {string} file
 * @returns {Standing}
 */
export function readStanding(file) {
  /** @type {Standing} */
  const standing = JSON.parse(readFileSync(file, 'utf8'));
  return standing;
}

/**
 * @param {string} file
 * @param {Standing} standing
 */
export function writeStanding(file, standing) {
  writeFileSync(file, `${JSON.stringify(standing, null, 2)}\n`);
}
