/**
 * The real embedded platform with documents of the sample newspaper, for tests that need the server's own responses.
 *
 * The database is in memory, and the files are in a folder of their own, which `close` removes. Starting takes about a
 * second, so a test file starts one platform for all its tests.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { inject } from 'vitest';
import {
  createHttpApp,
  createImageService,
  createOriginalFinder,
  createPlatform,
  imageRoutes,
  openDatabase,
} from '@broadsheet/platform';
import type {
  Database,
  EditingOptions,
  IdentityOptions,
  MediaStorage,
  NotificationService,
  Platform,
  PlatformLog,
  SalesOptions,
} from '@broadsheet/platform';
import { FIXTURES } from '../readFixture.ts';
import { selectFixtures } from './selectFixtures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The absolute path of the image from which databases in memory start; the global test setup creates it. */
    readonly databaseImage: string;
  }
}

/** The origin of the platform for `fetch`. */
export const PLATFORM_ORIGIN = 'https://platform.test';
/** The current version of resizer tokens. */
export const TOKEN_VERSION = '2';

const SITE = 'courier';
const SECRET = 'the secret of the tests, long enough';

/** Parameters that are cheap enough for a test to log in often. */
const FAST_HASHING = { ln: 4, r: 8, p: 1 };

export interface StartPlatformOptions {
  /**
   * Documents and folders below `fixtures/`, such as `stories/coast/saltgate-barrier-is-sinking` or `tags`; documents that
   * they refer to are included. The site's properties and navigation are always included.
   */
  readonly fixtures?: readonly string[];
  /** Whether images are signed and resized. Without it the signing call returns 404 and images get no tokens. */
  readonly images?: boolean;
  /** Password rules, challenges, pages of mails and other options of identity. Default: passwords are hashed fast. */
  readonly identity?: IdentityOptions;
  /** The ways in which editors sign in other than by password. Default: none. */
  readonly editing?: EditingOptions;
  /** The payment providers and the clock of sales, e.g. of `createTestShop`. Default: nothing can be paid. */
  readonly sales?: SalesOptions;
  /** Brings alerts to browsers. Default: there are no notifications. */
  readonly notifications?: NotificationService;
  /** A database that several platforms share. Default: one in memory for each platform. */
  readonly database?: Database;
  /** A storage of media that several platforms share. Default: a folder for each. */
  readonly media?: MediaStorage;
  /** The platform's clock. Default: the system's. */
  readonly clock?: Pick<Clock, 'now'>;
  /** The site's origin and base path, with which links in mails begin. Default: `PLATFORM_ORIGIN`. */
  readonly origin?: string;
}

export interface TestPlatform {
  readonly origin: typeof PLATFORM_ORIGIN;
  readonly platform: Platform;
  /** The site id: the key of `websites`. */
  readonly site: string;
  /** Whether images are signed. */
  readonly images: boolean;
  /** Handles a request as over the network; the URL may have any host. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** The requests in order, e.g. `GET /content/v4/stories?_id=…`. */
  readonly requests: readonly string[];
  /** The log entries of the platform and of content clients created from it. */
  readonly logs: readonly string[];
  readonly log: (message: string) => void;
  /** Closes the database and removes the files. */
  close(): Promise<void>;
}

type Answer = (request: Request) => Response | Promise<Response>;

function imageAnswer(platform: Platform, home: string, log: PlatformLog): Answer {
  const service = createImageService({
    findOriginal: createOriginalFinder({
      folders: [
        { path: '/media/', storage: platform.media },
        { path: '/brand/', dir: join(FIXTURES, 'brand'), isTrusted: true },
      ],
      findImage: (id) => platform.content.findImage(id),
    }),
    cacheDir: join(home, 'image-cache'),
    secret: SECRET,
    tokenVersion: TOKEN_VERSION,
    clock: systemClock,
    log,
  });
  const routes = createHttpApp(log).route('/', imageRoutes(service));
  return (request) => routes.fetch(request);
}

async function fill(platform: Platform, files: readonly string[]): Promise<void> {
  const { rejected } = await platform.import(files, { root: FIXTURES });
  if (rejected.length === 0) return;
  const lines = rejected.map(({ file, path, reason }) => `${file} ${path}: ${reason}`);
  throw new Error(`The platform refused fixtures:\n${lines.join('\n')}`);
}

/** Starts a platform. @throws Error when a fixture does not exist or is refused */
export async function startPlatform(options: StartPlatformOptions = {}): Promise<TestPlatform> {
  const { fixtures = [], images = false, identity, editing, sales, notifications } = options;
  const { clock = systemClock } = options;
  const files = await selectFixtures(['site', 'navigation', ...fixtures]);
  const home = await mkdtemp(join(tmpdir(), 'broadsheet-platform-'));
  const logs: string[] = [];
  const log = (message: string): void => void logs.push(message);
  const platform = createPlatform({
    database: options.database ?? (await openDatabase({ imageFile: inject('databaseImage') })),
    dataDir: home,
    media: options.media,
    site: SITE,
    secret: SECRET,
    clock,
    log: { error: log },
    origin: options.origin ?? PLATFORM_ORIGIN,
    sandbox: true,
    identity: { passwordHashing: FAST_HASHING, ...identity },
    editing,
    notifications,
    sales,
  });
  const close = async (): Promise<void> => {
    await platform.close();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await fill(platform, files);
  } catch (error) {
    await close();
    throw error;
  }
  const answerImage = images ? imageAnswer(platform, home, { error: log }) : undefined;
  const requests: string[] = [];
  return {
    origin: PLATFORM_ORIGIN,
    platform,
    site: SITE,
    images,
    requests,
    logs,
    log,
    close,
    async fetch(address, init) {
      const request = new Request(new URL(address, PLATFORM_ORIGIN).href, init);
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      const isStoryImage = /^\/(?:signing-service|resizer)\//.test(pathname);
      return isStoryImage && answerImage !== undefined ? answerImage(request) : platform.fetch(request);
    },
  };
}
