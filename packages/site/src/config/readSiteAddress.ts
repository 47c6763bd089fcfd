import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** The URL of the site, in its parts. */
export interface SiteAddress {
  /** Scheme, host and port, without a trailing slash. */
  readonly siteOrigin: string;
  /** The path of the site on its origin, such as `/news`; empty at the root. */
  readonly basePath: string;
}

const EXPECTED =
  'an http or https address such as https://www.example.com or https://www.example.com/news, its path of letters, digits, dashes and underscores';

const PATH = /^(?:\/[\w-]{1,64}){0,4}$/;

/** Returns the full URL of the site, without a trailing slash. */
export const toSiteUrl = ({ siteOrigin, basePath }: SiteAddress): string => siteOrigin + basePath;

/** Reads the site's URL. @throws ConfigError when it is not a plain origin and path */
export function readSiteAddress(variables: Variables, port: number): SiteAddress {
  const value = variables['SITE_ORIGIN'] || `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const basePath = url?.pathname.replace(/\/$/, '') ?? '';
  // A URL that is only an origin and a path serialises to these.
  const isPlain = url !== undefined && url.href.replace(/\/$/, '') === url.origin + basePath;
  if (!isPlain || !/^https?:$/.test(url.protocol) || !PATH.test(basePath))
    throw new ConfigError('SITE_ORIGIN', value, EXPECTED);
  return { siteOrigin: url.origin, basePath };
}
