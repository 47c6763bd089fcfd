/**
 * The document of the page builder, the same for every path below `/pagebuilder/`: the browser finds out who is signed in
 * and what to show. It has its own policy: only its own script file, only frames with previews of this site, and no other
 * site may frame it.
 */
import { createHash } from 'node:crypto';
import { addBase } from '@broadsheet/client-core';
import type { EngineAssets } from '@broadsheet/engine';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { DeskAssets } from './readDeskAssets.ts';
import { DESK_DATA, DESK_ELEMENT } from './deskElements.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash of an empty style element: styled-components adds its rules to one through the CSS object model. */
const EMPTY_STYLE = hash('');

function policy(css: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' ${hash(css)} ${EMPTY_STYLE}`,
    // React writes positions and sizes as attributes, which contain no script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self' https:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Returns the properties that the builder may have before an editor is signed in: only those that the site's pages also
 * contain.
 */
function publicProperties({ id, basePath, dateLocalization }: SiteProperties): string {
  const timeZone = dateLocalization?.timeZone;
  const siteData = { id, basePath, ...(timeZone !== undefined && { dateLocalization: { timeZone } }) };
  return JSON.stringify(siteData).replaceAll('<', '\\u003c');
}

export interface DeskOptions {
  readonly desk: DeskAssets;
  readonly assets: EngineAssets;
  readonly site: SiteProperties;
}

export function answerDesk({ desk, assets, site }: DeskOptions): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page builder</title>
<style>${assets.themeCss}</style>
${desk.preloads.map((url) => `<link rel="modulepreload" href="${addBase(url, site.basePath)}">`).join('\n')}
<script type="module" src="${addBase(desk.script, site.basePath)}"></script>
</head>
<body>
<div id="${DESK_ELEMENT}"><noscript>The page builder needs JavaScript.</noscript></div>
<script type="application/json" id="${DESK_DATA}">${publicProperties(site)}</script>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(assets.themeCss),
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });
}
