import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { OverlineLink } from './OverlineLink.tsx';

test('is a link where it leads somewhere', async () => {
  await renderPart(<OverlineLink overline={{ text: 'Coast', href: '/coast/' }} story={{}} />);
  expect(screen.getByRole('link', { name: 'Coast' }).getAttribute('href')).toBe('/coast/');
});

test('is text where it leads nowhere', async () => {
  const { container } = await renderPart(<OverlineLink overline={{ text: 'Sponsored' }} story={{}} />);
  expect(container.textContent).toBe('Sponsored');
  expect(screen.queryByRole('link')).toBeNull();
});

test('is nothing without a text', async () => {
  const { container } = await renderPart(<OverlineLink overline={undefined} story={{}} />);
  expect(container.innerHTML).toBe('');
});

test.each([
  ['names the language of a label of the story', true as const, 'ar'],
  ['names none for a section, which is in the language of the site', undefined, null],
])('%s', async (_, isOwn, lang) => {
  const overline = { text: 'حصري', ...(isOwn && { isOwn }) };
  const { container } = await renderPart(<OverlineLink overline={overline} story={{ language: 'ar' }} />);
  expect(container.querySelector('span')?.getAttribute('lang')).toBe(lang);
});
