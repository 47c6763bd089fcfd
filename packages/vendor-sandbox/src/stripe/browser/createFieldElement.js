import { awaitAnswer, isObject } from '../../panel/browser/awaitAnswer.js';
import { createEmitter } from './createEmitter.js';

/** @type {Readonly<Record<string, string>>} */
const TITLES = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
};

/**
 * @typedef {'cardNumber' | 'cardExpiry' | 'cardCvc'} FieldName
 * @typedef {object} Created what stands behind an element
 * @property {string} type
 * @property {Readonly<Record<string, unknown>>} element what the page gets
 * @property {(key: string, billing: unknown) => Promise<import('./callApi.js').ApiAnswer>} pay of a card number
 */

/** @param {string} src @param {string} title */
function createFrame(src, title) {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.setAttribute('scrolling', 'no');
  // A frame whose colour scheme differs from its page's gets an opaque ground; these pages are light.
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '1.35em',
    border: '0',
    colorScheme: 'light',
    background: 'none',
  });
  return frame;
}

/** Says with classes of the vendor's names how the field is. @param {Element} parent */
function createMarks(parent) {
  parent.classList.add('StripeElement', 'StripeElement--empty');
  /** @param {string} name @param {boolean} isOn */
  const mark = (name, isOn) => void parent.classList.toggle(`StripeElement--${name}`, isOn);
  return mark;
}

/**
 * What the page learns of the field, in marks and in events.
 *
 * @param {{ readonly type: FieldName, readonly emitter: ReturnType<typeof createEmitter>, readonly mark: ReturnType<typeof createMarks> }} field
 * @param {import('../../panel/browser/awaitAnswer.js').Answer} answer of the frame
 */
function tellPage({ type, emitter, mark }, { kind, ...rest }) {
  if (kind === 'focus' || kind === 'blur') mark('focus', kind === 'focus');
  if (kind !== 'change') return emitter.emit(kind, { elementType: type });
  mark('empty', rest['empty'] === true);
  mark('complete', rest['complete'] === true);
  mark('invalid', isObject(rest['error']));
  const { brand, ...state } = rest;
  const event = { elementType: type, error: undefined, ...state };
  emitter.emit('change', type === 'cardNumber' ? { ...event, brand } : event);
}

const UNFINISHED = {
  error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' },
};

/** @param {string | Element} target of the page */
function findParent(target) {
  const parent = typeof target === 'string' ? document.querySelector(target) : target;
  if (parent !== null) return parent;
  throw new Error('The element to mount into is not in the page: give a selector or an element that is.');
}

/** @param {number} call @param {string} key @param {unknown} billing */
function payOrder(call, key, billing) {
  return { kind: 'pay', call, key, billing: JSON.parse(JSON.stringify(billing ?? {})) };
}

/** Orders to a frame that it answers, by number. */
function createCalls() {
  let count = 0;
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  return {
    /** @param {(call: number) => void} send @returns {Promise<import('./callApi.js').ApiAnswer>} */
    begin: (send) =>
      new Promise((resolve) => {
        count += 1;
        waiting.set(count, resolve);
        send(count);
      }),
    /** @param {import('../../panel/browser/awaitAnswer.js').Answer} answer */
    end(answer) {
      const call = Number(answer['call']);
      waiting.get(call)?.(answer['answer']);
      waiting.delete(call);
    },
  };
}

/**
 * A card field in a frame of its own.
 *
 * @param {FieldName} type
 * @param {string} group the fields of one form
 * @param {Readonly<Record<string, unknown>>} given options of the page
 * @returns {Created}
 */
export function createFieldElement(type, group, given) {
  const emitter = createEmitter();
  /** @type {HTMLIFrameElement | undefined} */
  let frame;
  let stop = () => {};
  let options = given;
  let isReady = false;
  const calls = createCalls();

  /** @param {Readonly<Record<string, unknown>>} sandboxOrder */
  const order = (sandboxOrder) => frame?.contentWindow?.postMessage({ sandboxOrder }, window.location.origin);
  const sendOptions = () => {
    const { style, placeholder, disabled } = options;
    order({ kind: 'update', style, placeholder, disabled });
  };
  /** @param {import('../../panel/browser/awaitAnswer.js').Answer} answer @param {ReturnType<typeof createMarks>} mark */
  const hear = (answer, mark) => {
    if (answer.kind === 'paymentMethod') return calls.end(answer);
    if (answer.kind === 'ready') {
      isReady = true;
      sendOptions();
    }
    tellPage({ type, emitter, mark }, answer);
  };
  const unmount = () => {
    stop();
    frame?.remove();
    frame = undefined;
    isReady = false;
  };
  const element = {
    ...emitter,
    /** @param {string | Element} target */
    mount(target) {
      const parent = findParent(target);
      unmount();
      const mark = createMarks(parent);
      const query = new URLSearchParams({ type, group });
      const made = createFrame(`/sandbox/stripe/field?${query}`, TITLES[type] ?? '');
      stop = awaitAnswer(
        () => made.contentWindow,
        (answer) => hear(answer, mark),
      );
      frame = made;
      parent.replaceChildren(made);
    },
    unmount,
    destroy: unmount,
    /** @param {Readonly<Record<string, unknown>>} changed */
    update(changed) {
      options = { ...options, ...changed };
      if (isReady) sendOptions();
    },
    focus: () => order({ kind: 'focus' }),
    blur: () => order({ kind: 'blur' }),
    clear: () => order({ kind: 'clear' }),
  };
  return {
    type,
    element,
    pay: (key, billing) =>
      isReady ? calls.begin((call) => order(payOrder(call, key, billing))) : Promise.resolve(UNFINISHED),
  };
}
