import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const full = {
  navigation: <nav aria-label="Sections">Sections</nav>,
  fullwidth1: <p>Above</p>,
  'main-1': <p>Lead</p>,
  'main-2': <p>Body</p>,
  'rightrail-top': <p>Ad</p>,
  'rightrail-middle': <p>Most read</p>,
  'rightrail-bottom': <p>Letters</p>,
  fullwidth2: <p>Below</p>,
  footer: <p>Imprint</p>,
};

const isMarked = (element: Element | null | undefined) => element?.hasAttribute('data-empty');

test('puts every area in its place, in document order', async () => {
  const { container } = await renderBlock(block, { areas: full });
  expect(container.textContent).toBe('SectionsAboveLeadBodyAdMost readLettersBelowImprint');
  const main = screen.getByRole('main');
  expect(main.id).toBe('main');
  expect(main.getAttribute('tabindex')).toBe('-1');
  expect(within(main).getByRole('complementary').textContent).toBe('AdMost readLetters');
  await expectAccessible(container);
});

test('keeps its frames on a page without blocks and marks both columns', async () => {
  const { container } = await renderBlock(block);
  expect(screen.getByRole('banner').textContent).toBe('');
  expect(screen.getByRole('main').children).toHaveLength(3);
  expect(screen.getByRole('contentinfo').textContent).toBe('');
  const rail = screen.getByRole('complementary');
  expect(isMarked(rail)).toBe(true);
  expect(isMarked(rail.previousElementSibling)).toBe(true);
  await expectAccessible(container);
});

test.each([
  ['one block', { 'main-1': <p>Lead</p>, 'rightrail-middle': [<p key="1">Ad</p>] }, true],
  ['two blocks in different parts', full, false],
  [
    'two blocks in one part',
    {
      'main-2': [<p key="1">Lead</p>, <p key="2">Body</p>],
      'rightrail-bottom': [<p key="1">Ad</p>, <p key="2">Letters</p>],
    },
    false,
  ],
])('tells whether a column of %s is as good as empty', async (_, areas, marked) => {
  await renderBlock(block, { areas });
  const rail = screen.getByRole('complementary');
  expect(isMarked(rail)).toBe(marked);
  expect(isMarked(rail.previousElementSibling)).toBe(marked);
});
