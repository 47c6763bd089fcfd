/**
 * The answer of a panel; its other members depend on `kind`.
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
 * Listens to the messages of one window; it accepts only those of this origin.
 *
 * @param {() => unknown} source returns the window, once it exists
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
