import type { SalesCall } from './SalesEnv.ts';

/** How long what is the same for everybody may be kept, in seconds: an import shows within this time. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;

/** Lets every cache keep an answer for a minute, or for less where it is known to change earlier. */
export function cachePublicly(call: SalesCall, freshSeconds = FRESH_SECONDS): void {
  const seconds = Math.max(0, Math.min(FRESH_SECONDS, Math.floor(freshSeconds)));
  const stale = seconds < FRESH_SECONDS ? 0 : STALE_SECONDS;
  call.header(
    'Cache-Control',
    `public, max-age=${seconds}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`,
  );
}
