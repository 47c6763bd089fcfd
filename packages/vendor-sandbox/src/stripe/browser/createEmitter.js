/**
 * @typedef {(event: any) => void} Handler the page's handler of the vendor's events
 *
 * @typedef {object} Emitter
 * @property {(type: string, handler?: Handler) => void} on
 * @property {(type: string, handler?: Handler) => void} once
 * @property {(type: string, handler?: Handler) => void} off removes a handler, or all of the type if none is given
 * @property {(type: string, event?: unknown) => void} emit
 * @property {(type: string) => boolean} isHeard
 */

/** @returns {Emitter} */
export function createEmitter() {
  /** @type {Map<string, Set<Handler>>} */
  const handlers = new Map();
  /** @param {string} type */
  const of = (type) => {
    const found = handlers.get(type) ?? new Set();
    handlers.set(type, found);
    return found;
  };
  /** @type {Emitter['on']} */
  const on = (type, handler) => {
    if (handler !== undefined) of(type).add(handler);
  };
  /** @type {Emitter['off']} */
  const off = (type, handler) => {
    if (handler === undefined) handlers.delete(type);
    else of(type).delete(handler);
  };
  return {
    on,
    off,
    once(type, handler) {
      /** @type {Handler} */
      const run = (event) => {
        off(type, run);
        handler?.(event);
      };
      on(type, run);
    },
    emit(type, event) {
      for (const handler of of(type)) handler(event);
    },
    isHeard: (type) => of(type).size > 0,
  };
}
