'use client';
import { SUBSCRIBER_ATTRIBUTE, useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import type { Areas, SimulatedReader } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';
import { NoScript, ServiceScripts, WaitingServices } from './ServiceScripts.tsx';
import { fontSheets } from './services.ts';

/** The areas that the engine fills: title and meta tags, styles, the page, the data of its islands. */
export const AREAS = ['metadata', 'styles', 'page', 'data'] as const;

/** The attribute value that the head's script would write for a simulated reader; previews run no script. */
const SUBSCRIBES: Readonly<Record<SimulatedReader, string | undefined>> = {
  anonymous: undefined,
  registered: 'no',
  subscribed: 'yes',
};

/** Renders the document: language and direction of the site, its services, a skip link, the page. */
export function DefaultOutput({ areas }: { readonly areas: Areas }) {
  const { site, locale, simulatedReader } = useHost();
  const publicUrl = usePublicUrl();
  const subscribes = simulatedReader && SUBSCRIBES[simulatedReader];
  const t = usePhrases(phrases);
  return (
    <html
      lang={locale}
      dir={site.textDirection ?? 'ltr'}
      {...(subscribes !== undefined && { [SUBSCRIBER_ATTRIBUTE]: subscribes })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={publicUrl('/resources/favicon.ico')} sizes="32x32" />
        <link rel="icon" href={publicUrl('/brand/favicon.svg')} type="image/svg+xml" />
        {areas['metadata']}
        {fontSheets(site).map((href) => (
          <link key={href} rel="preload" as="style" href={publicUrl(href)} />
        ))}
        {fontSheets(site).map((href) => (
          <link key={href} rel="stylesheet" href={publicUrl(href)} />
        ))}
        {areas['styles']}
        <ServiceScripts />
      </head>
      <body style={{ writingMode: site.textFlow ?? 'horizontal-tb' }}>
        <NoScript />
        {/* oxlint-disable-next-line react/forbid-elements -- a fixed address, in a block that brings no components */}
        <a className="bs-skip" href="#main">
          {t('out.skip')}
        </a>
        <div id="fusion-app">{areas['page']}</div>
        {/* The loader fills it in when a script that a press needs cannot be fetched. */}
        <div id="bs-lost" aria-live="polite" data-text={t('out.lost')} />
        <WaitingServices />
        {areas['data']}
      </body>
    </html>
  );
}
