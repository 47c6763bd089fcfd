import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const site = { taboolaPublisherId: 'courier-pub' };
const fields = { placement: 'Below Article', mode: 'thumbnails-a', container: 'taboola-below' };

test('renders the empty element that its editor named', async () => {
  const { container } = await renderBlock(block, { fields, site });
  expect(container.querySelector('#taboola-below')?.innerHTML).toBe('');
  expect(container.querySelector('script')).toBeNull();
  await expectAccessible(container);
});

test.each([
  ['placement', { fields: { ...fields, placement: undefined }, site }],
  ['mode', { fields: { ...fields, mode: ' ' }, site }],
  ['container', { fields: { ...fields, container: '' }, site }],
  ['publisher', { fields, site: {} }],
])('renders nothing without a %s', async (_, options) => {
  expect(await renderOnServer(block, options)).toBe('');
});

test('shows editors a placeholder that names the placement, in their language', async () => {
  const { container, unmount } = await renderBlock(block, { fields, site, isAdmin: true });
  expect(container.textContent).toBe('Recommendation widget: Below Article');
  expect(container.querySelector('[data-taboola]')).toBeNull();
  await expectAccessible(container);
  unmount();
  expect(await renderOnServer(block, { fields, site: { locale: 'de' }, isAdmin: true })).toContain(
    'Empfehlungen',
  );
});

test('asks for the loader of the publisher, from where the site has it', async () => {
  const loaderOf = async (more: object) => {
    const html = await renderOnServer(block, { fields, site: { ...site, ...more } });
    return /loader&quot;:&quot;(.*?)&quot;/.exec(html)?.[1];
  };
  expect(await loaderOf({})).toBe('https://cdn.taboola.com/libtrc/courier-pub/loader.js');
  expect(await loaderOf({ taboolaPublisherId: 'a/b' })).toBe(
    'https://cdn.taboola.com/libtrc/a%2Fb/loader.js',
  );
  expect(await loaderOf({ vendorOrigins: { taboola: '/sandbox/ads/' } })).toBe(
    '/sandbox/ads/libtrc/courier-pub/loader.js',
  );
});

test('lets Taboola into the policy only where the site is a publisher of it', () => {
  const sources = block.vendors.map((vendor) => (typeof vendor === 'function' ? vendor : () => vendor));
  expect(sources.map((of) => of({ id: 'courier' }))).toEqual([undefined]);
  expect(sources.map((of) => of({ id: 'courier', ...site })?.scripts[0])).toEqual(['https://*.taboola.com']);
});
