/** Codes of the driver and of the network for a connection that was not made, or was lost. */
const LOST = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Codes with which PostgreSQL refuses or ends connections: connection exceptions, shutdown, start, too many of them. */
const REFUSED = /^(?:08...|57P0[123]|53300)$/;

/** Returns whether an error says that there is no connection, and nothing about the statement. */
export function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return LOST.has(code) || REFUSED.test(code);
}
