/** Codes of the network for a connection that was not made, or was lost. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says, without a code, of a connection that was not made, or was lost. */
const LOST_IN_WORDS = /^Connection terminated|^timeout e|is not queryable$/;

/** Codes with which PostgreSQL refuses or ends connections: connection exceptions, shutdown, start, too many of them. */
const REFUSED = /^(?:08...|57P0[123]|53300)$/;

/** Returns whether an error says that there is no connection, and nothing about the statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return LOST.has(code) || REFUSED.test(code) || LOST_IN_WORDS.test(error.message);
}
