/**
 * The providers whose frames a page may contain. Each row lists a provider's hosts and the paths of its players, so that
 * no other page of the same hosts can be framed.
 *
 * The pages' Content-Security-Policy (`frame-src`) is derived from the same rows.
 */
export interface Provider {
  readonly name: string;
  /**
   * The exact names of the hosts that serve frames; with `isServedByFirst`, the first one serves the frames of all of them.
   */
  readonly hosts: readonly string[];
  /** Matches the beginning of a player's path. */
  readonly path: RegExp;
  readonly isServedByFirst?: true;
  /** Returns the URL of a frame's page for people. Default: the frame's own URL. */
  readonly page?: (frame: URL) => string | undefined;
  /** The shape of a frame of unknown size: height / width, or a height in CSS pixels. Default: 9 / 16. */
  readonly shape?: { readonly ratio: number } | { readonly height: number };
}

/** Returns the path segment at a position, if it looks like an id. */
function piece({ pathname }: URL, position: number): string | undefined {
  const found = pathname.split('/').filter(Boolean)[position];
  return found !== undefined && /^[\w.-]{1,100}$/.test(found) ? found : undefined;
}

/** Returns a function that creates a page's URL from the id at a position of a frame's path. */
const toPage = (position: number, write: (id: string) => string) => (frame: URL) => {
  const id = piece(frame, position);
  return id === undefined ? undefined : write(id);
};

/** Returns a function that reads a page's URL from a frame's query. */
const pageIn = (name: string) => (frame: URL) => {
  const page = frame.searchParams.get(name) ?? '';
  return /^https:\/\/[^/\\]/.test(page) && URL.canParse(page) ? page : undefined;
};

