import { createPlatform, openDatabase } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';

/** The time at which the archive is read: after the newest of its stories. */
const NOW = Date.UTC(2026, 10, 20, 10);

/** The place of an archive: a PostgreSQL, or the embedded database below `folder` if there is no URL. */
export interface ArchivePlace {
  /** The folder of images and imported files. */
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens the platform of an archive, and its database with it. Closing the platform closes both. */
export async function openArchive({ folder, databaseUrl }: ArchivePlace): Promise<Platform> {
  return createPlatform({
    database: await openDatabase(databaseUrl === undefined ? { dataDir: folder } : { url: databaseUrl }),
    dataDir: folder,
    site: 'courier',
    secret: 'a secret of the bench, which signs nothing',
    clock: { now: () => NOW },
    log: { error: (message, details) => console.error(message, details) },
  });
}
