import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const tagged = (...tags: object[]) => ({ type: 'story', taxonomy: { tags } });

test('shows the tags in their order, with a link for each slug', async () => {
  const { container } = await renderBlock(block, {
    globalContent: tagged(
      { text: 'Oysters', slug: 'oysters' },
      { text: 'Wild' },
      { text: 'Tarn', slug: 'tarn' },
    ),
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Oysters',
    'Wild',
    'Tarn',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/tags/oysters/', '/tags/tarn/']);
  await expectAccessible(container);
});

test('keeps a slug to one segment of the path', async () => {
  await renderBlock(block, { globalContent: tagged({ text: 'Fish & chips', slug: 'food/fish & chips?' }) });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tags/food%2Ffish%20%26%20chips%3F/');
});

test('gives no link to a slug that a browser would resolve to another path', async () => {
  await renderBlock(block, {
    globalContent: tagged(
      { text: 'One', slug: '.' },
      { text: 'Two', slug: '..' },
      { text: 'Three', slug: '...' },
    ),
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/tags/.../']);
});

test.each([
  ['no page content', undefined],
  ['a story without taxonomy', { type: 'story' }],
  ['a story without tags', tagged()],
  ['tags without a text', tagged({ slug: 'oysters' }, { text: '' })],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true }, globalContent: tagged({ text: 'Oysters' }) };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Oysters');
});
