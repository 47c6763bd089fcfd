import { Stripe } from 'stripe';
import { createMovableClock, createVendorSandbox } from '../src/index.ts';
import type { VendorSandboxOptions } from '../src/index.ts';
import { ORIGIN, START } from './openSandbox.ts';

export const FUTURE = { exp_month: 12, exp_year: 2030, cvc: '123' };
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** Opens the official library, directed to a sandbox by its own host settings. */
export function openStripe(options: Partial<VendorSandboxOptions> = {}) {
  const clock = createMovableClock({ now: () => START });
  const sandbox = createVendorSandbox({
    origin: ORIGIN,
    clock,
    movableClock: clock,
    secret: 's',
    ...options,
  });
  const httpClient = Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
    sandbox.fetchStripeApi(new Request(input, init)),
  );
  const settings = {
    host: '127.0.0.1',
    port: 12_111,
    protocol: 'http',
    httpClient,
    maxNetworkRetries: 0,
  } as const;
  /** Makes a call as a page does, through the site. */
  const page = async (method: 'GET' | 'POST', path: string, fields: Readonly<Record<string, string>>) => {
    const form = new URLSearchParams({ key: 'pk_test_page', ...fields });
    const url = `${ORIGIN}/sandbox/stripe/v1/${path}`;
    const request =
      method === 'GET' ? new Request(`${url}?${form}`) : new Request(url, { method: 'POST', body: form });
    const body: Readonly<Record<string, unknown>> = await (await sandbox.fetch(request)).json();
    return body;
  };
  return {
    sandbox,
    clock,
    stripe: new Stripe('sk_test_server', settings),
    page,
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      sandbox.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields) })),
    /** Enters a card on a page. @returns the id of the payment method */
    async typeCard(number: string, code = '123') {
      const made = await page('POST', 'payment_methods', {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '30',
        'card[cvc]': code,
      });
      return String(made['id']);
    },
  };
}
