/** Defines the part of the vendor's `Stripe` that a checkout with card fields and wallets uses. */
import { isObject } from '../../panel/browser/awaitAnswer.js';
import { answerAction, confirmIntent, retrieveIntent, targetOf } from './confirmIntents.js';
import { createElements } from './createElements.js';

/** The name of the release that @stripe/stripe-js expects. */
const VERSION = 'endive';

/**
 * @typedef {import('./confirmIntents.js').Outcome} Outcome
 * @typedef {'payment_intent' | 'setup_intent'} Kind
 * @typedef {Readonly<Record<string, any>>} Given of the page
 */

/** @param {Kind} kind @param {Outcome} outcome as the vendor names its members */
const answerOf = (kind, outcome) =>
  'error' in outcome
    ? outcome
    : { [kind === 'payment_intent' ? 'paymentIntent' : 'setupIntent']: outcome.intent };

/** @param {Given} params @param {Kind} kind @param {Outcome} outcome */
function returnTo(params, kind, outcome) {
  const url = params['confirmParams']?.['return_url'];
  if ('error' in outcome || params['redirect'] === 'if_required' || typeof url !== 'string') return;
  const target = new URL(url, window.location.href);
  target.searchParams.set(kind, String(outcome.intent['id']));
  target.searchParams.set(`${kind}_client_secret`, String(outcome.intent['client_secret']));
  target.searchParams.set('redirect_status', 'succeeded');
  window.location.assign(target.href);
}

/**
 * Returns the functions that create payment methods from a page's elements.
 *
 * @param {string} key
 * @param {readonly import('./createElements.js').Group[]} groups
 */
function createMethods(key, groups) {
  /** @param {unknown} element @param {unknown} billing @returns {Promise<import('./callApi.js').ApiAnswer>} */
  const payWith = async (element, billing) => {
    const part = groups.map(({ find }) => find(element)).find((found) => found !== undefined);
    if (part === undefined || !('pay' in part) || part.type !== 'cardNumber')
      throw new Error('Give the cardNumber element of these elements as the card.');
    return part.pay(key, billing);
  };
  /** Returns the id of the payment method that a page names, or creates one from its card element. @param {Given | undefined} data */
  const methodOf = async (data) => {
    const method = data?.['payment_method'];
    if (!isObject(method)) return { id: typeof method === 'string' ? method : undefined };
    const made = await payWith(method['card'], method['billing_details']);
    return 'error' in made ? made : { id: String(made.value['id']) };
  };
  /** @param {Given} given */
  const createPaymentMethod = async (given) => {
    const wallet = groups.find(({ elements }) => elements === given['elements'])?.wallet();
    const authorised = wallet?.authorised();
    if (authorised !== undefined) return { paymentMethod: { id: authorised, object: 'payment_method' } };
    const made = await payWith(given['card'], given['billing_details']);
    return 'error' in made ? made : { paymentMethod: made.value };
  };
  return { methodOf, createPaymentMethod };
}

/**
 * Finds out whether the reader agreed in the sheet to another payment than the intent is for.
 *
 * @param {{ readonly amount?: number, readonly currency?: string }} agreed
 * @param {import('./confirmIntents.js').Outcome} outcome
 */
function findMismatch(agreed, outcome) {
  if ('error' in outcome || outcome.intent['object'] !== 'payment_intent') return undefined;
  const { amount, currency } = outcome.intent;
  if (amount === agreed.amount && currency === agreed.currency) return undefined;
  const meant = `${String(amount)} ${String(currency)}`;
  return {
    type: 'invalid_request_error',
    message: `The elements ask for ${agreed.amount} ${agreed.currency}, but the intent is for ${meant}.`,
  };
}

/** @param {string} key @param {readonly string[]} wallets */
function createStripe(key, wallets) {
  /** @type {import('./createElements.js').Group[]} */
  const groups = [];
  const { methodOf, createPaymentMethod } = createMethods(key, groups);
  /** @param {Kind} kind */
  const confirmCard =
    (kind) =>
    /** @param {string} clientSecret @param {Given} [data] @param {Given} [options] */
    async (clientSecret, data, options) => {
      const target = targetOf(kind, clientSecret);
      const method = await methodOf(data);
      if ('error' in method) return method;
      const how = { paymentMethod: method.id, handleActions: options?.['handleActions'] !== false };
      return answerOf(kind, await confirmIntent(key, target, how));
    };
  /** @param {Kind} kind */
  const confirmWallet =
    (kind) =>
    /** @param {Given} params */
    async (params) => {
      const target = targetOf(kind, params['clientSecret']);
      const wallet = groups.find(({ elements }) => elements === params['elements'])?.wallet();
      const paymentMethod = wallet?.authorised();
      if (wallet === undefined || paymentMethod === undefined)
        throw new Error('No wallet has been authorised: call this when the element says "confirm".');
      const mismatch = findMismatch(wallet.deferred(), await retrieveIntent(key, target));
      if (mismatch !== undefined) return { error: mismatch };
      const confirmed = await confirmIntent(key, target, { paymentMethod, handleActions: false });
      // A sheet whose payment failed stays until the page completes it with `paymentFailed`.
      if (!('error' in confirmed)) wallet.close();
      const outcome = await answerAction(key, target, confirmed);
      returnTo(params, kind, outcome);
      return answerOf(kind, outcome);
    };
  /** @param {Kind} kind */
  const retrieve =
    (kind) =>
    /** @param {string} clientSecret */
    async (clientSecret) =>
      answerOf(kind, await retrieveIntent(key, targetOf(kind, clientSecret)));

  return {
    /** @param {Given} [options] */
    elements(options = {}) {
      const group = createElements(options, wallets);
      groups.push(group);
      return group.elements;
    },
    createPaymentMethod,
    createToken: () =>
      Promise.resolve({ error: { type: 'invalid_request_error', message: 'The stand-in makes no tokens.' } }),
    confirmCardPayment: confirmCard('payment_intent'),
    confirmCardSetup: confirmCard('setup_intent'),
    confirmPayment: confirmWallet('payment_intent'),
    confirmSetup: confirmWallet('setup_intent'),
    retrievePaymentIntent: retrieve('payment_intent'),
    retrieveSetupIntent: retrieve('setup_intent'),
    /** @param {{ readonly clientSecret: string }} given */
    async handleNextAction({ clientSecret }) {
      /** @type {Kind} */
      const kind = clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
      const target = targetOf(kind, clientSecret);
      return answerOf(kind, await answerAction(key, target, await retrieveIntent(key, target)));
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/**
 * Defines the global once, as the vendor does.
 *
 * @param {{ readonly wallets: string | null }} settings `wallets`: those of this browser, separated by spaces
 */
export function defineStripe({ wallets }) {
  if (Reflect.has(window, 'Stripe')) return;
  const inBrowser = (wallets ?? '').split(' ');
  /** @param {unknown} key */
  const Stripe = (key) => {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new Error('Give the publishable key: it begins with "pk_".');
    return createStripe(key, inBrowser);
  };
  Reflect.set(window, 'Stripe', Object.assign(Stripe, { version: VERSION }));
}
