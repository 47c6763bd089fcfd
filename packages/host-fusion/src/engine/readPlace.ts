import { isRecord } from '@broadsheet/client-core';
import type { Page } from '@broadsheet/block-kit';
import { parseSiteProperties } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';

/** What the engine's contexts tell of the page and of the component. */
export interface Place {
  readonly site: SiteProperties;
  readonly page: Page;
  readonly isAdmin: boolean;
  /** Where the engine itself is on the site, such as `/pf`. */
  readonly contextPath: string;
  /** Of the component; its fields as the editor holds them. */
  readonly customFields: Readonly<Record<string, unknown>>;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Splits the address of the request, which may begin with an origin. */
function readAddress(requestUri: string): Pick<Page, 'path' | 'query'> {
  const [before = '', query = ''] = (requestUri.split('#')[0] ?? '').split(/\?(.*)/s);
  const path = before.replace(/^https?:\/\/[^/]+/, '');
  return { path: path === '' ? '/' : path, query: Object.fromEntries(new URLSearchParams(query)) };
}

/** The engine gives the values of a page's metadata one by one. */
const META_NAMES = ['title', 'description', 'page-type', 'ad-path', 'robots', 'keywords'];

function readMeta({ metaValue }: Readonly<Record<string, unknown>>): Page['meta'] {
  if (typeof metaValue !== 'function') return {};
  const values = META_NAMES.map((name): [string, unknown] => [name, metaValue(name)]);
  return Object.fromEntries(
    values.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}

function readSite(context: Readonly<Record<string, unknown>>, apiOrigin: string): SiteProperties {
  const properties = asRecord(context['siteProperties']);
  const id = asText(context['arcSite']) || asText(properties['id']) || 'site';
  const site = parseSiteProperties({ ...properties, id }) ?? { id };
  if (apiOrigin === '') return site;
  const { api } = site;
  const hasOne = api?.identity?.origin || api?.sales?.origin || api?.retail?.origin;
  return hasOne ? site : { ...site, api: { ...api, identity: { origin: apiOrigin } } };
}

/**
 * Reads what the hooks of the engine return. Whatever is missing has the value that it has on an empty page.
 *
 * @param contexts of the application first, then of the component, whose global content has the edits of this component
 */
export function readPlace(contexts: readonly unknown[], apiOrigin = ''): Place {
  const context: Readonly<Record<string, unknown>> = Object.assign({}, ...contexts.map(asRecord));
  const meta = readMeta(context);
  return {
    site: readSite(context, apiOrigin),
    page: {
      ...readAddress(asText(context['requestUri'])),
      type: meta['page-type'] ?? '',
      meta,
      globalContent: context['globalContent'] ?? undefined,
    },
    isAdmin: context['isAdmin'] === true,
    contextPath: asText(context['contextPath']),
    customFields: asRecord(context['customFields']),
  };
}
