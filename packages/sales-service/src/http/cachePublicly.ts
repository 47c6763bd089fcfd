import type { ServiceCall } from '@broadsheet/service-kit/http';

/** Seconds for which a public response is fresh: an import takes effect within this time. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;

/**
 * Lets every cache store a response for a minute.
 *
 * @param freshSeconds the seconds until the content is known to change, which shorten the minute
 */
export function cachePublicly(call: ServiceCall, freshSeconds = FRESH_SECONDS): void {
  const seconds = Math.max(0, Math.min(FRESH_SECONDS, Math.floor(freshSeconds)));
  const stale = seconds < FRESH_SECONDS ? 0 : STALE_SECONDS;
  call.header(
    'Cache-Control',
    `public, max-age=${seconds}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`,
  );
}
