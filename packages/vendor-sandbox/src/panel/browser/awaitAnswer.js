/**
 * What a panel says: `kind` tells which, the rest depends on it.
 *
 * @typedef {Readonly<Record<string, unknown>> & { readonly kind: string }} Answer
 */

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null;
}

/**
 * @param {unknown} value
 * @returns {value is Answer}
 */
export function isAnswer(value) {
  return isObject(value) && typeof value['kind'] === 'string';
}

/**
 * Listens to one window, on pages of this origin only.
 *
 * @param {() => unknown} source the window, once there is one
 * @param {(answer: Answer) => void} onAnswer
 * @returns {() => void} stops listening
 */
export function awaitAnswer(source, onAnswer) {
  /** @param {MessageEvent<unknown>} event */
  const listen = ({ origin, source: sender, data }) => {
    if (origin !== window.location.origin || sender === null || sender !== source()) return;
    const answer = isObject(data) ? data['sandboxAnswer'] : undefined;
    if (isAnswer(answer)) onAnswer(answer);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
