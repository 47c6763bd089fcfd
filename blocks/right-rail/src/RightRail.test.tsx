import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const full = {
  navigation: <nav aria-label="Sections">Sections</nav>,
  fullwidth1: <p>Above</p>,
  main: [<p key="1">First story</p>, <p key="2">Second story</p>],
  rightrail: <p>Most read</p>,
  fullwidth2: <p>Below</p>,
  footer: <p>Imprint</p>,
};

test('puts every area in its place, in document order', async () => {
  const { container } = await renderBlock(block, { areas: full });
  expect(container.textContent).toBe('SectionsAboveFirst storySecond storyMost readBelowImprint');
  const main = screen.getByRole('main');
  expect(main.textContent).toBe('AboveFirst storySecond storyMost readBelow');
  expect(within(main).getByRole('complementary').textContent).toBe('Most read');
  expect(screen.getByRole('banner').textContent).toBe('Sections');
  expect(screen.getByRole('contentinfo').textContent).toBe('Imprint');
  await expectAccessible(container);
});

test('lets the skip link reach the main part', async () => {
  await renderBlock(block, { areas: full });
  const main = screen.getByRole('main');
  expect(main.id).toBe('main');
  main.focus();
  expect(document.activeElement).toBe(main);
});

test('leaves out the header, the rail and the footer that hold no blocks', async () => {
  const { container } = await renderBlock(block, {
    areas: { main: <p>Story</p>, navigation: [], rightrail: null, fullwidth2: false },
  });
  expect(screen.getByRole('main').textContent).toBe('Story');
  for (const part of ['banner', 'complementary', 'contentinfo']) expect(screen.queryByRole(part)).toBeNull();
  await expectAccessible(container);
});

test('keeps the main part of an empty page for the skip link', async () => {
  await renderBlock(block);
  expect(screen.getByRole('main').textContent).toBe('');
});

test('names its areas as page documents store them', () => {
  expect(block.areas).toEqual(['navigation', 'fullwidth1', 'main', 'rightrail', 'fullwidth2', 'footer']);
});
