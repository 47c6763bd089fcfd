import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

test('puts every area in its place, in document order', async () => {
  const { container } = await renderBlock(block, {
    areas: {
      navigation: <nav aria-label="Sections">Sections</nav>,
      fullWidth: <p>Lead</p>,
      body: [<p key="1">One</p>, <p key="2">Two</p>],
      footer: <p>Imprint</p>,
    },
  });
  expect(screen.getByRole('banner').textContent).toBe('Sections');
  const main = screen.getByRole('main');
  expect(main.textContent).toBe('LeadOneTwo');
  expect(main.id).toBe('main');
  expect(main.getAttribute('tabindex')).toBe('-1');
  expect(screen.getByRole('contentinfo').textContent).toBe('Imprint');
  await expectAccessible(container);
});

test.each([
  ['body', 'main'],
  ['fullWidth', 'main'],
  ['navigation', 'banner'],
  ['footer', 'contentinfo'],
])('renders nothing else when only "%s" holds blocks', async (area, role) => {
  const { container } = await renderBlock(block, { areas: { [area]: <p>Alone</p> } });
  expect(container.children).toHaveLength(1);
  expect(screen.getByRole(role).textContent).toBe('Alone');
});

test('renders nothing without blocks', async () => {
  const { container } = await renderBlock(block, { areas: { body: [], navigation: null } });
  expect(container.innerHTML).toBe('');
});
