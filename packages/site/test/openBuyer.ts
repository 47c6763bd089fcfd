/** A buyer with the credentials of published clients: a bare token, a bearer token, or only the cookie of the cart. */
import { isRecord } from '@broadsheet/client-core';
import { ORIGIN } from './openShop.ts';
import type { Shop, ShopReader } from './openShop.ts';

export const CREDENTIALS = ['a bare token', 'a bearer token', 'a cookie'] as const;
export type Credentials = (typeof CREDENTIALS)[number];

export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Buyer {
  /** The number of an order that waits to be paid. */
  readonly orderNumber: string;
  /** The reader, for the steps that a page performs at the vendors. */
  readonly reader: ShopReader;
  /** Makes a call below `/sales/public/v1`. */
  call(method: string, path: string, body?: unknown): Promise<WireAnswer>;
  /** Reads a member of an answer, as text. */
  read(answer: WireAnswer, name: string): string;
}

const BERLIN = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
const ITEM = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };

/** Opens a buyer whose order waits to be paid. */
export async function openBuyer({ platform, signUp }: Shop, credentials: Credentials): Promise<Buyer> {
  const reader = await signUp();
  const prefix = credentials === 'a bearer token' ? 'Bearer ' : '';
  const authorization = credentials !== 'a cookie' && { authorization: prefix + reader.accessToken };
  let cookie = '';
  const call: Buyer['call'] = async (method, path, body) => {
    const headers = {
      'content-type': 'application/json',
      ...authorization,
      ...(cookie !== '' && { cookie }),
    };
    const response = await platform.fetch(
      new Request(`${ORIGIN}/sales/public/v1${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const answered: unknown = await response.json();
    return { status: response.status, body: answered, headers: response.headers };
  };
  const read: Buyer['read'] = ({ body }, name) => (isRecord(body) ? String(body[name]) : '');
  await call('POST', '/cart/item', { items: [ITEM], billingAddress: BERLIN });
  const made = await call('POST', '/checkout/order', { billingAddress: BERLIN, email: 'ada@example.com' });
  return { reader, call, read, orderNumber: read(made, 'orderNumber') };
}
