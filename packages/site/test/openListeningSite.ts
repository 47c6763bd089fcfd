/** The whole site behind a real port of the loopback device, over a part of the sample newspaper. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import { createWebPush } from '@broadsheet/platform';
import { startPlatform } from '@broadsheet/platform-testing';
import type { StartPlatformOptions, TestPlatform } from '@broadsheet/platform-testing';
import { readConfig } from '../src/config/readConfig.ts';
import { openSiteMedia } from '../src/media/openSiteMedia.ts';
import { countingLog } from '../src/metrics/countingLog.ts';
import { createLog } from '../src/server/createLog.ts';
import { createSite } from '../src/server/createSite.ts';
import type { Site, SiteOptions } from '../src/server/Site.ts';
import { listen, PATIENCE } from '../src/server/listen.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import type { TemporaryFolder } from './temporaryFolder.ts';

export interface ListeningSite extends AsyncDisposable {
  readonly site: Site;
  readonly platform: TestPlatform;
  readonly folder: TemporaryFolder;
  /** The lines of the log from level `warn` up. */
  readonly lines: readonly string[];
  readonly port: number;
  /** Sends a request through the socket; redirects are not followed. */
  get(path: string, init?: RequestInit): Promise<Response>;
}

export interface ListeningSiteOptions extends Partial<
  Pick<
    SiteOptions,
    | 'sources'
    | 'blocks'
    | 'assets'
    | 'sandbox'
    | 'desk'
    | 'imageNetwork'
    | 'metrics'
    | 'counted'
    | 'tracing'
    | 'release'
  >
> {
  /** The fixtures, in the form that `startPlatform` accepts. */
  readonly fixtures: readonly string[];
  /** The identity options of the platform behind the site. */
  readonly identity?: StartPlatformOptions['identity'];
  readonly editing?: StartPlatformOptions['editing'];
  /** The payment providers and the clock of sales. Default: nothing can be paid. */
  readonly sales?: StartPlatformOptions['sales'];
  readonly clock?: StartPlatformOptions['clock'];
  /** The time of pages, such as of blocks with a schedule. Default: the system's. */
  readonly pageClock?: SiteOptions['clock'];
  readonly database?: StartPlatformOptions['database'];
  /** The site's origin and base path for the platform behind it. Default: the origin of test platforms. */
  readonly origin?: StartPlatformOptions['origin'];
  /** Environment variables; the data folder and the origin are the site's own by default. */
  readonly variables?: Readonly<Record<string, string>>;
}

const ASSETS = { loader: '/assets/loader.js', preloadFonts: [], themeCss: ':root{--test:1}' };

/** Opens a site with parts of its own. */
export async function openSiteWith({
  fixtures,
  identity,
  editing,
  sales,
  clock,
  database,
  origin,
  variables = {},
  pageClock,
  ...parts
}: ListeningSiteOptions): Promise<ListeningSite> {
  const folder = await temporaryFolder();
  const home = join(import.meta.dirname, '../../..');
  const environment = { DATA_DIR: folder.path, SITE_ORIGIN: 'http://localhost', ...variables };
  const config = readConfig(environment, { home, cwd: home });
  const platform = await startPlatform({
    fixtures,
    ...(identity && { identity }),
    ...(editing && { editing }),
    ...(sales && { sales }),
    ...(clock && { clock }),
    ...(database && { database }),
    ...(config.mediaBucket && { media: openSiteMedia(config, { error: () => undefined }) }),
    ...(origin && { origin }),
    ...(config.webPush && {
      notifications: await createWebPush({ ...config.webPush, clock: systemClock }),
    }),
  });
  await mkdir(platform.platform.mediaDir, { recursive: true });
  await folder.write('assets/loader.js', 'loader');
  const lines: string[] = [];
  const site = await createSite({
    config,
    platform: platform.platform,
    secret: 'a secret of the tests, long enough for all',
    assets: () => ASSETS,
    assetsDir: join(folder.path, 'assets'),
    log: countingLog(createLog('warn', { write: (line) => void lines.push(line) }), parts),
    ...parts,
    ...(pageClock && { clock: pageClock }),
  });
  // The client is in this process as well, so the headers wait while a large page is rendered.
  const patience = { ...PATIENCE, headersMs: 60_000 };
  const listener = await listen(site.fetch, { port: 0, host: '127.0.0.1', patience });
  return {
    site,
    platform,
    folder,
    lines,
    port: listener.port,
    get: (path, init) => fetch(`http://127.0.0.1:${listener.port}${path}`, { redirect: 'manual', ...init }),
    async [Symbol.asyncDispose]() {
      await listener.drain();
      await platform.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Opens a site with fixtures and environment variables; data folder and origin are its own. */
export function openListeningSite(
  fixtures: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<ListeningSite> {
  return openSiteWith({ fixtures, variables });
}
