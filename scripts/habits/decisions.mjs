/**
 * Checks that each decision can be found: by its group, its name, its heading, its line in the index, and from the code or
 * the README that it governs. The index, `docs/decisions/README.md`, is written from the decisions.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCitationProblems } from './decisionCitations.mjs';

const FOLDER = 'docs/decisions';
const HEAD = /^# (\d+)\. (.+)\n\nStatus: (accepted|superseded by \[.+\]\(.+\)) · (\d{4}-\d{2}-\d{2})\n/;
const GROUPS = /** @type {const} */ ({
  rendering: 'Pages, blocks, script and caches',
  content: 'Stories, pictures, import, feeds and search',
  identity: 'Readers, sessions, newsletters and saved stories',
  sales: 'Offers, checkout, subscriptions, billing and the paywall',
  editing: 'The page builder, drafts, publishing and editors',
  operations: 'Running a site, and what concerns all of it',
});

const INTRODUCTION = `# Decisions

Decision records by topic: the decision, the alternatives and the consequences. A title names the topic and the choice. Records
that were merged have the lowest of their numbers; the index lists the others, and each section states its former number. A
superseded record stays and names its successor. The behaviour of a single block is documented in the README of that block.

[Where we differ from the specification](operations/0008-where-we-differ-from-the-specification-silent-points-and-deliberate-differences.md)
lists each difference, with the decision that explains it.
`;

/**
 * @typedef {{ readonly path: string, readonly group: string, readonly name: string, readonly text: string }} Decision
 * `path` relative to the root
 */

/**
 * @param {string} root
 * @returns {readonly Decision[]}
 */
function listDecisions(root) {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md')
    .toSorted()
    .map((path) => {
      const [group = '', name = ''] = path.includes('/') ? path.split('/') : ['', path];
      return {
        path: `${FOLDER}/${path}`,
        group,
        name,
        text: readFileSync(join(folder, path), 'utf8'),
      };
    });
}

/** @param {string} title */
const toSlug = (title) =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** @param {Decision} decision */
function findProblem({ group, name, text }) {
  if (!Object.hasOwn(GROUPS, group)) return `Move it into a folder of ${Object.keys(GROUPS).join(', ')}.`;
  const [, number = '', title = ''] = HEAD.exec(text) ?? [];
  if (title === '')
    return 'Begin with "# 7. Topic: choice", an empty line, and "Status: accepted · 2026-11-28".';
  const expected = `${number.padStart(4, '0')}-${toSlug(title)}.md`;
  return name === expected ? undefined : `Its heading asks for the name ${expected}.`;
}

/**
 * Returns the numbers of the records that were merged into one, such as ` (with 79)`, or an empty string.
 *
 * @param {string} text
 */
function listMerged(text) {
  const phrases = text.match(/formerly decisions?\s[\d\s,and]+/g) ?? [];
  const numbers = phrases.flatMap((phrase) => phrase.match(/\d+/g) ?? []).map(Number);
  return numbers.length === 0 ? '' : ` (with ${[...new Set(numbers)].toSorted((a, b) => a - b).join(', ')})`;
}

/** @param {readonly Decision[]} decisions */
function composeIndex(decisions) {
  const parts = Object.entries(GROUPS).map(([group, topic]) => {
    const rows = decisions
      .filter((decision) => decision.group === group)
      .map(({ name, text }) => {
        const [, number, title, status = '', date] = HEAD.exec(text) ?? [];
        const end = status === 'accepted' ? '' : ` (${status.replace('](', `](${group}/`)})`;
        return `- [${number}. ${title}](${group}/${name})${listMerged(text)}${end} · ${date}`;
      });
    return `\n## ${topic}\n\n${rows.join('\n')}\n`;
  });
  return INTRODUCTION + parts.join('');
}

/**
 * Returns one line for each decision that cannot be found by its group, name or heading, and one when the index is old.
 *
 * @param {string} root
 * @returns {readonly string[]}
 */
export function findDecisionProblems(root) {
  const decisions = listDecisions(root);
  if (decisions.length === 0) return [];
  const problems = decisions.flatMap((decision) => {
    const problem = findProblem(decision);
    return problem === undefined ? [] : [`${decision.path}: ${problem}`];
  });
  /** @type {Map<string, Decision[]>} */
  const byNumber = Map.groupBy(decisions, ({ name }) => name.slice(0, 4));
  for (const [number, [first, second]] of byNumber)
    if (second !== undefined)
      problems.push(`${first?.path}: its number ${number} is that of ${second.path}.`);
  if (problems.length > 0) return problems;
  const index = join(root, FOLDER, 'README.md');
  const isCurrent = existsSync(index) && readFileSync(index, 'utf8') === composeIndex(decisions);
  return [
    ...(isCurrent ? [] : [`${FOLDER}/README.md: the index is old. Run "npm run check:habits -- --write".`]),
    ...findCitationProblems(root, decisions),
  ];
}

/**
 * Writes the index of the decisions.
 *
 * @param {string} root
 */
export function writeDecisionIndex(root) {
  const decisions = listDecisions(root);
  if (decisions.length > 0) writeFileSync(join(root, FOLDER, 'README.md'), composeIndex(decisions));
}
