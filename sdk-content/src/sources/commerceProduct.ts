import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

/** The source for one product of the site's shop. */
export const commerceProduct = defineSource({
  name: 'commerce-product',
  params: [{ name: 'sku', kind: 'text', required: true }],
  signed: false,
  async fetch({ get, site }, { sku }) {
    // Percent-encoding does not change these two segments, which would lead to another path.
    if (sku === '.' || sku === '..')
      throw new ContentSourceError(
        'commerce-product',
        { kind: 'not-found' },
        `There is no product with the number "${sku}".`,
      );
    return get(`/product/api/v1/product/sku/${encodeURIComponent(sku)}`, { website: site });
  },
});
