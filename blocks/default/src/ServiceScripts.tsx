'use client';
import {
  appearanceScript,
  fontsFirstScript,
  meterScript,
  speechScript,
  subscriberScript,
  useHost,
  usePublicUrl,
} from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { createElement } from 'react';
import { getServices } from './services.ts';
import type { Service } from './services.ts';

/**
 * Returns the inline script: what the page must know about its reader before the first paint, the site's own scripts, and
 * the settings and starts of the services.
 */
function inlineScript(site: SiteProperties, services: readonly Service[]): string {
  const parts = [
    subscriberScript(site.basePath),
    meterScript(site.basePath),
    appearanceScript(site.basePath),
    speechScript,
    fontsFirstScript,
    ...(site.dangerouslyInjectJS ?? []),
    ...services.flatMap(({ settings, start }) => [
      settings ?? '',
      start === undefined ? '' : `addEventListener("DOMContentLoaded",()=>${start.replace(/;$/, '')});`,
    ]),
  ];
  return [...new Set(parts.filter((part) => part !== ''))].join('\n');
}

interface InertProps {
  readonly service: Pick<Service, 'purpose' | 'vendor'>;
  readonly code: string | undefined;
}

function Inert({ service: { purpose, vendor }, code }: InertProps) {
  return code === undefined ? null : (
    <script
      type="text/plain"
      data-consent={purpose}
      data-vendor={vendor}
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

/**
 * Renders, in the head, the scripts that run now, and as plain text those that wait for the reader's consent. Previews in
 * the page builder run no scripts, so they get none.
 */
export function ServiceScripts() {
  const { site, page, isAdmin } = useHost();
  const publicUrl = usePublicUrl();
  if (isAdmin) return null;
  const { atOnce, waiting } = getServices(site, page.type);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: inlineScript(site, atOnce) }} />
      {atOnce
        .flatMap(({ files = [] }) => files)
        .map(({ src, load }) => (
          <script key={src} src={publicUrl(src)} async={load === 'async'} defer={load === 'defer'} />
        ))}
      {waiting.map((service, index) => [
        <Inert key={`${index} settings`} service={service} code={service.settings} />,
        ...(service.files ?? []).map(({ src, load }) => (
          <script
            key={src}
            type="text/plain"
            data-consent={service.purpose}
            data-vendor={service.vendor}
            data-load={load}
            src={publicUrl(src)}
          />
        )),
        <Inert key={`${index} start`} service={service} code={service.start} />,
      ])}
    </>
  );
}

/** Renders, in the body, the element whose enhancement runs the waiting scripts; the engine's loader starts it. */
export function WaitingServices() {
  const { site, page } = useHost();
  const { waiting } = getServices(site, page.type);
  return waiting.length === 0 ? null : createElement('bs-block', { 'data-enhance': 'services' });
}

/**
 * Renders the tracking elements of services for browsers without script: only on sites that need no consent, because consent
 * cannot be given without script.
 */
export function NoScript() {
  const { comscoreID, gtmID, consent } = useHost().site;
  if (consent?.manager !== 'none') return null;
  return (
    <>
      {comscoreID !== undefined && (
        <noscript>
          <img
            alt=""
            src={`https://sb.scorecardresearch.com/p?c1=2&c2=${encodeURIComponent(comscoreID)}&cv=2.0&cj=1`}
          />
        </noscript>
      )}
      {gtmID !== undefined && (
        <noscript>
          <iframe
            title="Google Tag Manager"
            sandbox="allow-same-origin"
            src={`https://www.googletagmanager.com/ns.html?id=${encodeURIComponent(gtmID)}`}
            height="0"
            width="0"
            hidden
          />
        </noscript>
      )}
    </>
  );
}
