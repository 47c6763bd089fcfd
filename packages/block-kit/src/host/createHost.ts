import { createContentClient } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { createEventBus } from './createEventBus.ts';
import type { Host, Page } from './Host.ts';
import { serverEnvironment } from './serverEnvironment.ts';

export interface HostOptions extends Partial<Omit<Host, 'page' | 'site'>> {
  readonly site?: Partial<SiteProperties>;
  readonly page?: Partial<Page>;
}

/** Creates a host from the given parts; the defaults are those of a server without content. */
export function createHost(options: HostOptions = {}): Host {
  const site: SiteProperties = { id: 'site', ...options.site };
  return {
    locale: site.locale ?? 'en',
    phrases: {},
    isAdmin: false,
    outputType: 'default',
    instanceId: 'block',
    tokenVersion: '2',
    content: createContentClient({
      load: (request) =>
        Promise.reject(
          new Error(
            `No content client serves "${request.source}": give the host one, or wrap the block in <Broadsheet>.`,
          ),
        ),
    }),
    identity: () =>
      Promise.reject(
        new Error('No identity client here: give the host one, or wrap the block in <Broadsheet>.'),
      ),
    sales: () =>
      Promise.reject(new Error('No sales here: give the host some, or wrap the block in <Broadsheet>.')),
    consent: () =>
      Promise.reject(new Error('No consent here: give the host some, or wrap the block in <Broadsheet>.')),
    environment: serverEnvironment(),
    events: createEventBus(),
    handlesLazyLoad: false,
    // oxlint-disable-next-line no-console -- the console is where a host without a log of its own is read
    log: (message) => console.error(message),
    ...options,
    site,
    page: { path: '/', query: {}, type: '', meta: {}, globalContent: undefined, ...options.page },
  };
}
