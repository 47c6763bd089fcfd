import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { teaser } from '../test/openWall.ts';
import { block } from './block.ts';

const page = { path: '/news/storm/' };
const onServer = (options: object = {}) =>
  renderOnServer(block, { globalContent: teaser(), page, ...options });
const linkOf = (html: string, text: string) =>
  new RegExp(`href="([^"]*)"[^>]*>(?:<span>)?${text}`).exec(html)?.[1];

test.each([
  ['a story that everybody gets whole', { type: 'story', content_restrictions: { content_code: 'free' } }],
  ['a page without a story', undefined],
  ['content of another shape', 'none'],
])('renders nothing for %s', async (_, globalContent) => {
  expect(await onServer({ globalContent })).toBe('');
});

test('is text with links that lead back to the story, and bears no role of an alert', async () => {
  const { container } = await renderBlock(block, { globalContent: teaser(), page });
  expect(screen.getByText('Subscribe to continue reading.')).toBeTruthy();
  expect(container.textContent).toContain('Already a subscriber? Log In.');
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(
    '/offer/?redirect=%2Fnews%2Fstorm%2F',
  );
  expect(screen.getByRole('link', { name: 'Log In.' }).getAttribute('href')).toBe(
    '/account/login/?redirect=%2Fnews%2Fstorm%2F',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible(container);
});

test('shows who nothing is known of the wall that such a reader meets', async () => {
  const fields = {
    registerActionText: 'Register',
    registerHeaderText: 'Five stories a month',
    registerSubHeaderText: 'It costs nothing.',
  };
  await renderBlock(block, { globalContent: teaser({ wall: 'registration' }), page, fields });
  expect(screen.getByText('Register to continue reading.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Five stories a month', level: 2 })).toBeTruthy();
  expect(screen.getByText('It costs nothing.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/account/signup/?redirect=%2Fnews%2Fstorm%2F',
  );
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
});

test('has a call to action on the registration wall without a text for it, and no headline without one', async () => {
  await renderBlock(block, { globalContent: teaser({ wall: 'registration' }), page });
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/account/signup/?redirect=%2Fnews%2Fstorm%2F',
  );
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['registration', 'registerReasonPrompt'],
  ['payment', 'payReasonPrompt'],
])('shows the markup in the reason of the %s wall', async (wall, field) => {
  const reason = 'Good reporting <em>costs</em>. <a href="/about/">How we work</a>';
  const { container } = await renderBlock(block, {
    globalContent: teaser({ wall }),
    page,
    fields: { [field]: reason },
  });
  expect(screen.getByRole('link', { name: 'How we work' }).closest('p')?.textContent).toBe(
    'Good reporting costs. How we work',
  );
  await expectAccessible(container);
});

test.each([
  ['the campaign of the rule', 'spring', '/offer/?redirect=%2Fnews%2Fstorm%2F&amp;campaign=spring'],
  ['no campaign for the default one', 'default', '/offer/?redirect=%2Fnews%2Fstorm%2F'],
  ['the address that stands for a campaign', 'https://shop.example/x', 'https://shop.example/x'],
])('names %s in the address of its button', async (_, campaign, expected) => {
  expect(linkOf(await onServer({ globalContent: teaser({ campaign }) }), 'Subscribe')).toBe(expected);
});

