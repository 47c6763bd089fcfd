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
 * @typedef {object} Created an element with its internal functions
 * @property {string} type
 * @property {Readonly<Record<string, unknown>>} element the object that the page gets
 * @property {(key: string, billing: unknown) => Promise<import('./callApi.js').ApiAnswer>} pay for card numbers only
 */

/** @param {string} src @param {string} title */
function createFrame(src, title) {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.setAttribute('scrolling', 'no');
  // A frame whose colour scheme differs from its page's gets an opaque background; these pages are light.
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

/** Marks the state of the field with the vendor's class names. @param {Element} parent */
function createMarks(parent) {
  parent.classList.add('StripeElement', 'StripeElement--empty');
  /** @param {string} name @param {boolean} isOn */
  const mark = (name, isOn) => void parent.classList.toggle(`StripeElement--${name}`, isOn);
  return mark;
}

/**
 * Reports the state of the field to the page, by class names and events.
 *
 * @param {{ readonly type: FieldName, readonly emitter: ReturnType<typeof createEmitter>, readonly mark: ReturnType<typeof createMarks> }} field
 * @param {import('../../panel/browser/awaitAnswer.js').Answer} answer the frame's answer
 */
function emitToPage({ type, emitter, mark }, { kind, ...rest }) {
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

/** @param {string | Element} target the page's element or its selector */
function findParent(target) {
  const parent = typeof target === 'string' ? document.querySelector(target) : target;
  if (parent !== null) return parent;
  throw new Error('The element to mount into is not in the page: give a selector or an element that is.');
}

/** @param {number} call @param {string} key @param {unknown} billing */
function payOrder(call, key, billing) {
  return { kind: 'pay', call, key, billing: JSON.parse(JSON.stringify(billing ?? {})) };
}

/** Keeps the calls to a frame that wait for its answer, by number. */
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
 * Creates a card field in a frame of its own.
 *
 * @param {FieldName} type
 * @param {string} group the id that the fields of one form share
 * @param {Readonly<Record<string, unknown>>} given the page's options
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
    emitToPage({ type, emitter, mark }, answer);
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
