import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageFrame } from '../index.ts';

test('keeps the header a landmark and gives it no box that would hold a sticking bar back', () => {
  render(<PageFrame navigation={<nav>Sections</nav>}>Story</PageFrame>);
  const header = screen.getByRole('banner');
  expect(getComputedStyle(header).display).toBe('contents');
  expect(header.contains(screen.getByRole('navigation'))).toBe(true);
});

test.each([
  [true, 1],
  [false, 0],
])('with keepsEmpty %s it has %i header and footer without blocks', (keepsEmpty, count) => {
  render(<PageFrame keepsEmpty={keepsEmpty} />);
  for (const part of ['banner', 'contentinfo']) expect(screen.queryAllByRole(part)).toHaveLength(count);
});
