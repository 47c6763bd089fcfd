import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { Heading, HeadingSection } from '@broadsheet/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

/** Returns stories a, b, c …, each with a heading that would be of level 2 at the root of a page. */
const stories = (letters: string) =>
  Array.from(letters, (letter) => (
    <HeadingSection key={letter}>
      <Heading>{letter}</Heading>
    </HeadingSection>
  ));

const columnsOf = (grid: Element | null) => Array.from(grid?.children ?? [], (column) => column.textContent);

test.each([
  ['one in the first', { columnOne: 1 }, ['a', 'bc']],
  ['none in the first', { columnOne: 0 }, ['', 'abc']],
  ['more than there are', { columnOne: 9 }, ['abc', '']],
  ['no count', {}, ['abc', '']],
])('deals its blocks into two columns with %s', async (_, fields, columns) => {
  const { container } = await renderBlock(block, { fields, children: stories('abc') });
  expect(columnsOf(container.firstElementChild)).toEqual(columns);
});

test('leaves the level of its blocks as it is under its own heading', async () => {
  const { container } = await renderBlock(block, {
    fields: { heading: 'Coast', columnOne: 1 },
    children: stories('abc'),
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Coast', 'a', 'b', 'c']);
  await expectAccessible(container);
});

test.each([
  ['no blocks', { columnOne: 1 }, ''],
  ['a negative count', { columnOne: -1 }, 'abc'],
])('renders nothing for %s', async (_, fields, letters) => {
  const { container } = await renderBlock(block, {
    fields: { heading: 'Coast', ...fields },
    children: stories(letters),
  });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true, columnOne: 1 }, children: stories('abc') };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('a');
});
