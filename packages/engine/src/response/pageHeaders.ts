import { SECURITY_HEADERS } from '../security/securityHeaders.ts';
import { cacheControl } from './cacheControl.ts';

/** Seconds after which a reader may try again. */
const RETRY_AFTER = '10';

/** Answers the headers that all pages of a status have. */
export function pageHeaders(status: number): Readonly<Record<string, string>> {
  return {
    'Cache-Control': cacheControl(status),
    ...SECURITY_HEADERS,
    ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
  };
}
