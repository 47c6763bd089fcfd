import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findDecisionProblems, writeDecisionIndex } from './decisions.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const HEAD = '# 7. Feeds: below their pages\n\nStatus: accepted · 2026-11-20\n\nText.\n';

const CITATION = '[Feeds](https://example.com/docs/decisions/content/0007-feeds-below-their-pages.md).\n';

function createDecisions(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'decisions-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path.startsWith('packages/') ? path : `docs/decisions/${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

test.each([
  ['in no group', { '0007-feeds-below-their-pages.md': HEAD }, 'Move it into a folder of rendering'],
  ['under another name', { 'content/0007-feeds.md': HEAD }, '0007-feeds-below-their-pages.md'],
  ['without status and date', { 'content/0007-feeds.md': '# 7. Feeds\n\nText.\n' }, 'Status: accepted'],
  [
    'with a number that is used',
    { 'content/0007-feeds-below-their-pages.md': HEAD, 'sales/0007-feeds-below-their-pages.md': HEAD },
    'its number 0007 is that of',
  ],
  [
    'that the index does not list',
    { 'content/0007-feeds-below-their-pages.md': HEAD, 'packages/feeds/README.md': CITATION },
    'the index is old',
  ],
])('a decision %s is found', (_, files, problem) => {
  expect(findDecisionProblems(createDecisions(files))).toEqual([expect.stringContaining(problem)]);
});

test('the index lists each decision by its group', () => {
  const root = createDecisions({
    'content/0007-feeds-below-their-pages.md': HEAD,
    'packages/feeds/README.md': CITATION,
  });
  writeDecisionIndex(root);
  expect(findDecisionProblems(root)).toEqual([]);
});

test('a decision that no package cites, and a citation of none, are found', () => {
  const root = createDecisions({
    'content/0007-feeds-below-their-pages.md': HEAD,
    'packages/feeds/README.md': CITATION.replace('0007', '0008'),
  });
  writeDecisionIndex(root);
  expect(findDecisionProblems(root)).toEqual([
    expect.stringContaining('packages/feeds/README.md: it cites 0008-feeds-below-their-pages.md'),
    expect.stringContaining('0007-feeds-below-their-pages.md: nothing cites it'),
  ]);
});
