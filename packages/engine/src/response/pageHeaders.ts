import { SECURITY_HEADERS } from '../security/securityHeaders.ts';
import { cacheControl } from './cacheControl.ts';
import type { Lifetime } from './cacheControl.ts';

/** Seconds after which a reader may try again. */
const RETRY_AFTER = '10';

/** Returns the headers of a page by its status. */
export function pageHeaders(lifetime: Lifetime): Readonly<Record<string, string>> {
  return {
    'Cache-Control': cacheControl(lifetime),
    ...SECURITY_HEADERS,
    ...(lifetime.status === 503 && { 'Retry-After': RETRY_AFTER }),
  };
}
