import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkPublished } from './checkPublished.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const FILES = {
  LICENSE: 'MIT License\n',
  'package.json': JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*', 'blocks/*'] }),
  'docs/consent.md': '# Consent\n',
  'blocks/byline/package.json': JSON.stringify({
    name: '@broadsheet/block-byline',
    version: '0.1.0',
    keywords: ['author'],
    files: ['dist'],
  }),
  'blocks/byline/README.md':
    '# Byline\n\n[Consent](../../docs/consent.md#why), [down](#use), [kit](../../packages)\n',
  'packages/inner/package.json': JSON.stringify({ name: 'inner', version: '0.1.0', private: true }),
};

function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'published-'));
  roots.push(root);
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it('finds what a registry needs, writes it, and finds nothing more', async () => {
  const root = createRoot();
  const read = (file: string) => readFileSync(join(root, 'blocks/byline', file), 'utf8');
  const wrong = ['package.json lacks', 'LICENSE is missing', 'README.md has links'];
  expect(await checkPublished(root)).toEqual(
    wrong.map((words) => expect.stringContaining(`blocks/byline/${words}`)),
  );
  expect(await checkPublished(root, { write: true })).toEqual([]);
  expect(await checkPublished(root)).toEqual([]);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: '@broadsheet/block-byline',
    version: '0.1.0',
    keywords: ['broadsheet', 'news', 'publishing', 'block', 'page-builder', 'byline', 'author'],
    homepage: 'https://github.com/broadsheet-news/broadsheet/tree/main/blocks/byline#readme',
    bugs: { url: 'https://github.com/broadsheet-news/broadsheet/issues' },
    license: 'MIT',
    author: 'The Broadsheet authors',
    repository: {
      type: 'git',
      url: 'git+https://github.com/broadsheet-news/broadsheet.git',
      directory: 'blocks/byline',
    },
    files: ['dist'],
    publishConfig: { access: 'public' },
  });
  expect(read('LICENSE')).toBe(FILES.LICENSE);
  const tree = 'https://github.com/broadsheet-news/broadsheet';
  expect(read('README.md')).toContain(
    `[Consent](${tree}/blob/main/docs/consent.md#why), [down](#use), [kit](${tree}/tree/main/packages)`,
  );
});

it('finds a link to a file that the repository does not hold', async () => {
  const root = createRoot();
  await checkPublished(root, { write: true });
  rmSync(join(root, 'docs'), { recursive: true });
  expect(await checkPublished(root)).toEqual([
    'blocks/byline/README.md links to https://github.com/broadsheet-news/broadsheet/blob/main/docs/consent.md#why, ' +
      'and the repository has no such file.',
  ]);
});
