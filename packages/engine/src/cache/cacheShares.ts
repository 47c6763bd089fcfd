/**
 * How the bytes that the engine may keep are divided among its caches. What a reader asks for decides on the entries, so
 * every cache is bounded in bytes, and all of them together by one number.
 */
const SHARES = {
  /** Parsed responses of content sources. */
  content: 0.17,
  /** Locked stories as a whole, which only readers get who may read them. */
  wholeStories: 0.02,
  /** Pages, compressed once they were sent. */
  pages: 0.44,
  /** What the pages were made from, by the names under which they are looked for. */
  pageNames: 0.05,
  /** What pages were made from, by URL. */
  goodPages: 0.09,
  /** Pages that stand in while sources fail. */
  lastGood: 0.05,
  /** Responses of sources as readers get them. */
  contentBodies: 0.03,
  fragments: 0.09,
  /** Data of islands. */
  islandData: 0.02,
  /** Block instances of pages. */
  resolvedPages: 0.02,
  /** Heads and style sheets. */
  parts: 0.02,
} as const;

export type CacheName = keyof typeof SHARES;

/** What the caches take together when a site does not say, in bytes: two thousand articles fit, and what they share. */
export const CACHE_BYTES = 128 * 1024 * 1024;

/** Returns the size limit of one cache, in bytes. */
export function getCacheBytes(
  name: CacheName,
  { cacheBytes = CACHE_BYTES }: { readonly cacheBytes?: number },
) {
  return Math.floor(SHARES[name] * cacheBytes);
}
