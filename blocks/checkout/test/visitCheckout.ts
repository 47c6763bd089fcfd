/**
 * A reader at the checkout. Only the payment calls and the card provider are fakes; everything else is the real platform.
 */
import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import { addItemToCart, createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, createTestStripe, renderBlock } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { block } from '../src/block.ts';

/** One instance for all tests, because Stripe's package looks for its script only once. */
export const stripe = createTestStripe();

/** Defines the card provider's script in the page. Returns a function that removes it. */
export function provideStripe(): () => void {
  vi.clearAllMocks();
  stripe.wallets.length = 0;
  vi.stubGlobal('Stripe', stripe.script);
  return () => void vi.unstubAllGlobals();
}

export const ITEM = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const OPTIONS = [
  { paymentMethodType: 18, paymentMethodID: 1 },
  { paymentMethodType: 10, paymentMethodID: 2 },
];
export const ADDRESS = {
  line1: '12 Quay Street',
  locality: 'Hamburg',
  region: 'Hamburg',
  postal: '20095',
  country: 'DE',
};
type Fetch = TestPlatform['fetch'];
type Options = NonNullable<Parameters<typeof renderBlock>[1]>;

/** The responses of the payment calls; all others come from the platform. */
export interface Payments {
  initialize: Fetch;
  finalize: Fetch;
}
export const begun = (url: string) => ({
  orderNumber: /order\/([^/]+)/.exec(url)?.[1] ?? '',
  parameter1: url.endsWith('/2') ? 'https://www.paypal.com/approve?token=EC-1' : 'pi_1_secret_2',
  parameter2: 'pk_test_1',
});
export const paid = (url: string) => ({
  orderNumber: begun(url).orderNumber,
  status: 'Paid',
  items: [],
  total: 1,
});

export interface Visit extends Options {
  readonly address?: string;
  readonly cart?: readonly (typeof ITEM)[];
  readonly payments?: Partial<Payments>;
  /** Responds to a call in place of the platform, unless it returns `undefined`. */
  readonly answer?: (url: string, init: RequestInit | undefined) => Response | undefined;
  /** The environment of a tab that was open before. */
  readonly environment?: ReturnType<typeof createTestEnvironment>;
  readonly prepare?: (sales: ReturnType<typeof createSalesContext>) => Promise<void> | void;
}

let running: Promise<TestPlatform> | undefined;
let readers = 0;

/** Returns the test file's platform, which starts on first use. */
export const openPlatform = (): Promise<TestPlatform> =>
  (running ??= startPlatform({ fixtures: ['subscriptions'] }));

export const closePlatform = async (): Promise<void> => (await running)?.close();

/** Renders the checkout for a new, logged-in reader with a cart. */
export async function visit(options: Visit = {}) {
  const { address = '/checkout/', cart = [ITEM], prepare, answer, environment: given, ...rest } = options;
  const platform = await openPlatform();
  const payments: Payments = {
    initialize: async (url) => Response.json(begun(url)),
    finalize: async (url) => Response.json(paid(url)),
    ...options.payments,
  };
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const fetch: Fetch = async (url, init) => {
    calls.push({ url, init });
    if (url.includes('/checkout/payment/options')) return Response.json(OPTIONS);
    if (/\/checkout\/order\/.*\/payment\//.test(url))
      return init?.method === 'PUT' ? payments.finalize(url, init) : payments.initialize(url, init);
    return answer?.(url, init) ?? platform.fetch(url, init);
  };
  readers += 1;
  const account = { email: `reader${readers}@example.com`, password: READER.password };
  await signUpReader(platform, account);
  const identity = await createTestIdentity(platform);
  await identity.login(account.email, account.password, { rememberMe: true });
  const storage = createMemoryStore();
  const sales = createSalesContext({
    origin: platform.origin,
    fetch,
    identity,
    storage,
    retail: { origin: platform.origin },
    clock: systemClock,
    retry: { attempts: 1 },
  });
  if (cart.length > 0) await addItemToCart(sales, cart);
  await prepare?.(sales);
  const environment = given ?? createTestEnvironment();
  environment.place.address = address;
  const view = await renderBlock(block, {
    ...rest,
    environment,
    identity: async () => identity,
    sales: async () => sales,
  });
  return { ...view, environment, payments, calls, identity, sales, storage, account };
}

export const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Fills in the billing address and continues. */
export async function bill(): Promise<void> {
  await screen.findByLabelText('Street address');
  change('Street address', '12 Quay Street');
  change('Country', 'DE');
  change('City', 'Hamburg');
  change('State or region', 'Hamburg');
  change('Postal code', '20095');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false),
  );
  press('Continue');
  await screen.findByRole('button', { name: 'Edit Billing Address' });
}

/** Fills in the card and continues to the review. */
export async function enterCard(): Promise<void> {
  await screen.findByLabelText('Cardholder name');
  change('Cardholder name', 'Ada Lovelace');
  press('Continue');
  await screen.findByRole('button', { name: 'Pay now' });
}

/** Returns the JSON that a call sent. */
export function sentIn(call: { readonly init: RequestInit | undefined } | undefined): unknown {
  const body = call?.init?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

export const finalized = (calls: readonly { url: string; init: RequestInit | undefined }[]) =>
  calls.filter(({ url, init }) => init?.method === 'PUT' && url.includes('/payment/'));