export const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: [
      'www.youtube-nocookie.com',
      'youtube-nocookie.com',
      'www.youtube.com',
      'youtube.com',
      'm.youtube.com',
    ],
    path: /^\/embed\//,
    isServedByFirst: true,
    page: toPage(1, (id) => (id === 'videoseries' ? '' : `https://www.youtube.com/watch?v=${id}`)),
  },
  {
    name: 'Vimeo',
    hosts: ['player.vimeo.com'],
    path: /^\/video\//,
    page: toPage(1, (id) => `https://vimeo.com/${id}`),
  },
  {
    name: 'Dailymotion',
    hosts: ['www.dailymotion.com', 'geo.dailymotion.com'],
    path: /^\/(?:embed\/video\/|player)/,
  },
  {
    name: 'X',
    hosts: ['platform.twitter.com', 'platform.x.com'],
    path: /^\/embed\//,
    isServedByFirst: true,
    page: ({ searchParams }) => {
      const id = searchParams.get('id') ?? '';
      return /^\d{5,25}$/.test(id) ? `https://x.com/i/status/${id}` : undefined;
    },
    shape: { height: 560 },
  },
  {
    name: 'Instagram',
    hosts: ['www.instagram.com', 'instagram.com'],
    path: /^\/(?:p|reel|tv)\/[\w-]+\/embed/,
    isServedByFirst: true,
    page: toPage(1, (id) => `https://www.instagram.com/p/${id}/`),
    shape: { height: 720 },
  },
  {
    name: 'Facebook',
    hosts: ['www.facebook.com'],
    path: /^\/plugins\/(?:post|video|comment_embed)\.php/,
    page: pageIn('href'),
    shape: { height: 520 },
  },
  {
    name: 'TikTok',
    hosts: ['www.tiktok.com'],
    path: /^\/(?:embed|player)\//,
    page: ({ pathname }) => {
      const id = /\d{10,25}/.exec(pathname)?.[0];
      return id === undefined ? undefined : `https://www.tiktok.com/@/video/${id}`;
    },
    shape: { height: 740 },
  },
  { name: 'Bluesky', hosts: ['embed.bsky.app'], path: /^\/embed\//, shape: { height: 420 } },
  {
    name: 'Threads',
    hosts: ['www.threads.net', 'www.threads.com'],
    path: /^\/@[\w.]+\/post\/[\w-]+\/embed/,
    page: ({ origin, pathname }) => `${origin}${pathname.replace(/\/embed.*$/, '')}`,
    shape: { height: 560 },
  },
  {
    name: 'Reddit',
    hosts: ['embed.reddit.com', 'www.redditmedia.com'],
    path: /^\/r\//,
    page: ({ pathname }) => `https://www.reddit.com${pathname}`,
    shape: { height: 420 },
  },
  {
    name: 'LinkedIn',
    hosts: ['www.linkedin.com'],
    path: /^\/embed\/feed\/update\//,
    page: ({ pathname }) => `https://www.linkedin.com${pathname.replace('/embed', '')}`,
    shape: { height: 560 },
  },
  {
    name: 'Pinterest',
    hosts: ['assets.pinterest.com'],
    path: /^\/ext\/embed\.html/,
    shape: { height: 560 },
  },
  {
    name: 'Mastodon',
    hosts: [
      'mastodon.social',
      'mastodon.online',
      'mstdn.social',
      'mas.to',
      'fosstodon.org',
      'mastodon.world',
    ],
    path: /^\/@[\w@.]+\/\d+\/embed/,
    page: ({ origin, pathname }) => `${origin}${pathname.replace(/\/embed.*$/, '')}`,
    shape: { height: 420 },
  },
  { name: 'Spotify', hosts: ['open.spotify.com'], path: /^\/embed/, shape: { height: 152 } },
  { name: 'SoundCloud', hosts: ['w.soundcloud.com'], path: /^\/player/, shape: { height: 166 } },
  {
    name: 'Apple Podcasts and Music',
    hosts: ['embed.podcasts.apple.com', 'embed.music.apple.com'],
    path: /^\//,
    page: ({ hostname, pathname, search }) => `https://${hostname.replace('embed.', '')}${pathname}${search}`,
    shape: { height: 175 },
  },
  { name: 'Deezer', hosts: ['widget.deezer.com'], path: /^\/widget\//, shape: { height: 300 } },
  { name: 'Acast', hosts: ['embed.acast.com'], path: /^\//, shape: { height: 190 } },
  { name: 'Audioboom', hosts: ['embeds.audioboom.com'], path: /^\//, shape: { height: 220 } },
  {
    name: 'Megaphone',
    hosts: ['playlist.megaphone.fm', 'player.megaphone.fm'],
    path: /^\//,
    shape: { height: 200 },
  },
  { name: 'Spreaker', hosts: ['widget.spreaker.com'], path: /^\/player/, shape: { height: 200 } },
  { name: 'Buzzsprout', hosts: ['www.buzzsprout.com'], path: /^\/\d+/, shape: { height: 200 } },
  { name: 'Datawrapper', hosts: ['datawrapper.dwcdn.net'], path: /^\//, shape: { height: 450 } },
  { name: 'Flourish', hosts: ['flo.uri.sh', 'public.flourish.studio'], path: /^\//, shape: { height: 575 } },
  { name: 'Infogram', hosts: ['e.infogram.com', 'infogram.com'], path: /^\//, shape: { height: 550 } },
  { name: 'Tableau', hosts: ['public.tableau.com'], path: /^\/(?:views|app)\//, shape: { height: 600 } },
  { name: 'Observable', hosts: ['observablehq.com'], path: /^\/embed\//, shape: { height: 500 } },
  { name: 'Our World in Data', hosts: ['ourworldindata.org'], path: /^\/grapher\//, shape: { height: 600 } },
  {
    name: 'Knight Lab',
    hosts: ['cdn.knightlab.com', 'uploads.knightlab.com'],
    path: /^\/(?:libs|storymapjs|scenevr)\//,
    shape: { height: 650 },
  },
  {
    name: 'Google Maps',
    hosts: ['www.google.com'],
    path: /^\/maps\/(?:embed|d\/(?:u\/\d\/)?embed)/,
    shape: { ratio: 0.75 },
  },
  {
    name: 'Google Docs',
    hosts: ['docs.google.com'],
    path: /^\/(?:forms|spreadsheets|presentation|document)\/d\//,
    shape: { height: 600 },
  },
  {
    name: 'OpenStreetMap',
    hosts: ['www.openstreetmap.org'],
    path: /^\/export\/embed\.html/,
    shape: { ratio: 0.75 },
  },
  {
    name: 'ArcGIS',
    hosts: ['www.arcgis.com', 'storymaps.arcgis.com'],
    path: /^\/(?:apps|stories)\//,
    shape: { height: 600 },
  },
  {
    name: 'Scribd',
    hosts: ['www.scribd.com'],
    path: /^\/embeds\//,
    page: toPage(1, (id) => `https://www.scribd.com/document/${id}`),
    shape: { height: 600 },
  },
  {
    name: 'DocumentCloud',
    hosts: ['embed.documentcloud.org', 'www.documentcloud.org'],
    path: /^\/documents\//,
    shape: { height: 700 },
  },
  { name: 'Issuu', hosts: ['e.issuu.com'], path: /^\/embed\.html/ },
  {
    name: 'Giphy',
    hosts: ['giphy.com'],
    path: /^\/embed\//,
    page: toPage(1, (id) => `https://giphy.com/gifs/${id}`),
  },
  { name: 'Sketchfab', hosts: ['sketchfab.com'], path: /^\/models\/\w+\/embed/ },
  { name: 'Twitch', hosts: ['player.twitch.tv', 'clips.twitch.tv'], path: /^\/(?:embed|$)/ },
  { name: 'Streamable', hosts: ['streamable.com'], path: /^\/[eo]\// },
  { name: 'Wistia', hosts: ['fast.wistia.net', 'fast.wistia.com'], path: /^\/embed\// },
  {
    name: 'JW Player',
    hosts: ['cdn.jwplayer.com', 'content.jwplatform.com'],
    path: /^\/players\/[\w-]+\.html/,
  },
  { name: 'Brightcove', hosts: ['players.brightcove.net'], path: /^\/\d+\/[\w-]+\/index\.html/ },
  { name: 'Kaltura', hosts: ['cdnapisec.kaltura.com'], path: /^\/p\/\d+\// },
];

const BY_HOST: ReadonlyMap<string, Provider> = new Map(
  PROVIDERS.flatMap((provider) => provider.hosts.map((host) => [host, provider] as const)),
);

/** Returns the provider that serves frames from exactly this host. */
export function findProvider(host: string): Provider | undefined {
  return BY_HOST.get(host);
}

/** Returns whether a site blocks a provider, under any name of its hosts. */
export function isBlocked({ hosts }: Provider, blocked: readonly string[] = []): boolean {
  return hosts.some((host) => blocked.includes(host));
}

/**
 * Returns the origins of the known providers' frames, for a Content-Security-Policy.
 *
 * @param blocked hosts whose providers are left out
 */
export function embedOrigins(blocked?: readonly string[]): readonly string[] {
  return PROVIDERS.filter((provider) => !isBlocked(provider, blocked)).flatMap(({ hosts, isServedByFirst }) =>
    (isServedByFirst === true ? hosts.slice(0, 1) : hosts).map((host) => `https://${host}`),
  );
}
