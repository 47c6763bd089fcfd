/** The stand-in for Stripe's script in a browser: card fields in frames of their own, the bank's question, wallets. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { openReader } from './reader/openReader.ts';

const PANEL = '/sandbox/stripe/panel';
const SECRET_KEY = { authorization: 'Bearer sk_test_server' };

/** The vendor's objects that the page keeps between two steps of a test. */
interface Checkout {
  readonly pay: (secret: string) => Promise<unknown>;
  readonly payByWallet: (secret: string) => Promise<unknown>;
}

const newspaper = useSandbox();

/** Shows a page with three card fields and the wallet buttons. */
async function showFields(page: Page): Promise<void> {
  await page.addScriptTag({ url: '/sandbox/stripe/endive/stripe.js' });
  await page.evaluate(() => {
    // Untyped: the vendor's types are for its customers, and this tests what the stand-in accepts.
    const view: object = window;
    const stripe = Reflect.get(view, 'Stripe')('pk_test_page');
    const elements = stripe.elements();
    const deferred = stripe.elements({ mode: 'payment', amount: 1200, currency: 'eur' });
    const put = (element: { mount(target: Element): void }) => {
      const place = document.createElement('div');
      document.body.append(place);
      element.mount(place);
    };
    const card = elements.create('cardNumber');
    put(card);
    put(elements.create('cardExpiry'));
    put(elements.create('cardCvc'));
    const wallets = deferred.create('expressCheckout');
    put(wallets);
    const checkout: Checkout = {
      pay: (secret) => stripe.confirmCardPayment(secret, { payment_method: { card } }),
      payByWallet: (secret) =>
        new Promise((resolve) => {
          wallets.on('confirm', () => {
            const params = { elements: deferred, clientSecret: secret, redirect: 'if_required' };
            resolve(stripe.confirmPayment(params));
          });
        }),
    };
    Reflect.set(window, 'checkout', checkout);
  });
}

async function makeIntent(page: Page, origin: string): Promise<string> {
  const response = await page.request.post(`${origin}/sandbox/stripe/v1/payment_intents`, {
    headers: SECRET_KEY,
    form: { amount: '1200', currency: 'eur' },
  });
  const { client_secret: secret }: { readonly client_secret: string } = await response.json();
  return secret;
}

/** Starts a payment, and resolves with its outcome. */
function start(page: Page, how: keyof Checkout, secret: string): Promise<unknown> {
  return page.evaluate(([name, given]) => Reflect.get(Reflect.get(window, 'checkout'), name)(given), [
    how,
    secret,
  ] as const);
}

async function openFields() {
  const { origin } = newspaper;
  const reader = await openReader({ origin });
  await reader.open(PANEL);
  const { page } = reader;
  await showFields(page);
  const type = async (number: string) => {
    await page
      .frameLocator('iframe[title="Secure card number input frame"]')
      .getByRole('textbox')
      .fill(number);
    await page.frameLocator('iframe[title*="expiration"]').getByRole('textbox').fill('1234');
    await page.frameLocator('iframe[title*="CVC"]').getByRole('textbox').fill('123');
  };
  return { ...reader, type, secret: () => makeIntent(page, origin) };
}

test('a card is paid with after the bank has asked, and its number is nowhere in the page', async () => {
  const { page, type, secret } = await openFields();
  await type('4000002760003184');
  expect(await page.content()).not.toContain('4000002760003184');
  const paying = start(page, 'pay', await secret());
  const bank = page.frameLocator('iframe[title="3D Secure 2"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  expect(await paying).toMatchObject({ paymentIntent: { status: 'succeeded', amount: 1200 } });
});

test('who leaves the bank’s question pays nothing, and may answer it anew', async () => {
  const { page, type, secret } = await openFields();
  await type('4000002760003184');
  const waiting = await secret();
  const first = start(page, 'pay', waiting);
  const bank = page.frameLocator('iframe[title="3D Secure 2"]');
  await bank.getByRole('button', { name: 'Leave' }).click();
  expect(await first).toMatchObject({ error: { payment_intent: { status: 'requires_action' } } });
  const second = start(page, 'pay', waiting);
  await bank.getByRole('button', { name: 'Complete' }).click();
  expect(await second).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});

test('a wallet shows its sheet and pays', async () => {
  const { page, secret } = await openFields();
  const paying = start(page, 'payByWallet', await secret());
  const wallets = page.frameLocator('iframe[title="Secure express checkout frame"]');
  await wallets.getByRole('button', { name: 'Google Pay' }).click();
  const sheet = page.frameLocator('iframe[title="Wallet"]');
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  expect(await paying).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});
