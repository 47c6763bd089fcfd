import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { MediaStorage } from './media/MediaStorage.ts';
import { momentParameter, textColumn } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';

/** The file by which a folder is known again, from whichever machine it is looked at. */
const ID_FILE = '.folder-id';
/** Milliseconds after its last start for which a process is counted. */
const COUNTED_MS = 30 * 24 * 60 * 60_000;

async function readFolderId(folder: string): Promise<string> {
  const file = join(folder, ID_FILE);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Of two processes that start at once, the first one's id counts.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Names where this process keeps its media to the others that share its database.
 *
 * @param now milliseconds since 1970
 * @returns the other places, named in the last 30 days: what is uploaded or imported there is missing here
 */
export async function shareMediaFolder(
  database: Database,
  { media, now }: { readonly media: MediaStorage; readonly now: number },
): Promise<readonly string[]> {
  if (database.kind === 'embedded') return [];
  const id = media.kind === 'folder' ? await readFolderId(media.dir) : media.place;
  const place = media.kind === 'folder' ? `${media.dir} on ${hostname()}` : media.place;
  await database.query(
    `insert into media_folders (id, place, opened_at) values ($1, $2, ${momentParameter(3)})
     on conflict (id) do update set place = excluded.place, opened_at = excluded.opened_at`,
    [id, place, now],
  );
  const others = await database.query(
    `select place from media_folders where id <> $1 and opened_at > ${momentParameter(2)} order by place`,
    [id, now - COUNTED_MS],
  );
  return others.map((row) => textColumn(row, 'place'));
}
