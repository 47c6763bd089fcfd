import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

const KEY_FORMS = ['fastly', 'cloudflare', 'varnish'] as const;
type KeyForm = (typeof KEY_FORMS)[number];

/** How the cache in front is told what to forget. */
export type CachePurgeConfig =
  | {
      readonly kind: 'fastly' | 'cloudflare';
      /** The id of the Fastly service, or of the Cloudflare zone. */
      readonly id: string;
      readonly token: string;
      /** The origin of another API; absent: the vendor's own. */
      readonly api: string | undefined;
    }
  | { readonly kind: 'varnish'; readonly urls: readonly string[]; readonly token: string | undefined }
  | { readonly kind: 'webhook'; readonly url: string; readonly token: string | undefined };

export interface FrontCacheConfig {
  /** The form in which answers name what they were made from, for a cache in front of the site. */
  readonly cacheKeys: KeyForm | 'off';
  /** How that cache is told what to forget; absent: it is not. */
  readonly cachePurge: CachePurgeConfig | undefined;
  /** The seconds for which a cache that is told what to forget may keep a page. */
  readonly cacheSeconds: number;
}

const KINDS = [...KEY_FORMS, 'webhook'] as const;

function readKind(variables: Variables): CachePurgeConfig['kind'] | undefined {
  const value = variables['CACHE_PURGE'] || 'off';
  if (value === 'off') return undefined;
  const kind = KINDS.find((one) => one === value);
  if (kind === undefined) throw new ConfigError('CACHE_PURGE', value, `one of ${KINDS.join(', ')}, off`);
  return kind;
}

/** Reads a secret or an id, which no message repeats. */
function required(value: string | undefined, name: string, what: string): string {
  if (value === undefined || value === '') throw new ConfigError(name, '', `${what}, for CACHE_PURGE is set`);
  if (!/^[\x21-\x7e]+$/.test(value)) throw new ConfigError(name, '…', what);
  return value;
}

function readUrls(variables: Variables): readonly string[] {
  const urls = (variables['CACHE_PURGE_URL'] ?? '').split(/[\s,]+/).filter((url) => url !== '');
  return urls.map((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      throw new ConfigError(
        'CACHE_PURGE_URL',
        text,
        'an address such as http://varnish:6081, without a user; a token stands in CACHE_PURGE_TOKEN',
      );
    return url.href.replace(/\/$/, '');
  });
}

function readPurge(variables: Variables): CachePurgeConfig | undefined {
  const kind = readKind(variables);
  const urls = readUrls(variables);
  const { CACHE_PURGE_ID: id, CACHE_PURGE_TOKEN: token } = variables;
  if (kind === undefined) return undefined;
  const [url] = urls;
  switch (kind) {
    case 'fastly':
    case 'cloudflare':
      return {
        kind,
        id: required(id, 'CACHE_PURGE_ID', 'the id of the Fastly service or the Cloudflare zone'),
        token: required(token, 'CACHE_PURGE_TOKEN', 'a token that may purge'),
        api: url,
      };
    case 'varnish':
    case 'webhook':
      if (url === undefined)
        throw new ConfigError('CACHE_PURGE_URL', '', 'the address that is told, for CACHE_PURGE is set');
      return kind === 'varnish'
        ? { kind, urls, token: token || undefined }
        : { kind, url, token: token || undefined };
  }
}

function readKeys(variables: Variables, purge: CachePurgeConfig | undefined): FrontCacheConfig['cacheKeys'] {
  const value =
    variables['CACHE_KEYS'] || (purge === undefined || purge.kind === 'webhook' ? 'off' : purge.kind);
  const form = KEY_FORMS.find((one) => one === value);
  if (form === undefined && (value !== 'off' || purge !== undefined))
    throw new ConfigError(
      'CACHE_KEYS',
      value,
      `one of ${KEY_FORMS.join(', ')}${purge === undefined ? ', off' : ', for CACHE_PURGE is set'}`,
    );
  return form ?? 'off';
}

function readSeconds(variables: Variables): number {
  const value = variables['CACHE_SECONDS'] || '3600';
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 60 || seconds > 2_592_000)
    throw new ConfigError('CACHE_SECONDS', value, 'a whole number from 60 to 2592000');
  return seconds;
}

/** Reads what is known of a cache in front of the site. @throws ConfigError when a value cannot be used */
export function readFrontCache(variables: Variables): FrontCacheConfig {
  const cachePurge = readPurge(variables);
  return { cacheKeys: readKeys(variables, cachePurge), cachePurge, cacheSeconds: readSeconds(variables) };
}
