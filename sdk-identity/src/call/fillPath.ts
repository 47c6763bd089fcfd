/** Puts a value in the place of the one variable part (`:nonce`) of a contract's path, percent-encoded. */
export const fillPath = (path: string, value: string): string =>
  path.replace(/:\w+/, () => encodeURIComponent(value));
