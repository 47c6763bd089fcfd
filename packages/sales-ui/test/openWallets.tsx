/**
 * A reader who has opened the wallets for a plan. Only the payment calls and the card provider are fakes; everything else is the
 * real platform.
 */
import { HostProvider } from '@broadsheet/block-kit';
import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { createTestIdentity, signUpReader } from '@broadsheet/platform-testing';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment, createTestHost, createTestStripe } from '@broadsheet/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { OpenedWallets } from '../src/express/OpenedWallets.tsx';
import { begun, ITEM, openPlatform, paid } from './payments.ts';

/** One instance for all tests, because Stripe's package looks for its script only once. */
export const stripe = createTestStripe();

/** Defines the card provider's script in the page. Returns a function that removes it. */
export function provideStripe(): () => void {
  vi.clearAllMocks();
  stripe.wallets.length = 0;
  vi.stubGlobal('Stripe', stripe.script);
  return () => void vi.unstubAllGlobals();
}

export type Answer = (
  url: string,
  init: RequestInit | undefined,
) => Response | Promise<Response | undefined> | undefined;

interface Opening {
  /** Whether somebody is logged in. Default: nobody. */
  readonly isReader?: boolean;
  /** Answers a call in place of the platform, unless it returns `undefined`. */
  readonly answer?: Answer;
  /** Where the reader goes who has paid; absent: they stay. */
  readonly successURL?: string;
}

const PASSWORD = 'correct horse battery staple 9';
const OPTIONS = [{ paymentMethodType: 18, paymentMethodID: 1, publishableKey: 'pk_test_1' }];
const ADDRESS = { line1: 'Am Kai 12', city: 'Hamburg', state: '', postal_code: '20095', country: 'DE' };
let readers = 0;

/** Returns a fetch of one browser, whose cart without an account belongs to a cookie. */
async function browse(answer: Answer) {
  const platform = await openPlatform();
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const cookies = new Map<string, string>();
  const fetch: TestPlatform['fetch'] = async (url, init) => {
    calls.push({ url, init });
    const given = await answer(url, init);
    if (given !== undefined) return given;
    if (url.includes('/checkout/payment/options')) return Response.json(OPTIONS);
    if (url.endsWith('/entitlements')) return Response.json({ skus: [], edgescape: { country_code: 'DE' } });
    if (/\/checkout\/order\/.*\/payment\//.test(url))
      return Response.json(init?.method === 'PUT' ? paid(url) : begun(url));
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies.values()].join('; '));
    const response = await platform.fetch(url, { ...init, headers });
    for (const line of response.headers.getSetCookie())
      cookies.set(line.split('=')[0] ?? '', line.split(';')[0] ?? '');
    return response;
  };
  return { platform, calls, fetch };
}

/** Opens the wallets for the monthly plan. */
export async function openWallets(opening: Opening = {}) {
  const { isReader = false, answer = () => undefined, successURL } = opening;
  const { platform, calls, fetch } = await browse(answer);
  readers += 1;
  const account = { email: `opened${readers}@example.com`, password: PASSWORD };
  const identity = await createTestIdentity({ ...platform, fetch });
  if (isReader) {
    await signUpReader(platform, account);
    await identity.login(account.email, account.password, { rememberMe: true });
  }
  const sales = createSalesContext({
    ...{ origin: platform.origin, fetch, identity, storage: createMemoryStore(), clock: systemClock },
    ...{ retail: { origin: platform.origin }, retry: { attempts: 1 } },
  });
  const environment = createTestEnvironment();
  const { host, logs } = createTestHost({
    ...{ environment, identity: async () => identity, sales: async () => sales },
  });
  const told = { onLeave: vi.fn(), onBusy: vi.fn<(isBusy: boolean) => void>(), onBought: vi.fn() };
  const view = render(
    <HostProvider host={host}>
      <OpenedWallets
        plan={{ sku: ITEM.sku, priceCode: ITEM.priceCode }}
        termsOfSaleURL="/terms-of-sale/"
        termsOfServiceURL="/terms-of-service/"
        {...(successURL !== undefined && { successURL })}
        {...told}
      />
    </HostProvider>,
  );
  return { ...view, ...told, account, calls, environment, identity, sales, logs };
}

/** Reports the wallets of the browser, and waits for their buttons. */
export async function findWallets(): Promise<void> {
  await reportWallets({ googlePay: true });
  await waitFor(() => expect(stripe.wallets).toHaveLength(2));
}

/** Reports the wallets of the browser. */
export async function reportWallets(found: Readonly<Record<string, boolean>>): Promise<void> {
  await waitFor(() => expect(stripe.wallets).toHaveLength(1), { timeout: 5000 });
  await act(async () => stripe.wallets[0]?.emit('ready', { availablePaymentMethods: found }));
}

const emit = (type: string, event?: unknown) => act(async () => stripe.wallets.at(-1)?.emit(type, event));

/** Presses the wallet, whose sheet opens. */
export async function openSheet() {
  const press = { resolve: vi.fn(), reject: vi.fn() };
  await emit('click', press);
  return press;
}

/** Closes the sheet without consent. */
export const cancelSheet = () => emit('cancel');

/** Agrees in the sheet that is open. @returns what the page tells the sheet of a failure */
export async function agree(email: string, paymentFailed = vi.fn<(given: object) => void>()) {
  const billingDetails = { name: 'Nora Neumann', email, address: ADDRESS };
  await emit('confirm', { billingDetails, paymentFailed, expressPaymentType: 'google_pay' });
  return paymentFailed;
}

/** Opens the sheet and agrees in it. */
export async function pay(email: string) {
  await openSheet();
  return agree(email);
}

/** Waits for a sentence that says why nothing was paid. */
export const findAlert = (words: RegExp | string) =>
  screen.findByText(words, { selector: '[role=alert], [role=alert] *' }, { timeout: 5000 });
