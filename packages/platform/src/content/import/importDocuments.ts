/** Imports content files in our own format. */
import { basename, resolve } from 'node:path';
import type { ContentStore } from '../store/createContentStore.ts';
import { commonFolder } from './commonFolder.ts';
import { importItems } from './importItems.ts';
import type { ImportProgress, ImportResult, SourceItem } from './ImportSource.ts';
import type { CheckPage } from './prepareRecord.ts';
import { readDocuments } from './readDocuments.ts';
import { readLines } from './readLines.ts';
import { readTar } from './readTar.ts';

export interface ImportOptions {
  readonly store: ContentStore;
  /** The paths of JSON files, NDJSON files and tar archives. */
  readonly files: readonly string[];
  /** The media folder, to which images next to the documents are copied. */
  readonly media: string;
  /** The import folder, which must contain all images; absent: the deepest folder that contains all files. */
  readonly root?: string;
  /** Checks page documents; absent: all are stored. */
  readonly checkPage?: CheckPage;
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

/** Reads files one after another, site properties first. */
export async function* readFiles(files: readonly string[]): AsyncGenerator<SourceItem> {
  for (const [index, file] of inOrder(files).entries()) {
    yield { kind: 'reached', progress: { filesDone: index, filesTotal: files.length } };
    if (/\.(?:ndjson|jsonl)$/i.test(file)) {
      yield* readLines({ file });
      continue;
    }
    if (/\.(?:tar|tar\.gz|tgz)$/i.test(file)) {
      yield* readTar(file);
      continue;
    }
    const read = await readDocuments(file);
    if (read.state === 'failed') yield { kind: 'rejected', file, path: '$', reason: read.reason };
    else for (const { path, value } of read.documents) yield { kind: 'document', file, path, value };
  }
}

/** Imports files one after another. Never throws for the content of a file; see `rejected`. */
export async function importDocuments(options: ImportOptions): Promise<ImportResult> {
  const { store, files, media, checkPage, signal, onProgress } = options;
  const root = options.root === undefined ? commonFolder(files) : resolve(options.root);
  const result = await importItems(readFiles(files), { store, media, root, checkPage, signal, onProgress });
  onProgress?.({ filesDone: files.length, filesTotal: files.length });
  return result;
}
