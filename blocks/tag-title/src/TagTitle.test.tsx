import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const tagged = (...tags: object[]) => ({ Payload: tags });

test('heads the page with the name of the tag and tells what it is about', async () => {
  const { container } = await renderBlock(block, {
    globalContent: tagged({ name: 'Oysters', description: 'Natives &amp; rocks.', slug: 'oysters' }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oysters');
  expect(container.querySelector('p')?.textContent).toBe('Natives & rocks.');
  await expectAccessible(container);
});

test('leaves out the description that a tag does not have', async () => {
  const { container } = await renderBlock(block, {
    globalContent: tagged({ name: 'Oysters', description: '' }),
  });
  expect(container.textContent).toBe('Oysters');
  expect(container.querySelector('p')).toBeNull();
});

test('shows a description alone', async () => {
  const { container } = await renderBlock(block, { globalContent: tagged({ description: 'Natives.' }) });
  expect(container.textContent).toBe('Natives.');
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['no page content', undefined],
  ['an answer without tags', tagged()],
  ['a tag without words', tagged({ slug: 'oysters' })],
  ['another kind of content', { type: 'story' }],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});
