import { createTestEnvironment, expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from './block.ts';

const full = {
  logoURL: '/brand/logo.svg',
  tagLine: 'Independent since 1868',
  showDate: true,
  promoLinkURL: '/offer/',
  promoLinkText: 'Subscribe',
};

test('shows the logo over date, tag line and promotional link', async () => {
  const { container } = await renderBlock(block, { fields: full });
  expect(container.textContent).toBe('November 20, 2026Independent since 1868Subscribe');
  expect(screen.getByRole('img', { name: 'The Aldermouth Courier' }).getAttribute('src')).toBe(
    '/brand/logo.svg',
  );
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/offer/');
  await expectAccessible(container);
});

test('marks its logo for the navigation bar', async () => {
  const { container } = await renderBlock(block, { fields: full });
  expect(container.querySelector('[data-masthead-logo]')).toBe(screen.getByRole('img'));
});

test.each([
  ['a logo alone', { logoURL: '/brand/logo.svg' }, ''],
  ['a tag line alone', { tagLine: 'Independent' }, 'Independent'],
  ['a date alone', { showDate: true }, 'November 20, 2026'],
  ['no link without a text', { tagLine: 'Independent', promoLinkURL: '/offer/' }, 'Independent'],
  ['no link without an address', { tagLine: 'Independent', promoLinkText: 'Subscribe' }, 'Independent'],
])('shows %s', async (_, fields, text) => {
  const { container } = await renderBlock(block, { fields });
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('img')).toHaveLength('logoURL' in fields ? 1 : 0);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelectorAll('p:empty')).toHaveLength(0);
  await expectAccessible(container);
});

test.each([
  ['nothing set', {}],
  ['half of a promotional link', { promoLinkURL: '/offer/' }],
])('renders nothing with %s, whatever logo the site has', async (_, fields) => {
  const { container } = await renderBlock(block, { fields, site: { primaryLogo: '/brand/logo.svg' } });
  expect(container.innerHTML).toBe('');
});

test('keeps the day on which the server made the page', async () => {
  const days = [Date.UTC(2026, 10, 20, 23, 59), Date.UTC(2026, 10, 21, 0, 1)];
  const environment = { ...createTestEnvironment(), now: () => days.shift() ?? Date.UTC(2026, 10, 21, 0, 2) };
  const { container } = await renderBlock(block, { fields: { showDate: true }, environment });
  expect(container.textContent).toBe('November 20, 2026');
});

test('writes date and logo text in the language and the zone of the site', async () => {
  const environment = createTestEnvironment(Date.UTC(2026, 10, 20, 23, 30));
  const { container } = await renderBlock(block, {
    site: {
      websiteName: undefined,
      locale: 'sv',
      dateLocalization: { language: 'sv', timeZone: 'Europe/Stockholm', dateFormat: '%A %d %B' },
    },
    fields: { showDate: true, logoURL: '/brand/logo.svg' },
    environment,
  });
  expect(container.textContent).toBe('lördag 21 november');
  expect(screen.getByRole('img', { name: 'Webbplatsens logotyp' })).toBeDefined();
});

test.each([
  ['just after midnight', Date.UTC(2026, 10, 20, 0, 30)],
  ['just before midnight', Date.UTC(2026, 10, 20, 23, 30)],
])('takes Greenwich time where the site sets no zone, %s and wherever the server stands', async (_, now) => {
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    const { container, unmount } = await renderBlock(block, {
      site: { dateLocalization: undefined },
      fields: { showDate: true },
      environment: createTestEnvironment(now),
    });
    expect(container.textContent).toBe('November 20, 2026');
    unmount();
  }
  vi.unstubAllEnvs();
});

test.each([
  ['its logo', { logoURL: '/brand/logo.svg' }],
  ['no logo', { tagLine: 'Independent' }],
])(
  "is the first heading of the front page, named like the paper, with %s; of no other page's",
  async (_, fields) => {
    const front = await renderBlock(block, { fields, page: { type: 'homepage' } });
    expect(screen.getByRole('heading', { level: 1, name: 'The Aldermouth Courier' })).toBeDefined();
    await expectAccessible(front.container);
    front.unmount();
    await renderBlock(block, { fields, page: { type: 'section' } });
    expect(screen.queryByRole('heading')).toBeNull();
  },
);
