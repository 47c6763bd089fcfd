import { compressedSize } from './compressedSize.ts';
import type { CompressedSize } from './compressedSize.ts';

/** One file of the site's client build; imports by file name. */
export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The path of the module it was made for, e.g. `…/blocks/alert-bar/src/alert-bar.island.ts`; absent for shared code. */
  readonly source?: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

export interface ClientSizes {
  /** The loader and its static imports: all that a page loads before an island hydrates. */
  readonly initial: CompressedSize;
  /** The loader and everything that it can load: islands, probes, React, styled-components. */
  readonly total: CompressedSize;
  readonly initialFiles: readonly string[];
  readonly totalFiles: readonly string[];
}

/**
 * The most bytes of script, compressed with brotli. Each limit has some bytes of room, because the hashes in file names
 * compress a little differently with every change. `total` and `signedIn` were 90 and 110 KB before consent, sharing, what is
 * read most, saved stories and the invitation to subscribe came to the pages.
 */
export const SIZE_LIMITS = {
  /** The loader: 7 × 1,024 bytes, and a little; 150 of it start nothing in blocks that a screen or a reader does not show. */
  initial: 7_420,
  /** All that a page fetches before it is touched, with the bar that asks for consent. */
  untouched: 7_420,
  /** The same of a story that is locked or metered: the loader and the wall, in two files; some 45 of it open wallets. */
  locked: 9_525,
  /** What ads and recommendations add before they are seen, for a reader who has agreed to them. */
  vendors: 7_400,
  /** The page that offers plans, until one is chosen, which looks for what its reader has; some 30 of it open wallets. */
  offer: 8_560,
  /** A checkout for a reader who is signed in, without the provider's script. */
  checkout: 131_700,
  /** What a press on a button without React brings, such as that which saves a story. */
  touched: 5_000,
  /** A page with all its islands hydrated; some 30 of it name the script that counts experiments. */
  total: 98_720,
  /** The same for a reader who is signed in: with the account in the header and the identity client. */
  signedIn: 113_560,
  /** What ads add for a reader who has agreed to them. */
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
