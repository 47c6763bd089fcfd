/** Headers by which a cache in front of the site knows what an answer was made from. */
import type { DescribeAnswer } from '@broadsheet/engine';
import { anyChangeCacheKey, pageCacheKey, printCacheKey, siteCacheKey } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';

export type CacheKeyForm = Exclude<Config['cacheKeys'], 'off'>;

interface Form {
  readonly header: string;
  readonly separator: string;
  /** The header with a lifetime for this cache alone, which removes it: other caches on the way cannot be told to forget. */
  readonly lifetime: string;
}

/** How each cache expects the keys: Fastly and the module xkey of Varnish separated by blanks, Cloudflare by commas. */
const FORMS: Readonly<Record<CacheKeyForm, Form>> = {
  fastly: { header: 'Surrogate-Key', separator: ' ', lifetime: 'Surrogate-Control' },
  cloudflare: { header: 'Cache-Tag', separator: ',', lifetime: 'Cloudflare-CDN-Cache-Control' },
  varnish: { header: 'xkey', separator: ' ', lifetime: 'Surrogate-Control' },
};

/** The most bytes of the keys of documents and content: proxies refuse large headers, nginx from 4 KB for all of them. */
const MOST_BYTES = 2_500;

/** Creates the function that returns the headers of an answer. Without a form there are none. */
export function createAnswerHeaders({
  cacheKeys: form,
  cachePurge,
  cacheSeconds,
  siteId: site,
}: Pick<Config, 'cacheKeys' | 'cachePurge' | 'cacheSeconds' | 'siteId'>): DescribeAnswer | undefined {
  if (form === 'off') return undefined;
  const { header, separator, lifetime } = FORMS[form];
  /** Returns how long this cache keeps an answer, at most until it changes by itself. */
  function getLasting(secondsLeft = Number.POSITIVE_INFINITY) {
    const seconds = Math.min(cacheSeconds, Math.floor(secondsLeft));
    const stale = Math.min(60, Math.floor(secondsLeft) - seconds);
    return { [lifetime]: `max-age=${seconds}, stale-while-revalidate=${stale}, stale-if-error=86400` };
  }
  return ({ from, documents = [], isLasting, secondsLeft }) => {
    const numbers = new Set(from.flatMap(({ keys }) => [...keys]));
    const exact = new Set([
      ...documents.map((id) => pageCacheKey(site, id)),
      ...[...numbers].map(printCacheKey),
    ]);
    const content = [...exact].join(separator);
    const keys = [
      siteCacheKey(site),
      ...(content === '' ? [] : [content.length > MOST_BYTES ? anyChangeCacheKey(site) : content]),
    ];
    return {
      [header]: keys.join(separator),
      ...(isLasting && cachePurge !== undefined && getLasting(secondsLeft)),
    };
  };
}
