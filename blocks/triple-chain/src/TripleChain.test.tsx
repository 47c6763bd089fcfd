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
  ['one, then two', { columnOne: 1, columnTwo: 2 }, ['a', 'bc', 'd']],
  ['none before the last', { columnOne: 0, columnTwo: 0 }, ['', '', 'abcd']],
  ['no count for the second', { columnOne: 3 }, ['abc', '', 'd']],
  ['no counts', {}, ['abcd', '', '']],
  ['the numbers that an old editor stored as text', { columnOne: '1', columnTwo: '1' }, ['a', 'b', 'cd']],
])('deals its blocks into three columns with %s', async (_, fields, columns) => {
  const { container } = await renderBlock(block, { fields, children: stories('abcd') });
  expect(columnsOf(container.firstElementChild)).toEqual(columns);
});

test('leaves the level of its blocks as it is under its own heading', async () => {
  const { container } = await renderBlock(block, {
    fields: { heading: 'Coast', columnOne: 1, columnTwo: 1 },
    children: stories('abcd'),
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Coast', 'a', 'b', 'c', 'd']);
  await expectAccessible(container);
});

test.each([
  ['no blocks', { columnOne: 1, columnTwo: 1 }, ''],
  ['a negative first count', { columnOne: -1, columnTwo: 1 }, 'abcd'],
  ['a negative second count', { columnOne: 1, columnTwo: -1 }, 'abcd'],
])('renders nothing for %s', async (_, fields, letters) => {
  const { container } = await renderBlock(block, {
    fields: { heading: 'Coast', ...fields },
    children: stories(letters),
  });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true, columnOne: 1, columnTwo: 1 }, children: stories('abcd') };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('a');
});
