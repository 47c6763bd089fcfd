import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentFrame } from './documentFrame.ts';
import { listPages } from './listPages.ts';
import { renderMarkdown, resolveLink, toHeadingId } from './renderMarkdown.ts';

const root = join(import.meta.dirname, '../../..');
const options = {
  source: 'docs/own-site.md',
  documents: new Set(['README.md', 'docs/own-site.md', 'docs/backups.md', 'blocks/hero/README.md']),
  repository: 'https://github.com/broadsheet-news/broadsheet',
};

test.each([
  ['backups.md', 'backups.html'],
  ['backups.md#restore', 'backups.html#restore'],
  ['../blocks/hero', '../blocks/hero/index.html'],
  ['../README.md', '../index.html'],
  ['#themes', '#themes'],
  ['https://www.example.com/', 'https://www.example.com/'],
  ['https://github.com/broadsheet-news/broadsheet/blob/main/docs/backups.md#restore', 'backups.html#restore'],
  ['../scripts/test.mjs', 'https://github.com/broadsheet-news/broadsheet/blob/main/scripts/test.mjs'],
])('the link %s leads to %s', (href, expected) => {
  expect(resolveLink(href, options)).toBe(expected);
});

test('a heading has the id that links to it name', () => {
  expect(toHeadingId('Where do I add a block, a field?')).toBe('where-do-i-add-a-block-a-field');
  expect(renderMarkdown('## The `config` file', options)).toContain('<h2 id="the-config-file">');
});

test('code is shown as it is written', () => {
  expect(renderMarkdown('```tsx\n<App a="&" />\n```', options)).toContain('&lt;App a="&amp;" />');
});

test('comments of a document are left out', () => {
  expect(renderMarkdown('<!-- install -->\n\nText', options)).toBe('<p>Text</p>\n');
});

test('every document is a page that the navigation leads to', () => {
  const pages = listPages(root);
  expect(pages.filter(({ source }) => !existsSync(join(root, source)))).toEqual([]);
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
  const html = documentFrame({ address: 'docs/backups.html', title: 'Backups', body: '', pages });
  expect(html.match(/<li>/g)?.length).toBe(pages.length);
  expect(html).toContain('<a href="backups.html" aria-current="page">');
  expect(html).toContain('href="../blocks/hero/index.html"');
});
