import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkApi, printSurface } from './checkApi.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const manifest = JSON.stringify({
  name: '@broadsheet/tide',
  exports: { '.': { '@broadsheet/source': './src/index.ts' } },
});

/** A repository with one package. Its file is another in each, because a file is read once. */
function createRepository(source: string, files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'api-'));
  roots.push(root);
  const all = { 'packages/tide/package.json': manifest, 'packages/tide/src/index.ts': source, ...files };
  mkdirSync(join(root, 'blocks'));
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const SURFACE = '@broadsheet/tide\n  high: function high(at: string): number\n';
const stored = { 'scripts/api/surfaces/tide.txt': SURFACE };

test('a comment, a body and white space are no part of what a package exports', () => {
  const root = createRepository(
    '/** Says when. */\nexport function high(\n  at: string): number {\n  return at.length;\n}\n',
    stored,
  );
  expect(checkApi(root)).toEqual([]);
});

test('a text that editors read is no part of what a package exports, and its field is', () => {
  const of = (field: string) => `export const fields = { ${field} };`;
  const root = createRepository(of("size: text({ label: 'Size', description: \"A block's size.\" })"));
  checkApi(root, { write: true });
  const surface = readFileSync(join(root, 'scripts/api/surfaces/tide.txt'), 'utf8');
  expect(surface).toContain('size: text({ label: …, description: … })');
  const reworded = createRepository(of("size: text({ label: 'Width', description: 'How wide.' })"), {
    'scripts/api/surfaces/tide.txt': surface,
  });
  expect(checkApi(reworded)).toEqual([]);
  const renamed = createRepository(of("width: text({ label: 'Width', description: 'How wide.' })"), {
    'scripts/api/surfaces/tide.txt': surface,
  });
  expect(checkApi(renamed)).toHaveLength(1);
});

test('a changed signature without a changeset is told with the line', () => {
  const root = createRepository('export function high(at: Date): number { return 1; }', stored);
  expect(checkApi(root)).toEqual([
    '@broadsheet/tide exports something else than at the last release (high: function high(at: Date): number), and no changeset says so. Run "npm run changeset" for those who use it.',
  ]);
});

test('a changeset that names the package allows it', () => {
  const root = createRepository('export const low = 1;', {
    ...stored,
    '.changeset/low.md': "---\n'@broadsheet/tide': minor\n---\n\nTells low tide too.\n",
  });
  expect(checkApi(root)).toEqual([]);
});

test('what is written is known from then on', () => {
  const root = createRepository('export const low = 2;');
  expect(checkApi(root)).toHaveLength(1);
  checkApi(root, { write: true });
  expect(checkApi(root)).toEqual([]);
});

test('a name of another package is told as such', () => {
  const exports = [{ name: 'text', signature: '', doc: '', from: '@broadsheet/client-core' }];
  expect(printSurface({ entries: [{ module: '@broadsheet/tide', exports }] })).toBe(
    '@broadsheet/tide\n  text: from @broadsheet/client-core\n',
  );
});
