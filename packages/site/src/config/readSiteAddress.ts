import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** Where readers find the site. */
export interface SiteAddress {
  /** Scheme, host and port, without a trailing slash. */
  readonly siteOrigin: string;
  /** Path under which it stands, such as `/news`; empty at the root of its origin. */
  readonly basePath: string;
}

const EXPECTED =
  'an http or https address such as https://www.example.com or https://www.example.com/news, its path of letters, digits, dashes and underscores';

const PATH = /^(?:\/[\w-]{1,64}){0,4}$/;

/** The whole address of the site, without a trailing slash. */
export const toSiteUrl = ({ siteOrigin, basePath }: SiteAddress): string => siteOrigin + basePath;

/** @throws ConfigError */
export function readSiteAddress(variables: Variables, port: number): SiteAddress {
  const value = variables['SITE_ORIGIN'] || `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const basePath = url?.pathname.replace(/\/$/, '') ?? '';
  // An address that is nothing but an origin and a path reads back as them.
  const isPlain = url !== undefined && url.href.replace(/\/$/, '') === url.origin + basePath;
  if (!isPlain || !/^https?:$/.test(url.protocol) || !PATH.test(basePath))
    throw new ConfigError('SITE_ORIGIN', value, EXPECTED);
  return { siteOrigin: url.origin, basePath };
}
