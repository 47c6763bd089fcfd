import { HeadingSection } from '@broadsheet/ui';
import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { StoryCard } from './StoryCard.tsx';

const show = { overline: false, headline: true, image: true, description: false, byline: false, date: false };
const locked = (wall?: 'registration' | 'payment') => ({
  headlines: { basic: 'Salt' },
  promo_items: { basic: { type: 'image', url: '/media/a.jpg', auth: { 2: 'key' } } },
  content_restrictions: { is_teaser: true, wall },
});
const card = (story: object, shown = show, arrangement: 'stacked' | 'row' = 'stacked') => (
  <HeadingSection>
    <StoryCard
      story={story}
      show={shown}
      arrangement={arrangement}
      size="small"
      image={{ width: 400, widths: [400] }}
    />
  </HeadingSection>
);

afterEach(() => document.documentElement.removeAttribute('data-subscriber'));

test.each([
  ['a wall that asks for a subscription', 'payment', 'Subscribers'],
  ['a wall that asks for an account', 'registration', 'With an account'],
  ['a wall of an unknown kind', undefined, 'Subscribers'],
] as const)('marks a card behind %s, for eye and ear', async (_, wall, text) => {
  const { container } = await renderPart(card(locked(wall)));
  const mark = screen.getByText(text);
  expect(mark.closest('[aria-hidden=true], a')).toBeNull();
  expect(mark.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('heading', { name: 'Salt' })).toBeTruthy();
  await expectAccessible(container);
});

test('is a sign on a thumbnail, with its word for the ear', async () => {
  const { container } = await renderPart(card(locked(), show, 'row'));
  const word = screen.getByText('Subscribers');
  expect(word.closest('[data-lock]')?.querySelector('svg')).not.toBeNull();
  expect(word.hasAttribute('data-lock')).toBe(false);
  await expectAccessible(container);
});

test('is a line of the text where the card has no image', async () => {
  const { container } = await renderPart(card(locked(), { ...show, image: false }));
  expect(screen.getByText('Subscribers').localName).toBe('p');
  await expectAccessible(container);
});

test.each([
  ['payment', 'yes', 'hidden'],
  ['payment', 'unknown', 'hidden'],
  ['payment', 'no', 'visible'],
  ['registration', 'no', 'hidden'],
] as const)('of a story behind a %s wall is %s for a session: %s', async (wall, subscribes, visibility) => {
  document.documentElement.setAttribute('data-subscriber', subscribes);
  const { container } = await renderPart(card(locked(wall)));
  const mark = container.querySelector('[data-lock]') ?? document.body;
  expect(getComputedStyle(mark).visibility).toBe(visibility);
});

test.each([
  ['a story that everybody gets whole', { ...locked(), content_restrictions: undefined }, {}],
  ['a site that wants no marks', locked(), { lockMarks: false }],
])('is not there for %s', async (_, story, site) => {
  const { container } = await renderPart(card(story), { site });
  expect(container.querySelector('[data-lock]')).toBeNull();
});

test('is there for a metered story only where no free one is left', async () => {
  const metered = {
    ...locked(),
    content_restrictions: { is_teaser: true, is_metered: true, wall: 'payment' },
  };
  const { container } = await renderPart(card(metered));
  const mark = container.querySelector('[data-lock]') ?? document.body;
  expect(getComputedStyle(mark).display).toBe('none');
  document.documentElement.setAttribute('data-meter-spent', '');
  expect(getComputedStyle(mark).display).not.toBe('none');
  document.documentElement.removeAttribute('data-meter-spent');
});
