/**
 * Writes all content into a folder, in the form that the import reads: documents in our own format, one a line, with a file
 * for each kind, and the media files. Importing the folder into an empty store restores the same content. Readers and their
 * purchases are not content and are not exported.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getErrorMessage } from '@broadsheet/client-core';
import { integerColumn, textColumn, bodyColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { ImportProgress } from '../import/ImportSource.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { MediaStorage } from '../media/MediaStorage.ts';
import { openMedia } from '../media/openMedia.ts';
import type { ContentStore } from '../store/createContentStore.ts';

export interface ExportOptions {
  readonly store: ContentStore;
  /** The storage of media, or the absolute path of a folder. */
  readonly media: MediaStorage | string;
  /** The absolute path of the target folder, which is created when it does not exist. */
  readonly folder: string;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ExportReport {
  readonly documents: number;
  readonly media: number;
}

interface ExportedTable {
  readonly name: string;
  readonly table: string;
  /** An SQL expression of type `text` that is unique in the table; rows are written in its order. */
  readonly key: string;
}

/** The exported tables, in the order in which they are best imported. */
const TABLES: readonly ExportedTable[] = [
  { name: 'navigation', table: 'navigation', key: "site || ' ' || hierarchy" },
  { name: 'authors', table: 'authors', key: 'id' },
  { name: 'tags', table: 'tags', key: 'slug' },
  { name: 'documents', table: 'documents', key: 'id' },
  { name: 'themes', table: 'site_themes', key: 'site' },
  { name: 'pages', table: 'pages', key: "site || ' ' || id" },
  { name: 'redirects', table: 'redirect_lists', key: "site || ' ' || id" },
  { name: 'sales', table: 'sales_documents', key: "site || ' ' || type || ' ' || id" },
];
const ROWS_AT_ONCE = 200;

async function* readBodies(queries: Queries, { table, key }: ExportedTable): AsyncGenerator<JsonObject> {
  let last = '';
  for (;;) {
    const rows = await queries.query(
      `select (${key}) collate "C" as key, body from ${table}
       where (${key}) collate "C" > $1::text order by (${key}) collate "C" limit ${ROWS_AT_ONCE}`,
      [last],
    );
    yield* rows.map(bodyColumn);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = textColumn(end, 'key');
  }
}

async function countRows(queries: Queries): Promise<number> {
  const counts = TABLES.map(({ table }) => `(select count(*) from ${table})`).join(' + ');
  const [row] = await queries.query(`select (${counts})::int as count`);
  return row === undefined ? 0 : integerColumn(row, 'count');
}

/** Writes bodies to a file, one a line. @returns their number @throws Error when the file cannot be written */
async function writeLines(
  file: string,
  bodies: AsyncIterable<JsonObject>,
  onLine: () => void,
): Promise<number> {
  let count = 0;
  let unread: unknown;
  async function* toLines(): AsyncGenerator<string> {
    try {
      for await (const body of bodies) {
        count += 1;
        yield `${JSON.stringify(body)}\n`;
        onLine();
      }
    } catch (error) {
      unread = error;
      throw error;
    }
  }
  try {
    await pipeline(toLines, createWriteStream(file, { mode: 0o600 }));
  } catch (cause) {
    if (cause === unread) throw cause;
    throw new Error(
      `${file} could not be written: ${getErrorMessage(cause)}. Make room, or name another folder, and export again.`,
      { cause },
    );
  }
  return count;
}

async function copyMedia(media: MediaStorage, folder: string): Promise<number> {
  let copied = 0;
  for await (const { name } of media.list()) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await media.copyTo(name, path);
    copied += 1;
  }
  return copied;
}

/** Exports all content to a folder. @throws Error when the folder is not empty or cannot be written to */
export async function exportContent(options: ExportOptions): Promise<ExportReport> {
  const { store, media, folder, onProgress, signal } = options;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`The folder ${folder} is not empty. Name another one, so that nothing is mixed.`);
  const filesTotal = await countRows(store.database);
  let filesDone = 0;
  onProgress?.({ filesDone, filesTotal, unit: 'documents' });
  const onLine = (): void => {
    filesDone += 1;
    if (filesDone < filesTotal) onProgress?.({ filesDone, filesTotal, unit: 'documents' });
  };
  const sites = await store.database.query('select body from site_properties order by site');
  if (sites.length > 0)
    await writeFile(join(folder, 'site.json'), `${JSON.stringify(sites.map(bodyColumn), null, 2)}\n`);
  let documents = sites.length;
  for (const table of TABLES)
    if (signal?.aborted !== true)
      documents += await writeLines(
        join(folder, `${table.name}.ndjson`),
        readBodies(store.database, table),
        onLine,
      );
  const copied = await copyMedia(openMedia(media), join(folder, 'media'));
  onProgress?.({ filesDone: filesTotal, filesTotal, unit: 'documents' });
  return { documents, media: copied };
}
