import { resolve } from 'node:path';
import { importDocuments } from './content/import/importDocuments.ts';
import type { ImportOptions, ImportResult } from './content/import/importDocuments.ts';
import { mediaFolder } from './content/mediaFolder.ts';
import { contentRoutes } from './content/routes.ts';
import { createContentStore } from './content/store/createContentStore.ts';
import type { ContentClock, ContentStore } from './content/store/createContentStore.ts';
import type { Database } from './database/Database.ts';
import { createHttpApp } from './http/createHttpApp.ts';
import type { PlatformLog } from './http/PlatformLog.ts';
import { requireToken } from './http/requireToken.ts';

export interface PlatformOptions {
  /** From `openDatabase`; the platform closes it. */
  readonly database: Database;
  /** Folder of the media; made when it is first needed. */
  readonly dataDir: string;
  /** The current site, as it stands in `websites`. */
  readonly site: string;
  /** Signs what the platform hands out. */
  readonly secret: string;
  readonly clock: ContentClock;
  /** Bearer token that every content call must carry; without it none is asked for. */
  readonly accessToken?: string | undefined;
  readonly log: PlatformLog;
}

/** The embedded server: the calls of a hosted platform, in this process. */
export interface Platform {
  /** Answers a request; the host in its address does not matter. Never rejects. */
  fetch(request: Request): Promise<Response>;
  readonly content: ContentStore;
  /** Absolute path of the folder whose files are addressed as `/media/{file}`. */
  readonly mediaDir: string;
  /** Imports JSON files, see `importDocuments`. */
  import(
    files: readonly string[],
    options?: Pick<ImportOptions, 'root' | 'checkPage' | 'onProgress'>,
  ): Promise<ImportResult>;
  /** Closes the database. */
  close(): Promise<void>;
}

const CONTENT_PATHS = ['/content/*', '/search', '/tags/*', '/author/*', '/site/*', '/pages/*'];

/** Puts the platform together; nothing runs until it is asked. */
export function createPlatform(options: PlatformOptions): Platform {
  const { database, dataDir, site, clock, accessToken, log } = options;
  const content = createContentStore({ database, site, clock });
  const mediaDir = mediaFolder(resolve(dataDir));
  const app = createHttpApp(log);
  for (const path of CONTENT_PATHS) app.use(path, requireToken(accessToken));
  app.route('/', contentRoutes(content));
  return {
    async fetch(request) {
      return app.fetch(request);
    },
    content,
    mediaDir,
    import: (files, importOptions) =>
      importDocuments({ store: content, files, media: mediaDir, ...importOptions }),
    close: () => database.close(),
  };
}
