/**
 * The third-party services of a site, each present only when its property is set; the README lists the properties.
 *
 * Operators write these properties, and yet no value is put into script unescaped: texts are written as JSON with `<`
 * escaped, so that none can end the script element.
 */
import type { ConsentPurpose } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';

export interface ServiceScript {
  readonly src: string;
  readonly load: 'async' | 'defer';
}

export interface Service {
  /** The purpose that the reader has to have granted; absent for services that the newspaper cannot do without. */
  readonly purpose?: ConsentPurpose;
  /** The id of the company in the IAB's Global Vendor List, which a consent platform asks for as well. */
  readonly vendor?: number;
  /** An inline script that precedes the files. */
  readonly settings?: string;
  readonly files?: readonly ServiceScript[];
  /** An inline script that runs when the files and the page have loaded. */
  readonly start?: string;
}

/** Ids in the Global Vendor List. Chartbeat and Queryly have none. */
const COMSCORE = 77;
const GOOGLE = 755;
const NATIVO = 263;

const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function toServices(site: SiteProperties, pageType: string): readonly (Service | false)[] {
  const { gaID, gtmID, comscoreID, querylyId, querylyOrg, chartbeatAccountId, chartbeatDomain } = site;
  const chartbeat = chartbeatAccountId !== undefined && chartbeatDomain !== undefined;
  const paywall = site.api?.retail?.script;
  const { manager, script: platform } = site.consent ?? {};
  return [
    (manager === 'tcf' || manager === 'gpp') &&
      platform !== undefined && { files: [{ src: platform, load: 'async' }] },
    chartbeat && {
      purpose: 'analytics',
      settings: `window._sf_async_config=${literal({ uid: chartbeatAccountId, domain: chartbeatDomain, useCanonical: true, sections: '', authors: '' })};`,
    },
    comscoreID !== undefined && {
      purpose: 'analytics',
      vendor: COMSCORE,
      settings: `window._comscore=[${literal({ c1: '2', c2: comscoreID })}];`,
    },
    gaID !== undefined && {
      purpose: 'analytics',
      vendor: GOOGLE,
      settings: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",${literal(gaID)});`,
      files: [
        { src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gaID)}`, load: 'async' },
      ],
    },
    gtmID !== undefined && {
      purpose: 'analytics',
      vendor: GOOGLE,
      settings: `window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});document.head.append(Object.assign(document.createElement("script"),{async:true,src:"https://www.googletagmanager.com/gtm.js?id="+${literal(gtmID)}}));`,
    },
    site.nativoIntegration === true && {
      purpose: 'advertising',
      vendor: NATIVO,
      files: [{ src: 'https://s.ntv.io/serve/load.js', load: 'async' }],
    },
    chartbeat && {
      purpose: 'analytics',
      files: [{ src: 'https://static.chartbeat.com/js/chartbeat.js', load: 'async' }],
    },
    comscoreID !== undefined && {
      purpose: 'analytics',
      vendor: COMSCORE,
      files: [{ src: 'https://sb.scorecardresearch.com/beacon.js', load: 'async' }],
    },
    paywall !== undefined && { files: [{ src: paywall, load: 'defer' }] },
    querylyId !== undefined && {
      purpose: 'functional',
      files: querylyFiles(querylyOrg, pageType),
      start: `queryly.init(${literal(querylyId)},document.querySelectorAll("#fusion-app"));`,
    },
  ];
}

/** Returns the files of the hosted search; the advanced search script is only for its results page. */
function querylyFiles(organisation: string | undefined, pageType: string): readonly ServiceScript[] {
  const search: ServiceScript = { src: 'https://www.queryly.com/js/queryly.v4.min.js', load: 'defer' };
  if (organisation === undefined || pageType !== 'queryly-search') return [search];
  const src = `https://www.queryly.com/js/${encodeURIComponent(organisation)}-advanced-search.js`;
  return [search, { src, load: 'defer' }];
}

export interface SiteServices {
  /** The services that load with the page. */
  readonly atOnce: readonly Service[];
  /** The services that wait for the reader's consent, each with its purpose. */
  readonly waiting: readonly (Service & { readonly purpose: ConsentPurpose })[];
}

/** Returns the services that a site has set up, in the order of their scripts. */
export function getServices(site: SiteProperties, pageType: string): SiteServices {
  const services = toServices(site, pageType).filter((service) => service !== false);
  if (site.consent?.manager === 'none') return { atOnce: services, waiting: [] };
  return {
    atOnce: services.filter(({ purpose }) => purpose === undefined),
    waiting: services.flatMap(({ purpose, ...service }) =>
      purpose === undefined ? [] : [{ ...service, purpose }],
    ),
  };
}

/** Returns the URLs of the font style sheets, each once, in the order given. */
export function fontSheets(site: SiteProperties): readonly string[] {
  const { fontUrl = [] } = site;
  return [...new Set(typeof fontUrl === 'string' ? [fontUrl] : fontUrl)];
}
