import { expect, test } from 'vitest';
import { hostedServices } from './hostedServices.ts';

const NONE = { searchKey: undefined, algoliaAppId: undefined, algoliaSearchKey: undefined };
const addresses: string[] = [];
const services = (keys: Partial<Parameters<typeof hostedServices>[0]>) =>
  hostedServices({ ...NONE, ...keys }, async (address) => {
    addresses.push(address);
    return Response.json({});
  });

test.each([{}, { algoliaAppId: 'K3SHOP' }, { algoliaSearchKey: 'key' }])('%j makes no service', (keys) => {
  expect(services(keys)).toEqual({});
});

test('the key of the search service leads to it', async () => {
  const { searchKey, searchTransport } = services({ searchKey: 'key' });
  expect(searchKey).toBe('key');
  await searchTransport?.request({ method: 'GET', path: '/search' });
  expect(addresses.at(-1)).toBe('https://search.arcpublishing.com/search');
});

test('application and key of the search index lead to its host', async () => {
  const { algolia } = services({ algoliaAppId: 'K3SHOP', algoliaSearchKey: 'key' });
  expect(algolia).toMatchObject({ appId: 'K3SHOP', searchKey: 'key' });
  await algolia?.transport.request({ method: 'POST', path: '/1/indexes/a/query' });
  expect(addresses.at(-1)).toBe('https://K3SHOP-dsn.algolia.net/1/indexes/a/query');
});
