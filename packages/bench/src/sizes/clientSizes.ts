import { compressedSize } from './compressedSize.ts';
import type { CompressedSize } from './compressedSize.ts';

/** One file of the browser's half of the site; imports by file name. */
export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** Path of the module it was made for, e.g. `…/blocks/alert-bar/src/alert-bar.island.ts`; absent for shared code. */
  readonly source?: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

export interface ClientSizes {
  /** The loader and what it imports statically: all that a page with sleeping islands fetches. */
  readonly initial: CompressedSize;
  /** The loader and whatever it may bring: islands, probes, React, styled-components. */
  readonly total: CompressedSize;
  readonly initialFiles: readonly string[];
  readonly totalFiles: readonly string[];
}

/**
 * Most bytes, compressed with brotli, of the loader, of all that a page fetches before it is touched (the bar that asks for
 * consent among it), of the page that offers plans, of a checkout before the provider's script, of a page with all
 * its islands awake, and so for a reader who is signed in: with the account in the header and the identity client. The
 * two last were 90 and 110 KB before consent, sharing, what is read most, saved stories and
 * the invitation to subscribe came to the pages. Ads come on top; `firstVisit` has theirs in it, for they ask for consent
 * before they do anything.
 */
export const SIZE_LIMITS = {
  initial: 7_100,
  untouched: 7_450,
  firstVisit: 12_000,
  offer: 7_900,
  checkout: 122_500,
  touched: 5_000,
  total: 93_500,
  signedIn: 107_000,
  ads: 5_000,
} as const;

function reach(
  chunks: readonly Chunk[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlyMap<string, Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Map<string, Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || reached.has(chunk.fileName)) return;
    reached.set(chunk.fileName, chunk);
    for (const name of next(chunk)) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return reached;
}

/**
 * @param mayLoad tells of a chunk that is loaded on demand whether the pages in question load it; default: all are
 * @throws Error the chunks have no entry
 */
export function clientSizes(
  all: readonly Chunk[],
  mayLoad: (chunk: Chunk) => boolean = () => true,
): ClientSizes {
  const chunks = all.filter((chunk) => chunk.isEntry || chunk.source === undefined || mayLoad(chunk));
  const initial = reach(chunks, ({ imports }) => imports);
  const total = reach(chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  if (initial.size === 0) throw new Error('The build has no entry, so nothing would be measured.');
  const size = (reached: ReadonlyMap<string, Chunk>) =>
    compressedSize([...reached.values()].map(({ code }) => code));
  return {
    initial: size(initial),
    total: size(total),
    initialFiles: [...initial.keys()],
    totalFiles: [...total.keys()],
  };
}
