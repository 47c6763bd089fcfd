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
  ['one, one and two', { columnOne: 1, columnTwo: 1, columnThree: 2 }, ['a', 'b', 'cd', 'e']],
  ['none before the last', { columnOne: 0, columnTwo: 0, columnThree: 0 }, ['', '', '', 'abcde']],
  ['no count but the first', { columnOne: 2 }, ['ab', '', '', 'cde']],
  ['no counts', {}, ['abcde', '', '', '']],
])('deals its blocks into four columns with %s', async (_, fields, columns) => {
  const { container } = await renderBlock(block, { fields, children: stories('abcde') });
  expect(columnsOf(container.firstElementChild)).toEqual(columns);
});

test('leaves the level of its blocks as it is under its own heading', async () => {
  const { container } = await renderBlock(block, {
    fields: { heading: 'Coast', columnOne: 1, columnTwo: 1, columnThree: 1 },
    children: stories('abcde'),
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Coast', 'a', 'b', 'c', 'd', 'e']);
  await expectAccessible(container);
});

test.each([
  ['no blocks', { columnOne: 1, columnTwo: 1, columnThree: 1 }, ''],
  ['a negative first count', { columnOne: -1 }, 'abcde'],
  ['a negative second count', { columnOne: 1, columnTwo: -2 }, 'abcde'],
  ['a negative third count', { columnOne: 1, columnThree: -1 }, 'abcde'],
])('renders nothing for %s', async (_, fields, letters) => {
  const { container } = await renderBlock(block, {
    fields: { heading: 'Coast', ...fields },
    children: stories(letters),
  });
  expect(container.innerHTML).toBe('');
});

test('tells editors, and nobody else, that a count is negative', async () => {
  const fields = { columnOne: 1, columnTwo: -2, columnThree: 1 };
  const { container } = await renderBlock(block, { fields, children: stories('abcde'), isAdmin: true });
  expect(container.textContent).toBe(
    'This chain shows nothing: the number of blocks in a column is below zero.',
  );
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = {
    fields: { lazyLoad: true, columnOne: 1, columnTwo: 1, columnThree: 1 },
    children: stories('abcde'),
  };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('a');
});
