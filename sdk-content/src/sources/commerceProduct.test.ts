import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('commerce-product', () => {
  it.each([
    ['MUG-1', '/product/api/v1/product/sku/MUG-1'],
    ['a/b?c', '/product/api/v1/product/sku/a%2Fb%3Fc'],
    [4711, '/product/api/v1/product/sku/4711'],
  ])('asks for the product %j', async (sku, path) => {
    const product = { sku, name: 'Mug', image: { type: 'image', _id: 'img' } };
    const { api, ask } = setUpSources(() => product, { signingService: 'resizer' });
    expect(await ask('commerce-product', { sku })).toEqual(product);
    expect(api.requests).toEqual([{ method: 'GET', path, query: [['website', 'courier']] }]);
  });

  it.each(['.', '..'])('finds no product %j, which would be another path', async (sku) => {
    const { api, ask } = setUpSources();
    await expect(ask('commerce-product', { sku })).rejects.toMatchObject({
      kind: 'not-found',
      httpStatus: 404,
    });
    expect(api.requests).toEqual([]);
  });

  it('finds nothing where the shop finds nothing', async () => {
    const { ask } = setUpSources(() => Response.json({}, { status: 404 }));
    await expect(ask('commerce-product', { sku: 'x' })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('needs a product number', async () => {
    await expect(setUpSources().ask('commerce-product')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'sku' },
    });
  });
});
