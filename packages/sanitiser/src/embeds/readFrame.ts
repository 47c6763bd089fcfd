/** Reads a frame's attributes, and decides whether a page may contain the frame. */
import type { Attributes } from '../policy/Policy.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { findProvider, isBlocked } from './providers.ts';
import type { Provider } from './providers.ts';

export type Frame =
  | {
      readonly kind: 'allowed';
      readonly src: string;
      readonly page: string;
      readonly host: string;
      readonly title: string;
      readonly shape: Provider['shape'];
    }
  | { readonly kind: 'foreign'; readonly page: string; readonly host: string; readonly title: string }
  | { readonly kind: 'none' };

function readUrl(source: string): URL | undefined {
  const trimmed = source.trim();
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!/^https?:\/\/[^/\\]/i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const url = new URL(absolute.replace(/^http:/i, 'https:'));
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
    ? url
    : undefined;
}

/** Returns the provider of a frame's URL. All paths of the hosts that a site allows are permitted. */
function providerFor({ hostname, pathname }: URL, { hosts = [] }: EmbedOptions): Provider | undefined {
  const own = hosts.includes(hostname) ? { name: hostname, hosts: [hostname], path: /^\// } : undefined;
  const provider = findProvider(hostname) ?? own;
  return provider?.path.test(pathname) === true ? provider : undefined;
}

/** Reads an iframe's `src` (or `data-src`, used by lazy embeds) and `title`; ignores `srcdoc` and all other attributes. */
export function readFrame(attributes: Attributes, options: EmbedOptions = {}): Frame {
  const url = readUrl(attributes['src'] ?? attributes['data-src'] ?? '');
  if (url === undefined) return { kind: 'none' };
  const title = attributes['title']?.trim() ?? '';
  const provider = providerFor(url, options);
  const page = provider?.page?.(url) || url.href;
  if (provider === undefined || isBlocked(provider, options.blocked)) {
    return { kind: 'foreign', page, host: url.hostname, title };
  }
  const served = new URL(url.href);
  if (provider.isServedByFirst === true) served.hostname = provider.hosts[0] ?? url.hostname;
  return { kind: 'allowed', src: served.href, page, host: served.hostname, title, shape: provider.shape };
}
