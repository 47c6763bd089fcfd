'use client';
import { createTransport } from '@broadsheet/client-core';
import { createContentClient, createHttpLoader } from '@broadsheet/sdk-content';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ConsentPort } from '../consent/ConsentPort.ts';
import { loadConsent } from './loadConsent.ts';
import type { Phrases } from '../phrases/PhraseBook.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { connectIdentity } from './connectIdentity.ts';
import { connectSales } from './connectSales.ts';
import { createHost } from './createHost.ts';
import { HostProvider } from './HostContext.tsx';
import type { Page } from './Host.ts';
import { salesOrigin } from './salesOrigins.ts';
import { serverEnvironment } from './serverEnvironment.ts';
import { warnOfTheme } from './warnOfTheme.ts';

export interface BroadsheetProps {
  /** Site properties; only `id` is required. */
  readonly site: SiteProperties;
  /** The origin of content and its images, e.g. `https://www.example.com`; not needed if `content` is given. */
  readonly apiOrigin?: string;
  readonly content?: ContentClient;
  /** The identity client. Default: one for the origins in `site.api`, else for `apiOrigin`. */
  readonly identity?: IdentityClient;
  /** The consent port. Default: the one that the site properties choose. */
  readonly consent?: ConsentPort;
  /** The phrases of `site.locale`, merged from the blocks' `locales`. Default: English. */
  readonly phrases?: Phrases;
  readonly page?: Partial<Page>;
  readonly isAdmin?: boolean;
  readonly children?: ReactNode;
}

function createContent(site: SiteProperties, apiOrigin: string): ContentClient {
  const transport = createTransport({ origin: apiOrigin, fetch: (...request) => fetch(...request) });
  return createContentClient({ load: createHttpLoader({ transport, site: site.id, origin: apiOrigin }) });
}

/** Points the resizer and the sales service to the origin of the content, unless the site properties name others. */
function withServices(site: SiteProperties, apiOrigin: string): SiteProperties {
  if (apiOrigin === '') return site;
  const { resizerURL = '/resizer/v2/', api } = site;
  const origin = apiOrigin.replace(/\/$/, '');
  return {
    ...site,
    resizerURL: resizerURL.startsWith('/') ? origin + resizerURL : resizerURL,
    api: salesOrigin(site) === '' ? { ...api, sales: { ...api?.sales, origin } } : api,
  };
}

/** Renders its children as blocks in any React application, with or without server rendering. */
export function Broadsheet(props: BroadsheetProps) {
  const { apiOrigin = '', content, identity, consent, phrases, page, isAdmin, children } = props;
  const site = useMemo(() => withServices(props.site, apiOrigin), [props.site, apiOrigin]);
  const client = useMemo(() => content ?? createContent(site, apiOrigin), [content, site, apiOrigin]);
  const loadIdentity = useMemo(
    () => (identity === undefined ? connectIdentity(site, apiOrigin) : () => Promise.resolve(identity)),
    [identity, site, apiOrigin],
  );
  const askConsent = useMemo(
    () => (consent === undefined ? () => loadConsent(site) : () => Promise.resolve(consent)),
    [consent, site],
  );
  // The browser's environment arrives after hydration, so that the first render equals the server's.
  const [environment, setEnvironment] = useState(() => serverEnvironment());
  useEffect(() => setEnvironment(browserEnvironment(site.basePath)), [site.basePath]);
  const host = useMemo(
    () =>
      createHost({
        site,
        content: client,
        identity: loadIdentity,
        sales: connectSales(site, { origin: apiOrigin, identity: loadIdentity }),
        consent: askConsent,
        environment,
        page,
        ...(phrases && { phrases }),
        ...(isAdmin && { isAdmin }),
      }),
    [site, client, loadIdentity, askConsent, apiOrigin, environment, page, phrases, isAdmin],
  );
  useEffect(() => warnOfTheme(host.log), [host.log]);
  return <HostProvider host={host}>{children}</HostProvider>;
}
