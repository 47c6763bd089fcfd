import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

test('shows its heading and its phrase', async () => {
  const { container } = await renderBlock(block);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ad taboola');
  expect(screen.getByText('More soon')).toBeTruthy();
  await expectAccessible(container);
});

test('renders nothing without a heading', async () => {
  const { container } = await renderBlock(block, { fields: { heading: ' ' } });
  expect(container.innerHTML).toBe('');
});
