import { isObject } from '../../panel/browser/awaitAnswer.js';
import { createFieldElement } from './createFieldElement.js';
import { createWalletElement } from './createWalletElement.js';

/**
 * @typedef {import('./createFieldElement.js').Created | import('./createWalletElement.js').WalletElement} Part
 *
 * @typedef {object} Group the elements of one form
 * @property {Readonly<Record<string, unknown>>} elements the object that the page gets
 * @property {(element: unknown) => Part | undefined} find finds a part by the page's element
 * @property {() => import('./createWalletElement.js').WalletElement | undefined} wallet
 */

/** Returns the type of a name, or of a component that draws an element. @param {unknown} wanted @returns {string} */
function typeNamed(wanted) {
  if (typeof wanted === 'string') return wanted;
  const isNamed = typeof wanted === 'function' || isObject(wanted);
  return isNamed ? String(Reflect.get(wanted, '__elementType')) : '';
}

/**
 * @param {Readonly<Record<string, unknown>>} given the page's options
 * @param {readonly string[]} wallets the wallets of this browser
 * @returns {Group}
 */
export function createElements(given, wallets) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  const group = crypto.randomUUID();
  let options = given;
  const deferred = () => {
    const { mode, amount, currency } = options;
    return {
      ...(typeof mode === 'string' && { mode }),
      ...(typeof amount === 'number' && { amount }),
      ...(typeof currency === 'string' && { currency }),
    };
  };
  /** @param {string} type @param {Readonly<Record<string, unknown>>} elementOptions @returns {Part} */
  const make = (type, elementOptions) => {
    if (type === 'cardNumber' || type === 'cardExpiry' || type === 'cardCvc')
      return createFieldElement(type, group, elementOptions);
    if (type === 'expressCheckout')
      return createWalletElement(elementOptions, { inBrowser: wallets, deferred });
    throw new Error(
      `The stand-in for Stripe has no element "${type}": it has cardNumber, cardExpiry, cardCvc and expressCheckout.`,
    );
  };
  const elements = {
    /** @param {string} type @param {Readonly<Record<string, unknown>>} [elementOptions] */
    create(type, elementOptions = {}) {
      const part = make(type, elementOptions);
      parts.set(type, part);
      return part.element;
    },
    /** @param {unknown} wanted */
    getElement: (wanted) => parts.get(typeNamed(wanted))?.element ?? null,
    /** @param {Readonly<Record<string, unknown>>} changed */
    update(changed) {
      options = { ...options, ...changed };
    },
    fetchUpdates: () => Promise.resolve({}),
    submit: () => Promise.resolve({}),
    on() {},
    off() {},
    once() {},
  };
  return {
    elements,
    find: (element) => [...parts.values()].find((part) => part.element === element),
    wallet() {
      const part = parts.get('expressCheckout');
      return part?.type === 'expressCheckout' && 'authorised' in part ? part : undefined;
    },
  };
}
