import { describe, expect, it } from 'vitest';
import { ORIGIN, openSandbox, START } from '../../test/openSandbox.ts';

const ROOT = '/sandbox/paypal';
const BACK = `${ORIGIN}/checkout/?from=paypal`;

interface OrderAnswer {
  readonly id: string;
  readonly status: string;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly payment_source: {
    readonly paypal: { readonly attributes?: { readonly vault: { readonly id: string } } };
  };
}

/** Opens a merchant with an access token of its own. */
async function openMerchant() {
  const { sandbox, post } = openSandbox({ secret: 's' });
  const send = (path: string, init: RequestInit) =>
    sandbox.fetch(new Request(`${ORIGIN}${ROOT}${path}`, init));
  const granted: { readonly access_token: string } = await (
    await send('/v1/oauth2/token', { method: 'POST', headers: { authorization: 'Basic YTpi' } })
  ).json();
  const call = (method: string, path: string, body?: unknown, requestId?: string) =>
    send(path, {
      method,
      headers: {
        authorization: `Bearer ${granted.access_token}`,
        'content-type': 'application/json',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const order = (source: unknown, requestId?: string) => {
    const purchase_units = [{ amount: { currency_code: 'EUR', value: '12.00' }, custom_id: 'A1' }];
    return call(
      'POST',
      '/v2/checkout/orders',
      { intent: 'CAPTURE', purchase_units, payment_source: source },
      requestId,
    );
  };
  const make = async (): Promise<OrderAnswer> =>
    (
      await order({
        paypal: {
          experience_context: { return_url: BACK, cancel_url: BACK },
          attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } },
        },
      })
    ).json();
  const choose = async (token: string, choice: string) =>
    (await post(`${ROOT}/checkoutnow`, { token, choice })).headers.get('location');
  const capture = async (id: string) => {
    const response = await call('POST', `/v2/checkout/orders/${id}/capture`, {});
    const body: OrderAnswer & { readonly message?: string } = await response.json();
    return { status: response.status, body };
  };
  return { call, order, make, choose, capture, send };
}

describe('an order', () => {
  it('is approved on the page, comes back with its token, and is captured once', async () => {
    const { make, choose, capture } = await openMerchant();
    const { id, links } = await make();
    expect(links.find(({ rel }) => rel === 'payer-action')?.href).toBe(
      `${ORIGIN}${ROOT}/checkoutnow?token=${id}`,
    );
    expect(await choose(id, 'approve')).toBe(`${BACK}&token=${id}&PayerID=SANDBOXPAYER1`);
    expect((await capture(id)).body.status).toBe('COMPLETED');
    expect((await capture(id)).body.message).toBe('ORDER_ALREADY_CAPTURED');
  });

  it.each([
    ['cancel', 422, 'ORDER_NOT_APPROVED'],
    ['decline', 422, 'INSTRUMENT_DECLINED'],
    ['expire', 404, 'INVALID_RESOURCE_ID'],
  ])('that ends with "%s" cannot be captured: %i %s', async (choice, status, message) => {
    const { make, choose, capture } = await openMerchant();
    const { id } = await make();
    expect(await choose(id, choice)).toContain(`token=${id}`);
    expect(await capture(id)).toMatchObject({ status, body: { message } });
  });

  it('leaves an agreement by which a renewal is paid at once, and once for one request id', async () => {
    const { make, choose, capture, order } = await openMerchant();
    const { id } = await make();
    await choose(id, 'approve');
    const vaultId = (await capture(id)).body.payment_source.paypal.attributes?.vault.id;
    const renew = async (): Promise<OrderAnswer> =>
      (await order({ paypal: { vault_id: vaultId } }, 'renewal-1')).json();
    const renewed = await Promise.all([renew(), renew()]);
    expect(renewed.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(renewed[0]?.id).toBe(renewed[1]?.id);
  });

  it('is found in the list of transactions, with its capture, by what the merchant calls it', async () => {
    const { make, choose, capture, call } = await openMerchant();
    const { id } = await make();
    await choose(id, 'approve');
    await capture(id);
    const day = 86_400_000;
    const list = async (start: number) => {
      const span = {
        start_date: new Date(start).toISOString(),
        end_date: new Date(START + day).toISOString(),
      };
      return call('GET', `/v1/reporting/transactions?${new URLSearchParams(span).toString()}`);
    };
    const { transaction_details: found } = await (await list(START - day)).json();
    expect(found).toMatchObject([{ transaction_info: { custom_field: 'A1', transaction_status: 'S' } }]);
    const { transaction_id: captureId } = found[0].transaction_info;
    expect(await (await call('GET', `/v2/payments/captures/${captureId}`)).json()).toMatchObject({
      status: 'COMPLETED',
      supplementary_data: { related_ids: { order_id: id } },
    });
    expect((await list(START - 31 * day)).status).toBe(400);
  });

  it('is no business of somebody without a token', async () => {
    const { send } = await openMerchant();
    expect((await send('/v2/checkout/orders/A', {})).status).toBe(401);
  });
});
