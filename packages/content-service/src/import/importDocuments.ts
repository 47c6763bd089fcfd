/** Imports content files in our own format. */
import { basename, resolve } from 'node:path';
import type { ContentStore } from '../store/createContentStore.ts';
import type { MediaStorage } from '../media/MediaStorage.ts';
import { openMedia } from '../media/openMedia.ts';
import { commonFolder } from './commonFolder.ts';
import { importItems } from './importItems.ts';
import type { ImportProgress, ImportResult, SourceItem } from './ImportSource.ts';
import type { CheckPage } from './prepareRecord.ts';
import type { RegisteredDocuments } from './RegisteredDocuments.ts';
import { readDocuments } from './readDocuments.ts';
import { readLines } from './readLines.ts';
import { readTar } from './readTar.ts';

export interface ImportOptions {
  readonly store: ContentStore;
  /** The paths of JSON files, NDJSON files and tar archives. */
  readonly files: readonly string[];
  /** The storage to which images next to the documents are copied, or the path of a folder. */
  readonly media: MediaStorage | string;
  /** The import folder, which must contain all images; absent: the deepest folder that contains all files. */
  readonly root?: string;
  /** Checks page documents; absent: all are stored. */
  readonly checkPage?: CheckPage;
  /** The documents of another service, which are imported too. */
  readonly registered?: RegisteredDocuments | undefined;
  /** Called when a file is done, and once at the end. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops the import after the documents that are being stored. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sorts site properties first: their language determines how words are indexed, and a change would index everything again.
 */
function inOrder(files: readonly string[]): readonly string[] {
  const isSite = (file: string): boolean => basename(file) === 'site.json';
  return [...files.filter(isSite), ...files.filter((file) => !isSite(file))];
}

/** The number of documents after which progress is told within a file. */
const REPORT_EVERY = 1_000;

async function* readFile(file: string): AsyncGenerator<SourceItem> {
  if (/\.(?:ndjson|jsonl)$/i.test(file)) {
    yield* readLines({ file });
    return;
  }
  if (/\.(?:tar|tar\.gz|tgz)$/i.test(file)) {
    yield* readTar(file);
    return;
  }
  const read = await readDocuments(file);
  if (read.state === 'failed') yield { kind: 'rejected', file, path: '$', reason: read.reason };
  else for (const document of read.documents) yield { kind: 'document', file, ...document };
}

/** Reads files one after another, site properties first. */
export async function* readFiles(files: readonly string[]): AsyncGenerator<SourceItem> {
  let documents = 0;
  for (const [filesDone, file] of inOrder(files).entries()) {
    const progress = { filesDone, filesTotal: files.length };
    yield { kind: 'reached', progress };
    for await (const item of readFile(file)) {
      yield item;
      if (item.kind !== 'document') continue;
      documents += 1;
      if (documents % REPORT_EVERY === 0) yield { kind: 'reached', progress: { ...progress, documents } };
    }
  }
}

/** Imports files one after another. Never throws for the content of a file; see `rejected`. */
export async function importDocuments(options: ImportOptions): Promise<ImportResult> {
  const { store, files, media, checkPage, registered, signal, onProgress } = options;
  const root = options.root === undefined ? commonFolder(files) : resolve(options.root);
  const context = { store, media: openMedia(media), root, checkPage, registered, signal, onProgress };
  const result = await importItems(readFiles(files), context);
  if (signal?.aborted !== true) onProgress?.({ filesDone: files.length, filesTotal: files.length });
  return result;
}
