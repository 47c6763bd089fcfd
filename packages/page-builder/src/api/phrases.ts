/** The texts about calls that failed. */
export const phrases = {
  'api.unreachable': 'The server cannot be reached. Your work is kept here; check the connection.',
  'api.silent': 'The server refused the request without a reason. Try again.',
  'api.unknown': 'The server sent an unexpected response. Reload the page builder.',
} as const;
