import { systemClock } from '@broadsheet/client-core';
import type { SalesOptions } from '@broadsheet/platform';
import type { SalesContext } from '@broadsheet/sdk-sales';
import type { CartItemRequestBody } from '@broadsheet/sdk-sales/contract';
import {
  addItemToCart,
  createNewOrder,
  finalizePayment,
  getPaymentOptions,
  initializePayment,
} from '@broadsheet/sdk-sales/operations';
import { choosePaymentOption, paymentMethodTypes } from '@broadsheet/sdk-sales/rules';
import { createMovableClock, createVendorSandbox } from '@broadsheet/vendor-sandbox';
import type { MovableClock } from '@broadsheet/vendor-sandbox';
import { PLATFORM_ORIGIN } from './startPlatform.ts';

const ADDRESS = {
  line1: '12 Quay Street',
  locality: 'Hamburg',
  region: 'Hamburg',
  postal: '20095',
  country: 'DE',
};
const NO_ADDRESS = { line1: '', locality: '', region: '', postal: '' };

/** How something is ordered. */
export interface TestOrder {
  /** The country alone, as the short checkout orders. Default: a whole address in Hamburg. */
  readonly taxCountry?: string;
}

export interface TestShop {
  /** The `sales` option of `startPlatform`. */
  readonly sales: SalesOptions;
  /** The clock of everything that is sold. */
  readonly clock: MovableClock;
  /**
   * Buys an item by PayPal, as the reader of a sales context does.
   *
   * @returns the number of the order
   * @throws Error when the platform of the context does not accept PayPal
   */
  buy(context: SalesContext, item: CartItemRequestBody, order?: TestOrder): Promise<string>;
  /**
   * Approves the payment on PayPal's page, as a reader does.
   *
   * @param url the URL of that page
   * @returns path and query of PayPal's redirect
   */
  approve(url: string): Promise<string>;
}

/** Creates the payments of a test platform: PayPal's stand-in, and a clock that can be moved forward by days. */
export function createTestShop(): TestShop {
  const clock = createMovableClock(systemClock);
  const vendors = createVendorSandbox({ origin: PLATFORM_ORIGIN, clock: systemClock, movableClock: clock });
  const request = (address: string, init?: RequestInit) =>
    // The runtime's requests do not accept the abort signals of a test's document.
    vendors.fetch(new Request(address, { ...init, signal: null }));
  const approve: TestShop['approve'] = async (url) => {
    const { origin, pathname, searchParams } = new URL(url);
    const token = searchParams.get('token') ?? searchParams.get('approval_session_id') ?? '';
    const answer = await request(`${origin}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `token=${encodeURIComponent(token)}&choice=approve`,
    });
    const target = new URL(answer.headers.get('location') ?? '/', origin);
    return target.pathname + target.search;
  };
  return {
    clock,
    approve,
    sales: {
      clock,
      payments: {
        paypal: {
          clientId: 'sandbox',
          secret: 'sandbox',
          apiUrl: `${PLATFORM_ORIGIN}/sandbox/paypal`,
          fetch: request,
        },
      },
    },
    async buy(context, item, { taxCountry } = {}) {
      const type = paymentMethodTypes.paypal;
      const option = choosePaymentOption(await getPaymentOptions(context), { type });
      if (option === undefined)
        throw new Error('Start the platform with the `sales` of this shop to buy in it.');
      const { paymentMethodID } = option;
      await addItemToCart(context, [item]);
      const address = taxCountry === undefined ? ADDRESS : { ...NO_ADDRESS, country: taxCountry };
      const { orderNumber } = await createNewOrder(context, address, {
        secondConfirmed: true,
        taxAddressOnly: taxCountry !== undefined,
      });
      const { parameter1 } = await initializePayment(context, orderNumber, { paymentMethodID });
      const token = new URL(parameter1 ?? '').searchParams.get('token') ?? '';
      await approve(parameter1 ?? '');
      await finalizePayment(context, orderNumber, { paymentMethodID, token });
      return orderNumber;
    },
  };
}
