import type { JsonObject } from '../../content/json/Json.ts';
import { parseJson, isJsonObject } from '../../content/json/Json.ts';
import type { PersonalDataSource } from '../../identity/IdentityOptions.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import { findAllOrders } from './findOrders.ts';
import { orderDetailsBody } from './orderBodies.ts';

const ownerOf = (uuid: string): string => toReaderKey({ kind: 'reader', uuid });

function asJson(body: object): JsonObject {
  const json = parseJson(JSON.stringify(body));
  return isJsonObject(json) ? json : {};
}

/**
 * Orders in the report that readers may ask for, and what deleting an account leaves of them. Who sold something must
 * keep what, when, for how much and with which tax; that needs the country and region, and neither name nor street.
 * Orders that wait to be paid are cancelled.
 */
export const orderPersonalData: PersonalDataSource = {
  name: 'orders',
  async collect(queries, accountUuid) {
    const orders = await findAllOrders(queries, { kind: 'reader', uuid: accountUuid });
    return orders.map(({ site, order }) => asJson(orderDetailsBody(order, [], { clientId: site })));
  },
  async erase(queries, accountUuid) {
    const owner = ownerOf(accountUuid);
    await queries.query('delete from carts where owner = $1', [owner]);
    await queries.query(
      `update orders set contact = '{}', shipping_address = null,
          billing_address = jsonb_strip_nulls(jsonb_build_object(
            'country', billing_address -> 'country', 'region', billing_address -> 'region')),
          status = case when status = 'Pending' then 'Cancelled' else status end
        where owner = $1`,
      [owner],
    );
  },
};
