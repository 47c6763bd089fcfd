import { textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

/**
 * Names a plan as the pages do: by its product and its price, such as "Supporter, monthly", by which plans of one product
 * differ. The name of a price that contains the product's stands alone. The code of a price without a name stands for it, so that
 * two plans never have one name.
 *
 * @param price the price document that an order or a subscription keeps
 */
export function toPlanName(product: string, price: Json): string {
  const name = textAt(price, 'name') ?? textAt(price, 'priceCode') ?? '';
  return name.includes(product) ? name : [product, name].filter(Boolean).join(', ');
}
