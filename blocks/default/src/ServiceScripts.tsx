'use client';
import {
  appearanceScript,
  speechScript,
  subscriberScript,
  useHost,
  usePublicUrl,
} from '@broadsheet/block-kit';
import { createElement } from 'react';
import { getServices } from './services.ts';
import type { Service } from './services.ts';

/** What the page has to know of its reader before it is painted, the site's own scripts, starts of the services. */
function inlineScript(injected: readonly string[], services: readonly Service[]): string {
  const parts = [
    subscriberScript,
    appearanceScript,
    speechScript,
    ...injected,
    ...services.flatMap(({ settings, start }) => [
      settings ?? '',
      start === undefined ? '' : `addEventListener("DOMContentLoaded",()=>${start.replace(/;$/, '')});`,
    ]),
  ];
  return [...new Set(parts.filter((part) => part !== ''))].join('\n');
}

function Inert({ purpose, code }: { readonly purpose: string; readonly code: string | undefined }) {
  return code === undefined ? null : (
    <script type="text/plain" data-consent={purpose} dangerouslySetInnerHTML={{ __html: code }} />
  );
}

/**
 * In the head: the scripts that run now, and as text those that wait for the reader's consent. In a page builder's preview, which
 * runs none, there are none.
 */
export function ServiceScripts() {
  const { site, page, isAdmin } = useHost();
  const publicUrl = usePublicUrl();
  if (isAdmin) return null;
  const { atOnce, waiting } = getServices(site, page.type);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: inlineScript(site.dangerouslyInjectJS ?? [], atOnce) }} />
      {atOnce
        .flatMap(({ files = [] }) => files)
        .map(({ src, load }) => (
          <script key={src} src={publicUrl(src)} async={load === 'async'} defer={load === 'defer'} />
        ))}
      {waiting.map(({ purpose, settings, files = [], start }, index) => [
        <Inert key={`${index} settings`} purpose={purpose} code={settings} />,
        ...files.map(({ src, load }) => (
          <script key={src} type="text/plain" data-consent={purpose} data-load={load} src={publicUrl(src)} />
        )),
        <Inert key={`${index} start`} purpose={purpose} code={start} />,
      ])}
    </>
  );
}

/** In the body: what brings the waiting scripts to life; the engine's loader runs its enhancement. */
export function WaitingServices() {
  const { site, page } = useHost();
  const { waiting } = getServices(site, page.type);
  return waiting.length === 0 ? null : createElement('bs-block', { 'data-enhance': 'services' });
}

/** What services count without script: only where nobody has to be asked, for without script nobody can agree. */
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
