/** How long others may keep an answer, in seconds. A page is the same for everybody, so any cache may keep it. */
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const ERROR_PAGE = 'public, max-age=0, s-maxage=10';

/** Of answers that belong to one reader. */
export const PRIVATE = 'private, no-store';

export function cacheControl(status: number): string {
  if (status >= 500) return 'no-store';
  return status >= 400 ? ERROR_PAGE : PAGE;
}
