/**
 * Handles embeds that consist of markup and a provider's script: posts of social networks, charts, hosted players. The
 * script would replace the markup by a frame; here the markup is replaced by that frame, so the script is not necessary.
 */
interface EmbedMarkup {
  readonly name: string;
  /** Matches the whole element of the provider's embed code. */
  readonly element: RegExp;
  /** Returns the URL of the element's frame; `undefined` if the element is not an embed after all. */
  readonly frame: (element: string) => string | undefined;
}

/**
 * The longest HTML that is searched for embeds, in characters. A page's worth of text is shorter, and the patterns look up
 * to 20,000 characters ahead for the end of each element.
 */
const MAX_LENGTH = 200_000;

/**
 * Returns a pattern for an element with a class. All parts have a maximum length, and none goes on past the next tag's
 * beginning, so that matching takes limited time.
 */
const element = (tag: string, className: string): RegExp =>
  new RegExp(
    `<${tag}\\b[^<>]{0,2000}\\bclass=["'][^"'>]{0,500}\\b${className}\\b[^<>]{0,4000}>[\\s\\S]{0,20000}?</${tag}>`,
    'gi',
  );

function attribute(markup: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}=["']([^"']+)["']`, 'i').exec(markup)?.[1];
  return value?.replaceAll('&amp;', '&').trim();
}

/** Returns the first group of a match. */
const found = (markup: string, pattern: RegExp): string | undefined => pattern.exec(markup)?.[1];

/** Returns the URL that `write` creates from a part; `undefined` without the part. */
const made = (part: string | undefined, write: (part: string) => string): string | undefined =>
  part === undefined ? undefined : write(part);

export const EMBED_MARKUP: readonly EmbedMarkup[] = [
  {
    name: 'X',
    element: element('blockquote', 'twitter-(?:tweet|video)'),
    frame: (markup) =>
      made(
        found(markup, /(?:twitter|x)\.com\/[^"'\s<>]*\/status(?:es)?\/(\d+)/i),
        (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
      ),
  },
  {
    name: 'Instagram',
    element: element('blockquote', 'instagram-media'),
    frame: (markup) =>
      made(
        found(markup, /instagram\.com\/((?:p|reel|tv)\/[\w-]+)/i),
        (post) => `https://www.instagram.com/${post}/embed/captioned/`,
      ),
  },
  {
    name: 'TikTok',
    element: element('blockquote', 'tiktok-embed'),
    frame: (markup) =>
      made(
        attribute(markup, 'data-video-id') ?? found(markup, /\/video\/(\d+)/),
        (id) => `https://www.tiktok.com/embed/v2/${id}`,
      ),
  },
  {
    name: 'Bluesky',
    element: element('blockquote', 'bluesky-embed'),
    frame: (markup) =>
      made(
        found(markup, /data-bluesky-uri=["']at:\/\/([\w.:%-]+\/app\.bsky\.feed\.post\/\w+)/i),
        (post) => `https://embed.bsky.app/embed/${post}`,
      ),
  },
  {
    name: 'Threads',
    element: element('blockquote', 'text-post-media'),
    frame: (markup) =>
      made(
        found(markup, /(https:\/\/www\.threads\.(?:net|com)\/@[\w.]+\/post\/[\w-]+)/i),
        (post) => `${post}/embed`,
      ),
  },
  {
    name: 'Reddit',
    element: element('blockquote', 'reddit-(?:embed-bq|card)'),
    frame: (markup) =>
      made(
        found(markup, /reddit\.com\/(r\/\w+\/comments\/[\w/]+)/i),
        (post) => `https://embed.reddit.com/${post}`,
      ),
  },
  {
    name: 'Facebook',
    element: element('div', 'fb-(?:post|video)'),
    frame: (markup) =>
      made(attribute(markup, 'data-href'), (href) => {
        const kind = /\bfb-video\b/.test(markup) ? 'video' : 'post';
        return `https://www.facebook.com/plugins/${kind}.php?href=${encodeURIComponent(href)}&show_text=true`;
      }),
  },
  {
    name: 'Pinterest',
    element: /<a\b[^<>]{0,2000}\bdata-pin-do=["']embedPin["'][^<>]{0,4000}>[\s\S]{0,20000}?<\/a>/gi,
    frame: (markup) =>
      made(found(markup, /\/pin\/(\d+)/), (id) => `https://assets.pinterest.com/ext/embed.html?id=${id}`),
  },
  {
    name: 'Flourish',
    element: element('div', 'flourish-embed'),
    frame: (markup) =>
      made(
        found(markup, /\sdata-src=["']((?:visualisation|story)\/\d+)/i),
        (id) => `https://flo.uri.sh/${id}/embed`,
      ),
  },
  {
    name: 'Infogram',
    element: element('div', 'infogram-embed'),
    frame: (markup) =>
      made(found(markup, /\sdata-id=["']([\w-]+)/i), (id) => `https://e.infogram.com/${id}?src=embed`),
  },
  {
    name: 'Datawrapper',
    element: /<div\b[^<>]{0,2000}\bid=["']datawrapper-vis-\w+["'][^<>]{0,4000}>[\s\S]{0,20000}?<\/div>/gi,
    frame: (markup) =>
      made(found(markup, /datawrapper-vis-(\w+)/i), (id) => `https://datawrapper.dwcdn.net/${id}/`),
  },
  {
    name: 'DocumentCloud',
    element:
      /<div\b[^<>]{0,2000}\bclass=["'][^"'>]{0,500}\bDC-(?:embed|note)[^<>]{0,4000}>[\s\S]{0,20000}?<\/div>/gi,
    frame: (markup) =>
      made(
        found(markup, /documentcloud\.org\/documents\/([\w-]+)/i),
        (id) => `https://embed.documentcloud.org/documents/${id}/?embed=1`,
      ),
  },
  {
    name: 'Brightcove',
    element: /<video(?:-js)?\b[^<>]{0,2000}\sdata-account=[^<>]{0,4000}>[\s\S]{0,20000}?<\/video(?:-js)?>/gi,
    frame(markup) {
      const [account, video] = ['data-account', 'data-video-id'].map((name) => attribute(markup, name));
      const player = attribute(markup, 'data-player') ?? 'default';
      const embed = attribute(markup, 'data-embed') ?? 'default';
      if (!/^\d+$/.test(account ?? '') || video === undefined) return undefined;
      return `https://players.brightcove.net/${account}/${player}_${embed}/index.html?videoId=${encodeURIComponent(video)}`;
    },
  },
  {
    name: 'JW Player',
    element:
      /<script\b[^<>]{0,500}\ssrc=["'][^"'>]{0,500}\/players\/[\w-]+\.js[^"'>]{0,500}["'][^<>]{0,500}>\s*<\/script>/gi,
    frame: (markup) =>
      made(
        found(markup, /\/\/(?:cdn\.jwplayer|content\.jwplatform)\.com\/players\/([\w-]+)\.js/i),
        (id) => `https://cdn.jwplayer.com/players/${id}.html`,
      ),
  },
  {
    name: 'Tableau',
    element: element('div', 'tableauPlaceholder'),
    frame: (markup) =>
      made(
        found(markup, /\/views\/([\w-]+\/[\w-]+)/i) ??
          found(markup.replaceAll('&#47;', '/'), /name=["']name["']\s+value=["']([\w-]+\/[\w-]+)/i),
        (view) => `https://public.tableau.com/views/${view}?:showVizHome=no&:embed=true`,
      ),
  },
];

/** The scripts that only convert this markup to frames: their hosts and the beginnings of their paths. */
const EMBED_SCRIPTS: readonly string[] = [
  ...[
    'platform.twitter.com/widgets',
    'platform.x.com/widgets',
    'www.instagram.com/embed',
    'instagram.com/embed',
  ],
  ...[
    'platform.instagram.com/',
    'www.tiktok.com/embed',
    'embed.bsky.app/static/embed',
    'www.threads.net/embed',
  ],
  ...['www.threads.com/embed', 'embed.reddit.com/widgets', 'embed.redditmedia.com/', 'connect.facebook.net/'],
  ...[
    'assets.pinterest.com/js/',
    'public.flourish.studio/resources/embed',
    'e.infogram.com/js/',
    'infogram.com/js/',
  ],
  ...[
    'datawrapper.dwcdn.net/',
    'assets.documentcloud.org/',
    'embed.documentcloud.org/',
    's3.documentcloud.org/',
  ],
  ...[
    'players.brightcove.net/',
    'cdn.jwplayer.com/',
    'content.jwplatform.com/',
    'public.tableau.com/javascripts/',
  ],
  ...[
    'player.vimeo.com/api/',
    'www.youtube.com/iframe_api',
    'w.soundcloud.com/player/api',
    'mastodon.social/embed',
  ],
  ...['cdn.embedly.com/widgets/', 'widget.spreaker.com/'],
];

const SCRIPT = /<script\b([^<>]{0,2000})>((?:(?!<script\b)[\s\S]){0,5000}?)<\/script\s*>/gi;

/** Returns whether a script is one of these, by its own URL or, for an inline loader, by the first URL in its body. */
function isEmbedScript(attributes: string, body: string): boolean {
  const own = /\ssrc=["']?(?:https?:)?\/\/([^"'\s>]+)/i.exec(attributes)?.[1];
  const place = (own ?? /["'](?:https?:)?\/\/([^"'\s]+)/i.exec(body)?.[1] ?? '').toLowerCase();
  return EMBED_SCRIPTS.some((known) => place.startsWith(known));
}

/** Returns the text of an embed's markup as its title, which readers see until it has loaded. */
function getTitle(markup: string): string {
  const words = markup
    .replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return (words.length > 160 ? `${words.slice(0, 159).trimEnd()}…` : words).replaceAll('"', '&quot;');
}

/**
 * Replaces each of these embeds in HTML by its frame, and removes the scripts that are no longer necessary.
 *
 * The frames are ordinary iframes, to which the policy must be applied afterwards. HTML of more than 200,000 characters is
 * returned as it is.
 */
export function frameEmbedMarkup(html: string): string {
  if (html.length > MAX_LENGTH) return html;
  const framed = EMBED_MARKUP.reduce(
    (left, { element: pattern, frame }) =>
      left.replace(pattern, (markup) => {
        const src = frame(markup);
        if (src === undefined) return markup;
        return `<iframe src="${src.replaceAll('&', '&amp;')}" title="${getTitle(markup)}"></iframe>`;
      }),
    html,
  );
  return framed.replace(SCRIPT, (script, attributes: string, body: string) =>
    isEmbedScript(attributes, body) ? '' : script,
  );
}
