/** The Cache-Control of a page, in seconds. A page is the same for everybody, so any cache may store it. */
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/**
 * Of a page that lacks something because a source failed: long enough that a rush does not reach a source in trouble,
 * and no longer, for the next one is whole.
 */
const DEGRADED_PAGE = 'public, max-age=0, s-maxage=3';
/** Of a page with a list that is being made again: the next one has it. */
export const BEHIND_PAGE = 'public, max-age=0, s-maxage=1';
const ERROR_PAGE = 'public, max-age=0, s-maxage=10';

/** The Cache-Control of answers for one reader. */
export const PRIVATE = 'private, no-store';

/**
 * Returns a Cache-Control by which no cache serves an answer longer than it is valid, not even while it fetches the next
 * one. Only where the site fails to answer a cache may serve it longer.
 *
 * @param seconds how long the answer is valid
 */
export function limitCacheControl(control: string, seconds: number): string {
  if (!Number.isFinite(seconds)) return control;
  let left = Math.max(0, Math.floor(seconds));
  return control.replaceAll(
    /(s-maxage|stale-while-revalidate)=(\d+)/g,
    (_all, name: string, most: string) => {
      const own = Math.min(Number(most), left);
      left -= own;
      return `${name}=${own}`;
    },
  );
}

export interface Lifetime {
  readonly status: number;
  /** True if content is missing that the next answer may have. */
  readonly isDegraded?: boolean;
}

export function cacheControl({ status, isDegraded = false }: Lifetime): string {
  if (status >= 500) return 'no-store';
  if (isDegraded) return DEGRADED_PAGE;
  return status >= 400 ? ERROR_PAGE : PAGE;
}
