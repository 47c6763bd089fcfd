/**
 * Who may put a frame into a page. A known host is allowed for its player addresses only, so that no other page of
 * the same host can be framed in its name.
 */
import type { Attributes } from '../policy/Policy.ts';

export type Frame =
  | {
      readonly kind: 'allowed';
      readonly src: string;
      readonly page: string;
      readonly host: string;
      readonly title: string;
    }
  | { readonly kind: 'foreign'; readonly page: string; readonly host: string; readonly title: string }
  | { readonly kind: 'none' };

interface Player {
  readonly path: string;
  /** Where the frame is served from, when that is another host. */
  readonly servedBy?: string;
  /** The page for people behind a player's path. */
  readonly page?: (id: string) => string;
}

const YOUTUBE: Player = {
  path: '/embed/',
  servedBy: 'www.youtube-nocookie.com',
  page: (id) => `https://www.youtube.com/watch?v=${id}`,
};

const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['www.youtube-nocookie.com', YOUTUBE],
  ['youtube-nocookie.com', YOUTUBE],
  ['www.youtube.com', YOUTUBE],
  ['youtube.com', YOUTUBE],
  ['player.vimeo.com', { path: '/video/', page: (id: string) => `https://vimeo.com/${id}` }],
  ['open.spotify.com', { path: '/embed' }],
  ['w.soundcloud.com', { path: '/player' }],
  ['datawrapper.dwcdn.net', { path: '/' }],
  ['flo.uri.sh', { path: '/' }],
  ['www.openstreetmap.org', { path: '/export/embed.html' }],
]);

function readAddress(source: string): URL | undefined {
  const trimmed = source.trim();
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!/^https?:\/\/[^/\\]/i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const url = new URL(absolute.replace(/^http:/i, 'https:'));
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
    ? url
    : undefined;
}

function pageOf(url: URL, player: Player): string {
  const id = url.pathname.slice(player.path.length).split('/')[0] ?? '';
  return player.page !== undefined && /^[\w-]{3,40}$/.test(id) && id !== 'videoseries'
    ? player.page(id)
    : url.href;
}

/** Reads an iframe's `src` and `title`. `srcdoc` and every other attribute say nothing. */
export function readFrame(attributes: Attributes, extraHosts: readonly string[] = []): Frame {
  const url = readAddress(attributes['src'] ?? '');
  if (url === undefined) return { kind: 'none' };
  const title = attributes['title']?.trim() ?? '';
  const player = PLAYERS.get(url.hostname) ?? (extraHosts.includes(url.hostname) ? { path: '/' } : undefined);
  if (player === undefined || !url.pathname.startsWith(player.path)) {
    return { kind: 'foreign', page: url.href, host: url.hostname, title };
  }
  const page = pageOf(url, player);
  const served = new URL(url.href);
  if (player.servedBy !== undefined) served.hostname = player.servedBy;
  return { kind: 'allowed', src: served.href, page, host: served.hostname, title };
}
