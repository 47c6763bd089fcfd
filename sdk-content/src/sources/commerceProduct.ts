import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

/** One product of the site's shop. */
export const commerceProduct = defineSource({
  name: 'commerce-product',
  params: [{ name: 'sku', kind: 'text', required: true }],
  signed: false,
  async fetch({ get, site }, { sku }) {
    // No encoding keeps these two from climbing to another path.
    if (sku === '.' || sku === '..')
      throw new ContentSourceError(
        'commerce-product',
        { kind: 'not-found' },
        `There is no product with the number "${sku}".`,
      );
    return get(`/product/api/v1/product/sku/${encodeURIComponent(sku)}`, { website: site });
  },
});
