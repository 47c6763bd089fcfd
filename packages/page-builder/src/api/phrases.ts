/** The texts about calls that failed. */
export const phrases = {
  'api.unreachable': 'The server cannot be reached. Your work is kept here; check the connection.',
  'api.silent': 'The server refused this without saying why. Try again.',
  'api.unknown': 'The server answered something unknown. Load the page builder again.',
} as const;
