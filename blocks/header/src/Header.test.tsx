import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { HeadingSection } from '@broadsheet/ui';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { block } from './block.ts';

/** Sets a theme with known font sizes. */
beforeEach(() => {
  const { style } = document.documentElement;
  for (const step of [3, 4, 5, 6]) style.setProperty(`--bs-type-${step}`, `${step}0px`);
  return () => document.documentElement.removeAttribute('style');
});

const heading = () => screen.getByRole('heading');

test('is a heading of the second level with its text', async () => {
  const { container } = await renderBlock(block, { fields: { text: 'How to reach us' } });
  expect(heading().tagName).toBe('H2');
  expect(heading().textContent).toBe('How to reach us');
  await expectAccessible(container);
});

test('grows with each size and keeps its level', async () => {
  const shown = new Map<string, string>();
  for (const size of ['Small', 'Medium', 'Large', 'Extra Large']) {
    const { unmount } = await renderBlock(block, { fields: { text: 'Letters', size } });
    expect(heading().tagName).toBe('H2');
    shown.set(size, getComputedStyle(heading()).fontSize);
    unmount();
  }
  expect([...shown.values()]).toEqual(['30px', '40px', '50px', '60px']);
});

test.each([{}, { size: 'Gigantic' }, { size: null }])('is of medium size for %o', async (fields) => {
  await renderBlock(block, { fields: { text: 'Letters', ...fields } });
  expect(getComputedStyle(heading()).fontSize).toBe('40px');
});

test('sits one level below the heading of what it stands in', async () => {
  const inChain = {
    ...block,
    prepare: (stored: Readonly<Record<string, unknown>>) => {
      const prepared = block.prepare(stored);
      return { ...prepared, render: () => <HeadingSection>{prepared.render()}</HeadingSection> };
    },
  };
  await renderBlock(inChain, { fields: { text: 'Letters' } });
  expect(heading().tagName).toBe('H3');
});

test('shows markup in its text as text', async () => {
  await renderBlock(block, { fields: { text: '<b>Bold</b>' } });
  expect(heading().textContent).toBe('<b>Bold</b>');
});

test.each([{}, { text: '' }, { text: '  ' }, { text: 7 }, { removeBottomPadding: true }])(
  'renders nothing for %o',
  async (fields) => {
    const { container } = await renderBlock(block, { fields });
    expect(container.innerHTML).toBe('');
  },
);

test('marks its text for editors alone', async () => {
  const fields = { text: 'Letters' };
  const { unmount } = await renderBlock(block, { fields, isAdmin: true });
  expect(heading().getAttribute('data-bs-edit')).toBe('text');
  unmount();
  await renderBlock(block, { fields });
  expect(heading().hasAttribute('data-bs-edit')).toBe(false);
});
