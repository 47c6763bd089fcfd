/** Detects the format of an export and opens it. */
import { open } from 'node:fs/promises';
import { openGhost } from './ghost/readGhost.ts';
import type { OpenedSource, SourceOptions } from './SourceFormat.ts';
import { openSyndication } from './syndication/readSyndication.ts';
import { joinSources, readEach } from './sourceFiles.ts';
import { openWordPress } from './wordpress/readWordPress.ts';

export const SOURCE_FORMATS = ['wordpress', 'ghost', 'syndication', 'ans'] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/** The number of bytes at the start of a file from which its format is detected. */
const HEAD = 4_096;

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    // In UTF-16 every second byte of ASCII text is a NUL.
    return buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\u0000', '');
  } finally {
    await handle.close();
  }
}

/** Detects the format of a file from its start; `ans` when it is not an export of another system. */
export async function recogniseFormat(file: string): Promise<SourceFormat> {
  if (/\.(?:ndjson|jsonl|tar|tar\.gz|tgz)$/i.test(file)) return 'ans';
  const head = await readHead(file);
  if (/<rss\b[^>]*\bwordpress\.org\/export|<wp:|WordPress eXtended RSS/i.test(head)) return 'wordpress';
  if (/<(?:rss|feed|rdf:RDF)\b/.test(head)) return 'syndication';
  if (/^\s*(?:<\?xml|<!DOCTYPE|<!--)/.test(head)) return 'wordpress';
  return /^\s*\{\s*"(?:db|meta|data)"\s*:/.test(head) && !/"type"\s*:\s*"(?:story|results)"/.test(head)
    ? 'ghost'
    : 'ans';
}

async function openFeeds(files: readonly string[], options: SourceOptions): Promise<OpenedSource> {
  const { readable, refused } = await readEach(files, (file) => openSyndication(file, options));
  return joinSources(
    readable.map(({ value }) => value),
    refused,
  );
}

/**
 * Opens exports of another system. Files of one old site are one export, whose parts refer to each other; files that cannot be
 * read are items of the source.
 */
export async function openSource(
  format: Exclude<SourceFormat, 'ans'>,
  files: readonly string[],
  options: SourceOptions,
): Promise<OpenedSource> {
  switch (format) {
    case 'wordpress':
      return openWordPress(files, options);
    case 'ghost':
      return openGhost(files, options);
    case 'syndication':
      return openFeeds(files, options);
  }
}
