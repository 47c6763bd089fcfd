/** The buttons of Apple Pay and Google Pay (Express Checkout), and the sheet in which a reader agrees to pay. */
import { awaitAnswer, isObject } from '../../panel/browser/awaitAnswer.js';
import { createEmitter } from './createEmitter.js';
import { showSheet } from './showSheet.js';

/**
 * @typedef {{ readonly mode?: string, readonly amount?: number, readonly currency?: string }} Deferred the
 *   page's data of a payment for which no intent exists yet
 *
 * @typedef {object} WalletElement
 * @property {'expressCheckout'} type
 * @property {Readonly<Record<string, unknown>>} element
 * @property {() => string | undefined} authorised id of the payment method that the reader agreed to
 * @property {() => Deferred} deferred the payment that the reader agreed to
 * @property {() => void} close removes the sheet
 */

const ELEMENT_TYPE = 'expressCheckout';
const WALLETS = /** @type {const} */ (['applePay', 'googlePay']);

/** @param {Readonly<Record<string, unknown>>} options @param {readonly string[]} inBrowser */
function offeredWallets(options, inBrowser) {
  const methods = isObject(options['paymentMethods']) ? options['paymentMethods'] : options['wallets'];
  const isNever = (/** @type {string} */ name) => isObject(methods) && methods[name] === 'never';
  return WALLETS.filter((name) => inBrowser.includes(name) && !isNever(name));
}

/** @param {readonly string[]} offered */
function readyEvent(offered) {
  const has = (/** @type {string} */ name) => offered.includes(name);
  const none = { amazonPay: false, klarna: false, link: false, paypal: false };
  return {
    elementType: ELEMENT_TYPE,
    availablePaymentMethods:
      offered.length === 0 ? undefined : { ...none, applePay: has('applePay'), googlePay: has('googlePay') },
  };
}

/** @param {readonly string[]} offered @param {unknown} height */
function createButtons(offered, height) {
  const frame = document.createElement('iframe');
  const each = typeof height === 'number' ? height : 44;
  frame.src = `/sandbox/stripe/wallets?${new URLSearchParams({ show: offered.join(' ') })}`;
  frame.title = 'Secure express checkout frame';
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: `${offered.length * (each + 8) + 16}px`,
    border: '0',
    colorScheme: 'light',
  });
  return frame;
}

/** @param {Deferred} deferred @param {{ readonly wallet: string, readonly label: string }} shown */
const sheetPath = ({ amount = 0, currency = '' }, { wallet, label }) =>
  `/sandbox/stripe/sheet?${new URLSearchParams({ wallet, label, amount: String(amount), currency })}`;

/** Returns the name of the page's business. @param {Readonly<Record<string, unknown>>} options */
function businessName({ business }) {
  return isObject(business) && typeof business['name'] === 'string' ? business['name'] : '';
}

/**
 * Returns what the wallet hands over: an email only where the page has asked for one, an address unless it wants none.
 *
 * @param {unknown} billing the wallet's data of the reader
 * @param {Readonly<Record<string, unknown>>} options the page's
 */
function billingDetails(billing, { emailRequired, billingAddressRequired }) {
  if (!isObject(billing)) return undefined;
  const { name, email, address } = billing;
  return {
    name,
    ...(emailRequired === true && email !== undefined && { email }),
    ...(billingAddressRequired !== false && { address }),
  };
}

/**
 * Creates the sheet in which a reader agrees to pay; it keeps the payment method that they chose.
 *
 * @param {ReturnType<typeof createEmitter>} emitter
 * @param {() => Deferred} deferred
 * @param {Readonly<Record<string, unknown>>} options the page's
 */
function createSheet(emitter, deferred, options) {
  /** @type {string | undefined} */
  let paymentMethod;
  let hide = () => {};
  const close = () => {
    hide();
    hide = () => {};
    paymentMethod = undefined;
  };
  /** @param {string} wallet @param {string} label */
  const open = (wallet, label) => {
    close();
    hide = showSheet({ path: sheetPath(deferred(), { wallet, label }), title: 'Wallet' }, (answer) => {
      if (answer.kind === 'left' || answer.kind === 'refuse') {
        close();
        emitter.emit('cancel', { elementType: ELEMENT_TYPE });
        return;
      }
      paymentMethod = String(answer['paymentMethod']);
      emitter.emit('confirm', {
        elementType: ELEMENT_TYPE,
        expressPaymentType: wallet,
        billingDetails: billingDetails(answer['billing'], options),
        paymentFailed: close,
      });
    });
  };
  return { open, close, authorised: () => paymentMethod };
}

/**
 * Asks the page, if it listens, whether a pressed wallet may open.
 *
 * @param {ReturnType<typeof createEmitter>} emitter
 * @param {string} wallet
 * @param {(wallet: string) => void} open
 */
function press(emitter, wallet, open) {
  if (!emitter.isHeard('click')) return open(wallet);
  let isAnswered = false;
  const once = (/** @type {() => void} */ act) => () => {
    if (isAnswered) return;
    isAnswered = true;
    act();
  };
  emitter.emit('click', {
    elementType: ELEMENT_TYPE,
    expressPaymentType: wallet,
    resolve: once(() => open(wallet)),
    reject: once(() => emitter.emit('cancel', { elementType: ELEMENT_TYPE })),
  });
}

/**
 * @param {Readonly<Record<string, unknown>>} options the page's options
 * @param {{ readonly inBrowser: readonly string[], deferred(): Deferred }} around
 * @returns {WalletElement}
 */
export function createWalletElement(options, { inBrowser, deferred }) {
  const emitter = createEmitter();
  const offered = offeredWallets(options, inBrowser);
  const sheet = createSheet(emitter, deferred, options);
  const { close, authorised } = sheet;
  const open = (/** @type {string} */ wallet) => sheet.open(wallet, businessName(options));
  /** @type {HTMLIFrameElement | undefined} */
  let frame;
  let stop = () => {};
  const unmount = () => {
    stop();
    close();
    frame?.remove();
    frame = undefined;
  };
  return {
    type: ELEMENT_TYPE,
    authorised,
    deferred,
    close,
    element: {
      ...emitter,
      /** @param {string | Element} target */
      mount(target) {
        const parent = typeof target === 'string' ? document.querySelector(target) : target;
        if (parent === null)
          throw new Error(
            'The element to mount into is not in the page: give a selector or an element that is.',
          );
        unmount();
        if (offered.length === 0) {
          window.setTimeout(() => emitter.emit('ready', readyEvent(offered)));
          return;
        }
        const made = createButtons(offered, options['buttonHeight']);
        stop = awaitAnswer(
          () => made.contentWindow,
          ({ kind, wallet }) => {
            if (kind === 'ready') emitter.emit('ready', readyEvent(offered));
            else if (kind === 'click') press(emitter, String(wallet), open);
            else emitter.emit(kind, { elementType: ELEMENT_TYPE });
          },
        );
        frame = made;
        parent.replaceChildren(made);
      },
      unmount,
      destroy: unmount,
      update() {},
      focus: () => frame?.focus(),
      blur: () => frame?.blur(),
    },
  };
}
