import type { Hono } from 'hono';
import { cartCalls } from '@broadsheet/sdk-sales/contract';
import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { invalidRequest, toFields, readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { readAddress } from '../addresses/readAddress.ts';
import { MOST_PIECES } from '../catalogue/Product.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { WantedItem } from '../quotes/Quote.ts';
import type { SalesContext } from '../SalesContext.ts';
import { cartBody, MOST_ITEMS } from './Cart.ts';
import { addToCart, clearCart, readCart, removeFromCart } from './changeCart.ts';
import { ensureBuyer, findBuyer } from './identifyBuyer.ts';

const LONGEST_CODE = 100;

function readItem(value: Json, index: number): WantedItem {
  const path = `items[${index}].`;
  if (!isJsonObject(value)) throw invalidRequest(`The member "items[${index}]" must be an object.`);
  const fields = toFields(value, path);
  const { quantity } = value;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES) {
    throw invalidRequest(`The member "${path}quantity" must be a whole number from 1 to ${MOST_PIECES}.`);
  }
  return {
    sku: fields.text('sku', LONGEST_CODE),
    priceCode: fields.text('priceCode', LONGEST_CODE),
    quantity,
  };
}

/** Reads the items to add. @param least 0 where the call may set the address alone */
function readItems({ members }: Fields, least: 0 | 1): readonly WantedItem[] {
  const { items } = members;
  if (!isJsonList(items) || items.length < least || items.length > MOST_ITEMS) {
    throw invalidRequest(`The member "items" must be a list of 1 to ${MOST_ITEMS} items.`);
  }
  return items.map(readItem);
}

/** Reads the billing address; `undefined` without a country, because taxes cannot be calculated from it yet. */
function readCartAddress(fields: Fields): PostalAddress | undefined {
  const address = fields.object('billingAddress');
  return address.optionalText('country', LONGEST_CODE) === undefined ? undefined : readAddress(address);
}

/** Adds the cart calls, for signed-in readers and for anonymous readers, who are known by a cookie. */
export function addCartRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  const countAttempt = (call: ServiceCall, reader?: SalesReader): Promise<void> =>
    context.limits.consume('cart', {
      address: call.env.clientAddress,
      account: reader?.kind === 'reader' ? reader.uuid : undefined,
    });
  app.get(cartCalls.read.path, async (call) =>
    call.json(cartBody(await readCart(context, await findBuyer(context, call)))),
  );
  app.post(cartCalls.add.path, async (call) => {
    const fields = await readFields(call.req);
    const billingAddress = readCartAddress(fields);
    const added = { items: readItems(fields, billingAddress === undefined ? 1 : 0), billingAddress };
    const reader = await ensureBuyer(context, call);
    await countAttempt(call, reader);
    return call.json(cartBody(await addToCart(context, reader, added)));
  });
  app.delete(cartCalls.remove.path, async (call) => {
    const reader = await findBuyer(context, call);
    await countAttempt(call, reader);
    const sku = call.req.param('sku');
    const quote = reader === undefined ? readCart(context, reader) : removeFromCart(context, reader, sku);
    return call.json(cartBody(await quote));
  });
  app.delete(cartCalls.clear.path, async (call) => {
    const reader = await findBuyer(context, call);
    await countAttempt(call, reader);
    return call.json(
      cartBody(await (reader === undefined ? readCart(context, reader) : clearCart(context, reader))),
    );
  });
}
