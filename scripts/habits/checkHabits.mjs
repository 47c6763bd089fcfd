/**
 * Checks the habits in CONTRIBUTING.md that a program can check.
 *
 * Findings that were there when a rule was added are listed in `standing.json`, by rule, with how often each occurs. The
 * list may only shrink: a finding that is not on it fails the check, and so does one on it that no longer occurs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { booleans, parameters, verbs } from './parameters.mjs';
import { citations } from './citations.mjs';
import { clientModules } from './clientModules.mjs';
import { findDecisionProblems } from './decisions.mjs';
import { findDocumentPathProblems } from './documentPaths.mjs';
import { durations } from './durations.mjs';
import { engines } from './engines.mjs';
import { fileCircles, folderCircles } from './circles.mjs';
import { sameNames, smallFiles, testHelpers } from './files.mjs';
import { folderTables } from './folderTables.mjs';
import { houseVerbs } from './houseVerbs.mjs';
import { lonelyFolders } from './lonelyFolders.mjs';
import { parsedAnswers } from './parsedAnswers.mjs';
import { publicUrls } from './publicUrls.mjs';
import { readSources } from './readSources.mjs';

/**
 * @callback Rule
 * @param {import('./readSources.mjs').SourcePackage} entry
 * @param {string} root
 * @returns {readonly string[]} `file:line: what is wrong. What to do.`
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Standing by rule: how often each finding stands
 */

/** @type {Readonly<Record<string, Rule>>} */
const RULES = {
  booleans,
  citations,
  clientModules,
  durations,
  engines,
  fileCircles,
  folderCircles,
  folderTables,
  houseVerbs,
  lonelyFolders,
  parameters,
  parsedAnswers,
  publicUrls,
  sameNames,
  smallFiles,
  testHelpers,
  verbs,
};

const WRITE = 'Run "npm run check:habits -- --write".';

/**
 * @param {string} root
 * @returns {readonly { readonly rule: string, readonly findings: readonly string[] }[]}
 */
export function findBreaches(root) {
  const packages = readSources(root);
  return Object.entries(RULES).map(([rule, find]) => ({
    rule,
    findings: packages.flatMap((entry) => find(entry, root)),
  }));
}

/**
 * Returns a finding without its line number and advice: the part that does not change when other lines of the file
 * do.
 *
 * @param {string} finding
 */
const toKey = (finding) => finding.replace(/:\d+: /, ': ').replace(/\. [A-Z].*$/, '');

/** @param {readonly string[]} findings */
const groupByKey = (findings) => Map.groupBy(findings, toKey);

/** @param {string} key */
const getPackage = (key) => /^(?:(?:packages|blocks)\/)?[^/]+/.exec(key)?.[0] ?? '';

/**
 * @param {string} root
 * @param {Standing} standing
 * @returns {readonly string[]} one line a problem
 */
export function checkHabits(root, standing) {
  const breaches = findBreaches(root).flatMap(({ rule, findings }) => {
    const found = groupByKey(findings);
    const allowed = new Map(Object.entries(standing[rule] ?? {}));
    const fresh = [...found].flatMap(([key, all]) => (all.length > (allowed.get(key) ?? 0) ? all : []));
    const stale = [...allowed].filter(([key, count]) => (found.get(key)?.length ?? 0) < count);
    return [
      ...fresh,
      ...stale.map(([key]) => `scripts/habits/standing.json: "${key}" (${rule}) is no longer so. ${WRITE}`),
    ];
  });
  return [...breaches, ...findDecisionProblems(root), ...findDocumentPathProblems(root)];
}

/**
 * Returns the list as it should be now. A package never gets more findings of a rule than it had: a renamed finding
 * replaces the old one, and a new one is not added. A rule that is not on the list yet is added with all its
 * findings.
 *
 * @param {string} root
 * @param {Standing} standing
 * @returns {Standing}
 */
export function shrinkStanding(root, standing) {
  return Object.fromEntries(
    findBreaches(root).map(({ rule, findings }) => [rule, shrinkRule(findings, standing[rule])]),
  );
}

/**
 * @param {readonly string[]} findings
 * @param {Readonly<Record<string, number>> | undefined} before
 */
function shrinkRule(findings, before) {
  const found = [...groupByKey(findings)].toSorted(([first], [second]) => (first < second ? -1 : 1));
  /** @type {Record<string, number>} */
  const now = {};
  for (const [folder, keys] of Map.groupBy(found, ([key]) => getPackage(key))) {
    const had = Object.entries(before ?? {}).filter(([key]) => getPackage(key) === folder);
    const most = had.reduce((sum, [, count]) => sum + count, 0);
    const has = keys.reduce((sum, [, all]) => sum + all.length, 0);
    for (const [key, all] of keys) {
      const count = before === undefined || has <= most ? all.length : Math.min(all.length, before[key] ?? 0);
      if (count > 0) now[key] = count;
    }
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
