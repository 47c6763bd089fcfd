import { expect, test } from 'vitest';
import { listComments, listHtmlBlocks, readEmptyBlock } from './blockComments.ts';

const emptyBlocks = (content: string) => [...listComments(content)].map(readEmptyBlock);

test.each([
  ['<!-- wp:latest-posts /-->', { name: 'latest-posts', json: undefined }],
  ['<!--wp:block {"ref":90}/-->', { name: 'block', json: '{"ref":90}' }],
  [
    '<!-- wp:acf/fact {"a":"b - c","d":{"e":1}} /-->',
    { name: 'acf/fact', json: '{"a":"b - c","d":{"e":1}}' },
  ],
  ['<!-- wp:image {<!-- wp:block {"ref":90} /-->', { name: 'block', json: '{"ref":90}' }],
  ['<!-- wp:paragraph -->', undefined],
  ['<!-- /wp:paragraph -->', undefined],
  ['<!-- wp:block "90" /-->', undefined],
  ['<!-- wp:bl!ock /-->', undefined],
])('%s is read as an empty block, or as none', (content, block) => {
  expect(emptyBlocks(`<p>a</p>${content}<p>b</p>`)).toEqual([block]);
});

test('a block of custom HTML has all up to its end, with comments of its own', () => {
  const own = '<b>x</b><!-- mine --><i>y</i>';
  const content = `a<!-- wp:html {"c":1} -->${own}<!-- /wp:html -->b<!-- wp:html -->never closed`;
  const [block, ...others] = [...listHtmlBlocks(content)];
  expect([block?.html, others]).toEqual([own, []]);
  expect([content.slice(0, block?.start), content.slice(block?.end)]).toEqual([
    'a',
    'b<!-- wp:html -->never closed',
  ]);
});

const MEGABYTES = 4_000_000;

// Each of these took minutes when blocks were found by one pattern over the body; the bound of time is the runner's.
test.each([
  '<!-- wp:html -->',
  '<!-- wp:a {',
  '<!-- wp:a {} ',
  '<!--',
  '-->',
  '<!-- wp:a {}} } -->',
  '<!-- wp:html {',
  '<!-- wp:html --><!-- wp:a {"b":1} /-->',
])('four megabytes of %j are read in one pass', (part) => {
  const content = part.repeat(MEGABYTES / part.length);
  const ends = [...listComments(content)].map(({ start, end }) => end - start);
  expect(emptyBlocks(content)).toHaveLength(ends.length);
  expect(ends.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(content.length);
  expect([...listHtmlBlocks(content)]).toEqual([]);
});
