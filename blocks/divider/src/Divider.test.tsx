import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

test('draws a line that assistive technology passes over', async () => {
  const { container } = await renderBlock(block);
  expect(container.querySelectorAll('hr')).toHaveLength(1);
  expect(screen.queryByRole('separator')).toBeNull();
  await expectAccessible(container);
});

test('ignores fields that a document has for it, and tells the developer', async () => {
  const { container, logs } = await renderBlock(block, { fields: { size: 'Large' } });
  expect(container.querySelector('hr')).not.toBeNull();
  expect(logs).toEqual([expect.stringContaining('no field "size"')]);
});
