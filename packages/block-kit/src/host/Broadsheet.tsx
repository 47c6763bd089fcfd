'use client';
import type { ContentClient, SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ConsentPort } from '../consent/ConsentPort.ts';
import { loadConsent } from './loadConsent.ts';
import type { Phrases } from '../phrases/PhraseBook.ts';
import type { Answers } from './Answers.ts';
import { connectIdentity } from './connectIdentity.ts';
import { connectSales } from './connectSales.ts';
import { createContent } from './createContent.ts';
import { createHost } from './createHost.ts';
import { HostProvider } from './HostContext.tsx';
import { salesOrigin } from './salesOrigins.ts';
import { usePlace } from './usePlace.ts';
import type { PlaceOptions } from './usePlace.ts';
import { useStylesWarning } from './useStylesWarning.ts';
import { warnOfTheme } from './warnOfTheme.ts';

export interface BroadsheetProps extends PlaceOptions {
  /** Site properties; only `id` is required. */
  readonly site: SiteProperties;
  /** The origin of content and its images, e.g. `https://www.example.com`; not needed if `content` is given. */
  readonly apiOrigin?: string;
  readonly content?: ContentClient;
  /** What `loadAnswers` has fetched on the server: it is in the markup, and browsers do not fetch it again at once. */
  readonly answers?: Answers;
  /** The identity client. Default: one for the origins in `site.api`, else for `apiOrigin`. */
  readonly identity?: IdentityClient;
  /** The consent port. Default: the one that the site properties choose. */
  readonly consent?: ConsentPort;
  /** The phrases of `site.locale`, merged from the blocks' `locales`. Default: English. */
  readonly phrases?: Phrases;
  readonly isAdmin?: boolean;
  /** The nonce of the page's Content-Security-Policy, for a page whose blocks no server has rendered. */
  readonly nonce?: string;
  readonly children?: ReactNode;
}

const NONE: Answers = {};

interface OwnContent {
  readonly site: SiteProperties;
  readonly apiOrigin: string;
  readonly content: ContentClient | undefined;
  readonly answers: Answers;
}

function prime(client: ContentClient, answers: Answers): ContentClient {
  for (const [key, answer] of Object.entries(answers)) client.primeKey(key, answer);
  return client;
}

/** Returns the client of the content, which holds the answers at the first render already. */
function useOwnContent({ site, apiOrigin, content, answers }: OwnContent): ContentClient {
  const [first] = useState(answers);
  const client = useMemo(
    () => prime(content ?? createContent(site, apiOrigin), first),
    [content, site, apiOrigin, first],
  );
  const primed = useRef(first);
  useEffect(() => {
    // The server has rendered the page again, and sends newer ones.
    if (primed.current !== answers) prime(client, answers);
    primed.current = answers;
  }, [client, answers]);
  return client;
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

const NONCE = 'meta[property="csp-nonce"]';

/**
 * Tells styled-components the nonce of the page where no server has written it into the markup. It must be there before the
 * first styled component renders: browsers refuse a style element that has none.
 */
function provideNonce(nonce: string): void {
  if (typeof document === 'undefined' || document.head.querySelector(NONCE) !== null) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  document.head.append(meta);
}

/** Renders its children as blocks in any React application, with or without server rendering. */
export function Broadsheet(props: BroadsheetProps) {
  const { apiOrigin = '', content, answers = NONE, identity, consent, phrases, isAdmin, children } = props;
  if (props.nonce !== undefined) provideNonce(props.nonce);
  const properties = JSON.stringify(props.site);
  // An application may write the properties where it renders; equal ones keep the clients and what they have fetched.
  // oxlint-disable-next-line react/exhaustive-deps -- `properties` is what `site` was made of
  const site = useMemo(() => withServices(props.site, apiOrigin), [properties, apiOrigin]);
  const client = useOwnContent({ site, apiOrigin, content, answers });
  const loadIdentity = useMemo(
    () => (identity === undefined ? connectIdentity(site, apiOrigin) : () => Promise.resolve(identity)),
    [identity, site, apiOrigin],
  );
  const requestConsent = useMemo(
    () => (consent === undefined ? () => loadConsent(site) : () => Promise.resolve(consent)),
    [consent, site],
  );
  const place = usePlace(props, site.basePath);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const host = useMemo(
    () =>
      createHost({
        site,
        content: client,
        identity: loadIdentity,
        sales: connectSales(site, { origin: apiOrigin, identity: loadIdentity }),
        consent: requestConsent,
        ...place,
        ...(phrases && { phrases }),
        ...(isAdmin && { isAdmin }),
      }),
    // What blocks read of the browser while they render, they read in a second render, for which they need another host.
    // oxlint-disable-next-line react/exhaustive-deps -- the environment answers otherwise when `isHydrated`
    [site, client, loadIdentity, requestConsent, apiOrigin, place, isHydrated, phrases, isAdmin],
  );
  useStylesWarning(host.log);
  useEffect(() => warnOfTheme(host.log), [host.log]);
  return <HostProvider host={host}>{children}</HostProvider>;
}
