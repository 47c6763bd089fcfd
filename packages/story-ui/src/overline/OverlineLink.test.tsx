import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { OverlineLink } from './OverlineLink.tsx';

test('is a link where it leads somewhere', async () => {
  await renderPart(<OverlineLink overline={{ text: 'Coast', href: '/coast/' }} />);
  expect(screen.getByRole('link', { name: 'Coast' }).getAttribute('href')).toBe('/coast/');
});

test('is text where it leads nowhere', async () => {
  const { container } = await renderPart(<OverlineLink overline={{ text: 'Sponsored' }} />);
  expect(container.textContent).toBe('Sponsored');
  expect(screen.queryByRole('link')).toBeNull();
});

test('is nothing without a text', async () => {
  const { container } = await renderPart(<OverlineLink overline={undefined} />);
  expect(container.innerHTML).toBe('');
});
