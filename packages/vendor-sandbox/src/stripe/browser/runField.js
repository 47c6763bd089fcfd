/**
 * Runs one card field in its frame. The fields of one form communicate on a channel of their own, and only the number's field
 * calls the API, so the page around them learns only what the vendor reveals about a card.
 */
import { isObject } from '../../panel/browser/awaitAnswer.js';
import { billingFields, callApi } from './callApi.js';
import { readField } from './cardRules.js';

/** Milliseconds within which the other fields must answer. */
const FIELDS_MS = 2_000;

/** @param {string | null} name @returns {import('./cardRules.js').FieldType} */
const typeOf = (name) => (name === 'cardExpiry' || name === 'cardCvc' ? name : 'cardNumber');

/** @param {Readonly<Record<string, unknown>>} sandboxAnswer */
function emitToPage(sandboxAnswer) {
  window.parent.postMessage({ sandboxAnswer }, window.location.origin);
}

/** @param {HTMLInputElement} input @param {unknown} style */
function applyStyle(input, style) {
  const rules = isObject(style) ? style : {};
  const base = isObject(rules['base']) ? rules['base'] : {};
  const invalid = isObject(rules['invalid']) ? rules['invalid'] : {};
  const { style: root } = document.documentElement;
  const known = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'];
  for (const name of known) if (typeof base[name] === 'string') Reflect.set(input.style, name, base[name]);
  if (typeof invalid['color'] === 'string') root.setProperty('--invalid', invalid['color']);
  const placeholder = isObject(base['::placeholder']) ? base['::placeholder']['color'] : undefined;
  if (typeof placeholder === 'string') root.setProperty('--placeholder', placeholder);
}

/**
 * Requests the states of the form's other fields.
 *
 * @param {BroadcastChannel} channel
 * @returns {Promise<Readonly<Record<string, import('./cardRules.js').FieldState>>>} by the type of the field
 */
function collectFields(channel) {
  return new Promise((resolve) => {
    /** @type {Record<string, import('./cardRules.js').FieldState>} */
    const states = {};
    const finish = () => {
      window.clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(states);
    };
    /** @param {MessageEvent} event */
    const listen = ({ data }) => {
      if (data?.kind !== 'typed') return;
      states[data.type] = data.state;
      if (Object.keys(states).length === 2) finish();
    };
    const timer = window.setTimeout(finish, FIELDS_MS);
    channel.addEventListener('message', listen);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    channel.postMessage({ kind: 'collect' });
  });
}

/**
 * @param {import('./cardRules.js').FieldState} number
 * @param {BroadcastChannel} channel
 * @param {Readonly<Record<string, unknown>>} request
 * @returns {Promise<import('./callApi.js').ApiAnswer>}
 */
async function createPaymentMethod(number, channel, request) {
  const { cardExpiry, cardCvc } = await collectFields(channel);
  for (const state of [number, cardExpiry, cardCvc]) {
    const problem = state?.problem ?? state?.unfinished;
    if (problem !== undefined) return { error: { type: 'validation_error', ...problem } };
  }
  return callApi('payment_methods', {
    key: String(request['key']),
    type: 'card',
    'card[number]': number.digits,
    'card[exp_month]': cardExpiry?.digits.slice(0, 2) ?? '',
    'card[exp_year]': cardExpiry?.digits.slice(2) ?? '',
    'card[cvc]': cardCvc?.digits ?? '',
    ...billingFields(request['billing']),
  });
}

/** @typedef {Readonly<Record<string, unknown>>} Order of the page */

/**
 * Returns the handlers of the page's commands to a field, by kind.
 *
 * @param {HTMLInputElement} input
 * @param {{ emitChange(): void, pay(request: Order): void }} field
 * @returns {Readonly<Record<string, (order: Order) => void>>}
 */
function createOrders(input, { emitChange, pay }) {
  return {
    update({ style, placeholder, disabled, label }) {
      applyStyle(input, style);
      if (typeof placeholder === 'string') input.placeholder = placeholder;
      if (typeof disabled === 'boolean') input.disabled = disabled;
      if (typeof label === 'string') input.setAttribute('aria-label', label);
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear() {
      input.value = '';
      emitChange();
    },
    pay,
  };
}

export function runField() {
  const query = new URLSearchParams(window.location.search);
  const type = typeOf(query.get('type'));
  const channel = new BroadcastChannel(`sandbox-stripe-${query.get('group')}`);
  const input = document.querySelector('input');
  if (input === null) return;
  let isLeft = false;
  const read = () => readField(type, input.value, new Date());
  const emitChange = () => {
    const state = read();
    const problem = state.problem ?? (isLeft && state.text !== '' ? state.unfinished : undefined);
    input.setAttribute('aria-invalid', String(problem !== undefined));
    emitToPage({
      kind: 'change',
      empty: state.text === '',
      complete: state.isComplete,
      brand: state.brand,
      ...(problem !== undefined && { error: { type: 'validation_error', ...problem } }),
    });
  };
  input.addEventListener('input', () => {
    isLeft = false;
    input.value = read().text;
    emitChange();
  });
  input.addEventListener('focus', () => emitToPage({ kind: 'focus' }));
  input.addEventListener('blur', () => {
    isLeft = true;
    emitToPage({ kind: 'blur' });
    if (input.value !== '') emitChange();
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emitToPage({ kind: 'escape' });
  });

  const pay = (/** @type {Order} */ request) =>
    void createPaymentMethod(read(), channel, request).then((answer) =>
      emitToPage({ kind: 'paymentMethod', call: request['call'], answer }),
    );
  const orders = createOrders(input, { emitChange, pay });
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== window.location.origin || !isObject(data)) return;
    const order = data['sandboxOrder'];
    if (isObject(order)) orders[String(order['kind'])]?.(order);
  });
  channel.addEventListener('message', ({ data }) => {
    if (data?.kind !== 'collect' || type === 'cardNumber') return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    channel.postMessage({ kind: 'typed', type, state: read() });
  });
  emitToPage({ kind: 'ready' });
}