test.each([
  ['of the editor', { payActionUrl: 'javascript:alert(1)', linkUrl: 'javascript:alert(1)' }, {}],
  ['of a rule', {}, { campaign: '//\\evil' }],
])('makes no link of an address %s that runs script', async (_, fields, restrictions) => {
  const html = await onServer({ fields, globalContent: teaser(restrictions) });
  expect(html).not.toMatch(/href="(?:javascript|\/\/)/);
});

test('speaks the language of the site where its editor wrote nothing else', async () => {
  const html = await onServer({ site: { locale: 'de' }, fields: { payActionText: 'Jetzt lesen' } });
  expect(html).toContain('Mit einem Abo lesen Sie weiter.');
  expect(html).toContain('Jetzt lesen');
  expect(html).toContain('Anmelden.');
});

test('is the same for every reader: nothing of a session is read on the server', async () => {
  expect(await onServer()).toBe(await onServer());
});

test.each([
  ['showRegwall', 'Register to continue reading.'],
  ['showPaywall', 'Subscribe to continue reading.'],
])('shows editors with %s the wall in its place', async (adminViewState, text) => {
  const options = { isAdmin: true, fields: { adminViewState }, globalContent: undefined, page };
  const { container } = await renderBlock(block, options);
  expect(screen.getByText(text)).toBeTruthy();
  expect(container.querySelector('[data-paywall], dialog')).toBeNull();
  await expectAccessible(container);
});

test('shows editors nothing with "hide"', async () => {
  expect(await onServer({ isAdmin: true })).toBe('');
});

const OFFER = {
  pageTitle: 'Read everything',
  products: [
    {
      sku: 'digital',
      name: 'Digital',
      attributes: [{ id: 1, featureText: 'All stories' }],
      pricingStrategies: [
        {
          priceCode: 'MONTH',
          name: 'Monthly',
          description: 'Cancel at any time.',
          currencyCode: 'EUR',
          rates: [
            {
              amount: '1.00',
              duration: 'Month',
              durationCount: 3,
              billingFrequency: 'Month',
              billingCount: 3,
            },
            { amount: '12.00', duration: 'UntilCancelled', billingFrequency: 'Month', billingCount: 1 },
          ],
        },
        {
          priceCode: 'YEAR',
          name: 'Annual',
          currencyCode: 'EUR',
          rates: [
            { amount: '120.00', duration: 'UntilCancelled', billingFrequency: 'Year', billingCount: 1 },
          ],
        },
      ],
    },
    { sku: 'paper', name: 'Paper', pricingStrategies: [{ priceCode: 'PAPER', name: 'Paper' }] },
  ],
};
const withPlans = (options: object = {}) => ({
  globalContent: teaser(),
  fields: { displayMode: 'inPage' },
  page: { ...page, query: { wall: '29000000', campaign: 'spring' } },
  content: { offer: () => OFFER },
  handlesLazyLoad: true,
  ...options,
});

test('offers the first product of a campaign in the page, by month or year, in a form that needs no script', async () => {
  const { container } = await renderBlock(block, withPlans());
  expect(screen.getByRole('radio', { name: /^Monthly/, checked: true })).toBeTruthy();
  expect(container.textContent).toContain('€1 for 3 months, then €12 a month');
  expect(screen.getByRole('radio', { name: /^Annual/, checked: false })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Paper/ })).toBeNull();
  expect(container.textContent).toContain('All stories');
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/offer/');
  expect(form && [...new FormData(form)]).toEqual([
    ['redirect', '/news/storm/'],
    ['campaign', 'spring'],
    ['plan', 'MONTH'],
  ]);
  expect(screen.getByRole('link', { name: 'See all plans' }).getAttribute('href')).toBe(
    '/offer/?redirect=%2Fnews%2Fstorm%2F&campaign=spring',
  );
  await expectAccessible(container);
});

test.each([
  ['where the site takes them and the editor shows them', true, true, true],
  ['never where the site takes none', true, false, false],
  ['never where the editor shows none', false, true, false],
])('has a button for wallets %s', async (_, showsWallets, takesWallets, isThere) => {
  const content = { offer: () => ({ ...OFFER, takesWallets }) };
  const fields = { displayMode: 'inPage', showsWallets };
  const { container } = await renderBlock(block, withPlans({ content, fields }));
  expect(container.querySelector('form p[data-part=wallet] button') !== null).toBe(isThere);
});

test.each([
  ['the page itself, which is cached', { page }],
  ['a wall that lies over the page', { fields: {} }],
  [
    'a site whose plans another service sells',
    { site: { api: { retail: { origin: 'https://shop.example' } } } },
  ],
])('has no price in %s', async (_, options) => {
  expect(await onServer(withPlans(options))).not.toContain('€');
});
