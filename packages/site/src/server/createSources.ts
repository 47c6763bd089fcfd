import { createTransport } from '@broadsheet/client-core';
import type { TransportOptions } from '@broadsheet/client-core';
import { archiveSources } from '@broadsheet/feeds';
import { cutAnswer, listFactFields } from '@broadsheet/paywall';
import type { PaywallRule } from '@broadsheet/paywall';
import { createHttpApp, imageRoutes, KEYS_HEADER } from '@broadsheet/platform';
import type { ImageService, Platform } from '@broadsheet/platform';
import { createContentSources } from '@broadsheet/sdk-content/server';
import type { ContentChanges, ContentSource, ContentSources } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';
import { traceFetch } from '../tracing/traceFetch.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import type { SiteLog } from './createLog.ts';
import { hostedServices } from './hostedServices.ts';
import { createOfferSource } from './createOfferSource.ts';

/** The origin of internal requests: only the path counts; nothing leaves the process. */
const INTERNAL = 'http://platform.internal';

/** Milliseconds for which requests to the embedded platform share what they have fetched. */
const SHARED_MS = 300_000;

export interface SourcesOptions {
  readonly config: Config;
  readonly platform: Pick<Platform, 'fetch'>;
  readonly images: ImageService;
  readonly log: SiteLog;
  /** Returns the current rules by which stories are locked. */
  readonly paywallRules: () => readonly PaywallRule[];
  /** Traces calls of a hosted platform, and of the site's own sources. Default: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** What of the embedded platform's content has changed. */
  readonly changes: ContentChanges;
  /** The site's own sources; one with the name of a standard source replaces it. */
  readonly sources?: readonly ContentSource[];
}

/**
 * Creates the content sources by name: from the embedded platform in this process, or from a hosted one over HTTP. Locked
 * stories are cut to their teasers here, before anything public is made of them.
 */
export function createSources({
  config,
  platform,
  images,
  log,
  paywallRules,
  changes,
  tracing,
  sources = [],
}: SourcesOptions): ContentSources {
  const signing = createHttpApp(log).route('/', imageRoutes(images));
  const embedded = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const isSigning = new URL(request.url).pathname.startsWith('/signing-service/');
    return isSigning ? signing.fetch(request) : platform.fetch(request);
  };
  const outside = traceFetch(fetch, tracing);
  const { platformOrigin, accessToken } = config;
  const transportOptions: TransportOptions = {
    // What fails in this process fails at once, and its answer is asked for again soon.
    ...(platformOrigin === undefined && { retry: { attempts: 1 } }),
    origin: platformOrigin ?? INTERNAL,
    fetch: platformOrigin === undefined ? embedded : outside,
    ...(accessToken !== undefined && { headers: () => ({ authorization: `Bearer ${accessToken}` }) }),
  };
  const observe = (onKeys: (keys: string) => void) =>
    createTransport({
      ...transportOptions,
      async fetch(input, init) {
        const response = await embedded(input, init);
        onKeys(response.headers.get(KEYS_HEADER) ?? '');
        return response;
      },
    });
  const transport = createTransport(transportOptions);
  return createContentSources({
    transport,
    changes,
    site: config.siteId,
    tokenVersion: config.tokenVersion,
    signingService: 'resizer',
    ...hostedServices(config, outside),
    sources: [
      ...archiveSources,
      createOfferSource(transport),
      ...(config.publisher.sources ?? []),
      ...sources,
    ],
    publish: (answer) => cutAnswer(answer, { rules: paywallRules(), site: config.siteId }),
    publishFields: listFactFields(config.siteId),
    // The platform tells when something was stored, and then what is shared is forgotten.
    ...(platformOrigin === undefined && { sharedMs: SHARED_MS, observe }),
    log: (message, cause) => log.warn(message, { error: String(cause) }),
  });
}
