/**
 * The third-party services of a site, each present only when its property is set; the README lists the properties.
 *
 * Every value is a property that an operator writes, still it is never put into script as it is: texts go in as JSON
 * with `<` escaped, so that none can end the script element.
 */
import { subscriberScript } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';

export interface ServiceScript {
  readonly src: string;
  readonly load: 'async' | 'defer';
}

const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the page has to know of its reader before it is painted; then settings and starts of the services. */
export function inlineScript(site: SiteProperties): string {
  const { gaID, gtmID, comscoreID, querylyId, chartbeatAccountId, chartbeatDomain } = site;
  const parts = [
    subscriberScript,
    ...(site.dangerouslyInjectJS ?? []),
    chartbeatAccountId !== undefined &&
      chartbeatDomain !== undefined &&
      `window._sf_async_config=${literal({ uid: chartbeatAccountId, domain: chartbeatDomain, useCanonical: true, sections: '', authors: '' })};`,
    comscoreID !== undefined && `window._comscore=[${literal({ c1: '2', c2: comscoreID })}];`,
    gaID !== undefined &&
      `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",${literal(gaID)});`,
    gtmID !== undefined &&
      `window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});document.head.append(Object.assign(document.createElement("script"),{async:true,src:"https://www.googletagmanager.com/gtm.js?id="+${literal(gtmID)}}));`,
    querylyId !== undefined &&
      `addEventListener("DOMContentLoaded",()=>queryly.init(${literal(querylyId)},document.querySelectorAll("#fusion-app")));`,
  ].filter((part) => typeof part === 'string' && part !== '');
  return [...new Set(parts)].join('\n');
}

/** @param pageType the advanced search script is only for the hosted search page */
export function serviceScripts(site: SiteProperties, pageType: string): readonly ServiceScript[] {
  const { gaID, comscoreID, querylyId, querylyOrg } = site;
  const scripts: readonly (ServiceScript | false | undefined | null)[] = [
    gaID !== undefined && {
      src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gaID)}`,
      load: 'async',
    },
    site.nativoIntegration === true && { src: 'https://s.ntv.io/serve/load.js', load: 'async' },
    site.chartbeatAccountId !== undefined &&
      site.chartbeatDomain !== undefined && {
        src: 'https://static.chartbeat.com/js/chartbeat.js',
        load: 'async',
      },
    comscoreID !== undefined && { src: 'https://sb.scorecardresearch.com/beacon.js', load: 'async' },
    site.api?.retail?.script !== undefined && { src: site.api.retail.script, load: 'defer' },
    querylyId !== undefined && { src: 'https://www.queryly.com/js/queryly.v4.min.js', load: 'defer' },
    querylyId !== undefined &&
      querylyOrg !== undefined &&
      pageType === 'queryly-search' && {
        src: `https://www.queryly.com/js/${encodeURIComponent(querylyOrg)}-advanced-search.js`,
        load: 'defer',
      },
  ];
  return scripts.filter((script) => script !== false && script !== undefined && script !== null);
}

/** Each font sheet once, in the order given. */
export function fontSheets(site: SiteProperties): readonly string[] {
  const { fontUrl = [] } = site;
  return [...new Set(typeof fontUrl === 'string' ? [fontUrl] : fontUrl)];
}
