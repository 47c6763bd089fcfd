import { renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content, full, site } from '../test/navBar.ts';
import { block } from './block.ts';

test.each([
  [true, 1],
  [undefined, 1],
  [false, 0],
])('separates links with the dots option at %s', async (showHorizontalSeperatorDots, dots) => {
  await renderBlock(block, { fields: { ...full, showHorizontalSeperatorDots }, content, site });
  const row = screen.getByRole('navigation', { name: 'Top Links' });
  expect(row.querySelectorAll('[aria-hidden]')).toHaveLength(dots);
});

test.each([
  ['left', 'safe start'],
  ['right', 'safe end'],
])('stands beside a logo on the %s at its side of the bar', async (logoAlignment, place) => {
  await renderBlock(block, { fields: { ...full, logoAlignment }, content, site });
  const row = within(screen.getByRole('navigation', { name: 'Top Links' })).getByRole('list');
  expect(getComputedStyle(row).justifyContent).toBe(place);
});

test('has no links beside a logo in the middle, and tells editors why', async () => {
  const fields = { ...full, logoAlignment: 'center' };
  const { container, requests } = await renderBlock(block, { fields, content, site });
  expect(screen.queryByRole('navigation', { name: 'Top Links' })).toBeNull();
  expect(requests).toHaveLength(1);
  const note = 'The links row needs the logo on the left or on the right.';
  expect(container.textContent).not.toContain(note);
  expect(await renderOnServer(block, { fields, content, site, isAdmin: true })).toContain(note);
  expect(await renderOnServer(block, { fields: full, content, site, isAdmin: true })).not.toContain(note);
});
