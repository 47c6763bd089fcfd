import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { EngineAssets } from '@broadsheet/engine';
import type { Platform, RetiredSecret } from '@broadsheet/platform';
import type { ContentSource } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';
import type { DeskAssets } from '../pagebuilder/desk/readDeskAssets.ts';
import type { EditorRoutesOptions } from '../pagebuilder/editorRoutes.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';
import type { ImageNetwork } from './createImages.ts';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import type { Minutes } from '../operation/startMinutes.ts';
import type { SiteLog } from './createLog.ts';
import type { AnswerRequest } from './mountSite.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly platform: Platform;
  readonly secret: string;
  /** The keys before it, which verify addresses of pictures until their time is over. Default: none. */
  readonly retiredSecrets?: readonly RetiredSecret[] | undefined;
  readonly assets: () => EngineAssets;
  /** The folder of built assets, served at `/assets/`. */
  readonly assetsDir: string;
  /** Returns the files of a block's script if it was not built with the assets; `undefined` if they are unknown. */
  readonly scriptsOf?: EditorRoutesOptions['checking']['scriptsOf'] | undefined;
  /** The built page builder; absent: the site cannot be edited. */
  readonly desk?: DeskAssets | undefined;
  readonly log: SiteLog;
  /** Measures requests, pages and sources. Default: nothing is measured. */
  readonly metrics?: SiteMetrics | undefined;
  /** Traces requests and sources. Default: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** Stores by minute what was measured. Default: nothing is stored, and administrators see other processes alone. */
  readonly counted?: Pick<Minutes, 'store'> | undefined;
  /** The stand-ins for vendors; absent: none. */
  readonly sandbox?: Sandbox | undefined;
  /** The time of pages, such as of blocks with a schedule. Default: the sandbox's clock if there is one, else the system's. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
  /** Identifies the program and its settings, see `readRelease`. Default: pages are not stored. */
  readonly release?: string | undefined;
  readonly imageNetwork?: ImageNetwork | undefined;
  /** The site's own blocks; one with the name of a standard block replaces it. */
  readonly blocks?: readonly Block[];
  /** The site's own content sources; one with the name of a standard source replaces it. */
  readonly sources?: readonly ContentSource[];
}

export interface Site {
  readonly fetch: AnswerRequest;
  /** Says in `/readyz` from now on that readers shall be sent elsewhere; all requests are answered as before. */
  retire(): void;
  /** Makes the front page. Resolves with true if all its sources answered. */
  warm(): Promise<boolean>;
  /** Returns whether crawlers are admitted, by the site property `robots.index`. */
  isOpenToCrawlers(): boolean;
  /** Reads site properties and page documents again, and what else has changed, and forgets what was made from the old. */
  reload(): Promise<void>;
  /** Stops listening for publications and telling the cache in front; used at the end, or when another site replaces it. */
  close(): Promise<void>;
  /** The routes in addition to those of the platform and the engine: methods and patterns of paths, as Hono lists them. */
  readonly routes: readonly Route[];
}

export interface Route {
  /** The method; `ALL` for every method, and for middleware. */
  readonly method: string;
  readonly path: string;
}
