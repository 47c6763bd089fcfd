import type { CartItem } from '../answers/Cart.ts';
import type { PricingStrategy, Product } from '../answers/Product.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { getPriceInfo } from './getPriceInfo.ts';
import { getProduct } from './getProduct.ts';

/** An item of a cart or order, with the catalogue's data of its product and price. */
export type DescribedItem = CartItem & {
  readonly priceName?: string;
  readonly priceDescription?: string;
  readonly priceSummary?: string;
  readonly rates?: PricingStrategy['rates'];
  readonly taxInclusive?: boolean;
  readonly productAttributes?: Product['attributes'];
  readonly productDescription?: string;
  /** Whether the item is paid once and never renewed. */
  readonly isGift?: boolean;
};

async function describeItem(
  context: SalesContext,
  item: CartItem,
  options: CallOptions,
): Promise<DescribedItem> {
  const { sku, priceCode } = item;
  const [price, product] = await Promise.all([
    priceCode === undefined ? undefined : getPriceInfo(context, priceCode, options),
    getProduct(context, sku, options),
  ]);
  const { name, description, summary, rates, taxInclusive } = price?.pricingStrategy ?? {};
  return {
    ...item,
    priceName: name,
    priceDescription: description,
    priceSummary: summary,
    rates,
    taxInclusive,
    productAttributes: product.attributes,
    productDescription: product.description,
    isGift: product.isGift,
  };
}

/**
 * Adds names, rates and features to the items of a cart or order. The price is that of a first cycle that starts today.
 *
 * @throws SalesError `retail_origin_missing`
 * @throws ApiError, NetworkError
 */
export const getItemDetails = (
  context: SalesContext,
  items: readonly CartItem[],
  { signal }: CallOptions = {},
): Promise<readonly DescribedItem[]> =>
  Promise.all(items.map((item) => describeItem(context, item, { signal })));
