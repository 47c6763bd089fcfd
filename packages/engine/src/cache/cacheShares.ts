/**
 * How the bytes that the engine may keep are divided among its caches. What a reader asks for decides on the entries, so
 * every cache is bounded in bytes, and all of them together by one number.
 */
const SHARES = {
  /** Answers of content sources, parsed. */
  content: 0.22,
  /** Locked stories as a whole, which only readers get who may read them. */
  wholeStories: 0.02,
  /** Pages, compressed once they were sent. */
  pages: 0.38,
  /** What pages were made from, by URL. */
  goodPages: 0.06,
  /** Pages that stand in while sources fail. */
  lastGood: 0.06,
  /** Answers of sources as readers get them. */
  contentBodies: 0.04,
  fragments: 0.12,
  /** Data of islands. */
  islandData: 0.04,
  /** Block instances of pages. */
  resolvedPages: 0.04,
  /** Heads and style sheets. */
  parts: 0.02,
} as const;

export type CacheName = keyof typeof SHARES;

/** What the caches take together when a site does not say, in bytes. */
export const CACHE_BYTES = 96 * 1024 * 1024;

/** Answers how many bytes one cache may take. */
export function getCacheBytes(
  name: CacheName,
  { cacheBytes = CACHE_BYTES }: { readonly cacheBytes?: number },
) {
  return Math.floor(SHARES[name] * cacheBytes);
}
