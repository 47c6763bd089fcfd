import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { LinkRow } from './LinkRow.tsx';

const links = [
  { href: '/coast/', label: 'Coast' },
  { href: '/sport/', label: 'Sport' },
  { href: '/food/', label: 'Food' },
] as const;

test('is a list of links with a separator between any two, which is not read out', async () => {
  const { container } = await renderPart(<LinkRow links={links} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/coast/',
    '/sport/',
    '/food/',
  ]);
  expect(container.textContent).toBe('Coast·Sport·Food');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
  await expectAccessible(container);
});

test('is nothing without a link', async () => {
  const { container } = await renderPart(<LinkRow links={[]} />);
  expect(container.innerHTML).toBe('');
});

test('marks the link of the page itself and no other', async () => {
  await renderPart(<LinkRow links={links} />, { page: { path: '/sport/' } });
  const current = screen.getAllByRole('link', { current: true });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Sport']);
});
