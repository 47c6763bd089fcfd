import { createIdentityClient } from '@broadsheet/sdk-identity';
import { afterEach, expect, it, vi } from 'vitest';
import { connectSales, retailOrigin, salesOrigin } from '../index.ts';

afterEach(() => void vi.unstubAllGlobals());

it('shares one context between all blocks of a page, which calls the service of the site', async () => {
  const fetch = vi.fn(async (_url: string) => Response.json({ checkoutRecaptchaEnabled: false }));
  vi.stubGlobal('fetch', fetch);
  const identity = createIdentityClient({ origin: '', fetch });
  const site = { id: 'courier', api: { sales: { origin: 'https://sales.example' } } };
  const connection = { origin: 'https://www.example.com', identity: async () => identity };
  const [first, second] = await Promise.all([
    connectSales(site, connection)(),
    connectSales(site, connection)(),
  ]);
  expect(first).toBe(second);
  await first.getConfig();
  expect(fetch.mock.calls[0]?.[0]).toBe('https://sales.example/sales/public/v1/config');
});

it('asks again after the identity client could not be had', async () => {
  const identity = createIdentityClient({ origin: '', fetch: async () => Response.json({}) });
  const answers = [() => Promise.reject(new Error('offline')), async () => identity];
  const load = connectSales(
    { id: 'courier' },
    { origin: '', identity: () => answers.shift()?.() ?? Promise.resolve(identity) },
  );
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toHaveProperty('storage');
});

it.each([
  [
    { sales: { origin: 'https://s' }, identity: { origin: 'https://i' }, retail: { origin: 'https://r' } },
    's',
    'r',
  ],
  [{ identity: { origin: 'https://i' }, retail: { origin: 'https://r' } }, 'i', 'r'],
  [{ sales: { origin: 'https://s' } }, 's', 's'],
])('finds sales and retail of %j', (api, sales, retail) => {
  expect([salesOrigin({ api }), retailOrigin({ api })]).toEqual([`https://${sales}`, `https://${retail}`]);
});

it('finds neither where the site names none', () => {
  expect([salesOrigin({}), retailOrigin({})]).toEqual(['', '']);
});
