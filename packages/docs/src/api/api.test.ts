import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../renderMarkdown.ts';
import { listApiPages } from './listApiPages.ts';
import { printApi, printApiIndex } from './printApi.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const pages = listApiPages(root);
const find = (address: string) => {
  const page = pages.find((each) => each.address === address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return page;
};

test('the page of a package has each name that it exports, with signature and doc comment', () => {
  const text = printApi(find('api/block-kit/index.html'), pages);
  expect(text).toContain('## `@broadsheet/block-kit`\n');
  expect(text).toContain('function defineBlock<const Schema extends FieldSchema>(spec: ChainSpec<Schema>)');
  expect(text).not.toContain(
    'defineBlock<const Schema extends FieldSchema>(spec: BlockSpec<Schema>): Block {',
  );
  expect(text).toContain("Creates the client of a newspaper's content");
  expect(text).toContain('**Takes:** `origin`:');
  expect(text).toContain('interface ContentConfig {');
});

test('an error that a function throws is told, and a class has its public members alone', () => {
  expect(printApi(find('api/ui/index.html'), pages)).toContain(
    '**Throws:** Error `render` has not called `collect`',
  );
  const text = printApi(find('api/client-core/index.html'), pages);
  expect(text).toContain('class ApiError extends Error {\n  readonly code: string;');
  expect(text).not.toMatch(/^ {2}#/m);
});

test('the example of a doc comment is code', () => {
  const text = printApi(find('api/sdk-content/index.html'), pages);
  expect(text).toContain('**Example:**\n\n```ts\nconst tides = defineSource({');
});

test('a name of another package leads to its page there', () => {
  const text = printApi(find('api/sdk-content/index.html'), pages);
  expect(text).toContain('[`@broadsheet/client-core`](../client-core/index.html#oneof)');
  const html = renderMarkdown(text, {
    source: 'api/sdk-content/index.html',
    documents: new Set(pages.map(({ address }) => address)),
    repository: '',
  });
  expect(html).toContain('href="../client-core/index.html#oneof"');
});

test('every published package that code imports has a page, and every name is in the list', () => {
  const all = pages.flatMap(({ entries }) => entries.flatMap(({ exports }) => exports));
  expect(all.filter(({ from, signature }) => from === undefined && signature === '')).toEqual([]);
  const index = printApiIndex(pages);
  const own = all.filter(({ from }) => from === undefined);
  expect(own.length).toBeGreaterThan(1_000);
  expect(own.filter(({ name }) => !index.includes(`[\`${name}\`](`)).map(({ name }) => name)).toEqual([]);
});
