import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findDocumentPathProblems } from './documentPaths.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

function createRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ 'packages/engine/src/render/joinBlocks.ts': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a path that names a file, a folder, or a folder of a publisher is accepted', () => {
  const text =
    '`packages/engine/src/render/joinBlocks.ts`, `packages/engine/src/`, `blocks/tide/block.ts`, `tide.ts`';
  expect(findDocumentPathProblems(createRepository({ 'docs/own-site.md': text }))).toEqual([]);
});

test('a path from the root that names nothing is found', () => {
  const root = createRepository({ 'CONTRIBUTING.md': 'Begin at `packages/engine/src/render/old.ts`.' });
  expect(findDocumentPathProblems(root)).toEqual([
    'CONTRIBUTING.md: there is no packages/engine/src/render/old.ts. Name the file that does it now.',
  ]);
});

test('the walks may name a file by the end of its path, if there is one', () => {
  const root = createRepository({ 'docs/architecture.md': '`render/joinBlocks.ts`, then `render/old.ts`' });
  expect(findDocumentPathProblems(root)).toEqual([
    'docs/architecture.md: there is no render/old.ts. Name the file that does it now.',
  ]);
});
