import type { PaymentMethodBody } from '@broadsheet/sdk-sales/contract';
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { parseReaderKey, toReaderKey } from '../../http/SalesReader.ts';
import type { SalesReader } from '../../http/SalesReader.ts';
import type { ProviderMethod, ProviderName } from '../providers/PaymentProvider.ts';

/** A payment method that was saved with an order. */
export interface SavedMethod extends ProviderMethod {
  readonly id: number;
  readonly owner: SalesReader;
  readonly provider: ProviderName;
}

const COLUMNS =
  'm.id, m.owner, m.provider, m.partner, m.customer, m.token, m.brand, m.last_four, m.expiration';

/** Reads the column `provider` of a row. */
export const toProviderName = (row: SqlRow): ProviderName =>
  textColumn(row, 'provider') === 'paypal' ? 'paypal' : 'stripe';

function toMethod(row: SqlRow): SavedMethod {
  return {
    id: integerColumn(row, 'id'),
    owner: parseReaderKey(textColumn(row, 'owner')),
    provider: toProviderName(row),
    partner: textColumn(row, 'partner'),
    customer: optionalTextColumn(row, 'customer'),
    token: textColumn(row, 'token'),
    brand: optionalTextColumn(row, 'brand'),
    lastFour: optionalTextColumn(row, 'last_four'),
    expiration: optionalTextColumn(row, 'expiration'),
  };
}

/** Converts a saved method to the body that readers' pages get. */
export function methodBody(method: SavedMethod): PaymentMethodBody {
  return {
    paymentMethodID: method.id,
    paymentPartner: method.partner,
    creditCardType: method.brand ?? null,
    firstSix: null,
    lastFour: method.lastFour ?? null,
    expiration: method.expiration ?? null,
    cardHolderName: null,
  };
}

export interface NewMethod {
  readonly site: string;
  readonly owner: SalesReader;
  readonly provider: ProviderName;
  readonly method: ProviderMethod;
  readonly now: number;
}

/** Stores a method. @returns its id */
export async function insertMethod(queries: Queries, given: NewMethod): Promise<number> {
  const { method } = given;
  const [row] = await queries.query(
    `insert into payment_methods (site, owner, provider, partner, customer, token, brand, last_four, expiration,
        created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${momentParameter(10)}) returning id`,
    [
      given.site,
      toReaderKey(given.owner),
      given.provider,
      method.partner,
      method.customer ?? null,
      method.token,
      method.brand ?? null,
      method.lastFour ?? null,
      method.expiration ?? null,
      given.now,
    ],
  );
  return integerColumn(row ?? {}, 'id');
}

/** Replaces a method under the same id: later charges of all orders that were paid with it use the new method. */
export async function replaceMethod(
  queries: Queries,
  id: number,
  { provider, method }: { readonly provider: ProviderName; readonly method: ProviderMethod },
): Promise<void> {
  await queries.query(
    `update payment_methods set provider = $2, partner = $3, customer = $4, token = $5, brand = $6, last_four = $7,
        expiration = $8
      where id = $1::int`,
    [
      id,
      provider,
      method.partner,
      method.customer ?? null,
      method.token,
      method.brand ?? null,
      method.lastFour ?? null,
      method.expiration ?? null,
    ],
  );
}

export async function findMethod(queries: Queries, id: number): Promise<SavedMethod | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from payment_methods m where m.id = $1::int`, [id]);
  return row && toMethod(row);
}

/** Links an order with the method that it was paid with; an existing link is kept. */
export async function linkMethod(queries: Queries, orderNumber: string, methodId: number): Promise<void> {
  await queries.query(
    `insert into order_payment_methods (order_number, method_id) values ($1, $2::int)
      on conflict (order_number) do nothing`,
    [orderNumber, methodId],
  );
}

/** Lists the methods that orders were paid with, by order number; an order without one is left out. */
export async function listMethods(
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, SavedMethod>> {
  const rows = await queries.query(
    `select o.order_number, ${COLUMNS} from order_payment_methods o join payment_methods m on m.id = o.method_id
      where o.order_number = any ($1::text[])`,
    [orderNumbers],
  );
  return new Map(rows.map((row) => [textColumn(row, 'order_number'), toMethod(row)]));
}
