/** Recognises players and posts of providers by their URL alone, as the old site did. */
import type { JsonObject } from '@broadsheet/service-kit/json';

interface EmbedKind {
  readonly name: string;
  readonly address: RegExp;
  /** Returns the provider's markup. `id` is the first capture group of `address`. */
  readonly html: (id: string, url: string) => string;
}

const frame = (src: string): string =>
  `<iframe width="560" height="315" src="${src}" allowfullscreen loading="lazy"></iframe>`;

const quotation = (className: string, url: string): string =>
  `<blockquote class="${className}"><a href="${url}">${url}</a></blockquote>`;

const KINDS: readonly EmbedKind[] = [
  {
    name: 'YouTube',
    address:
      /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{6,20})/i,
    html: (id) => frame(`https://www.youtube-nocookie.com/embed/${id}`),
  },
  {
    name: 'Vimeo',
    address: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,15})/i,
    html: (id) => frame(`https://player.vimeo.com/video/${id}`),
  },
  {
    name: 'Dailymotion',
    address: /^https?:\/\/(?:www\.)?(?:dailymotion\.com\/video|dai\.ly)\/(\w{4,20})/i,
    html: (id) => frame(`https://www.dailymotion.com/embed/video/${id}`),
  },
  {
    name: 'Spotify',
    address: /^https?:\/\/open\.spotify\.com\/((?:track|album|playlist|episode|show)\/\w{10,40})/i,
    html: (id) => frame(`https://open.spotify.com/embed/${id}`),
  },
  {
    name: 'X',
    address: /^https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/\w{1,30}\/status(?:es)?\/(\d{5,25})/i,
    html: (_, url) => quotation('twitter-tweet', url),
  },
  {
    name: 'Instagram',
    address: /^https?:\/\/(?:www\.)?instagram\.com\/(?:p|reel|tv)\/([\w-]{5,30})/i,
    html: (_, url) => quotation('instagram-media', url),
  },
];

function attributeText(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C').replaceAll('>', '%3E');
}

/** Creates an oEmbed element for a URL: with the player or post of a known provider, otherwise with the link alone. */
export function embedElement(address: string, title?: string): JsonObject {
  const url = address.trim();
  const kind = KINDS.find((each) => each.address.test(url));
  const id = kind?.address.exec(url)?.[1];
  const html = kind === undefined || id === undefined ? undefined : kind.html(id, attributeText(url));
  return {
    type: 'oembed_response',
    subtype: kind?.name.toLowerCase() ?? 'link',
    raw_oembed: {
      type: 'rich',
      version: '1.0',
      url,
      ...(kind !== undefined && { provider_name: kind.name }),
      ...(title !== undefined && title.trim() !== '' && { title: title.trim() }),
      ...(html !== undefined && { html }),
    },
  };
}

/** Returns whether a line of text is the URL of a player or post that is embedded. */
export function isEmbeddable(text: string): boolean {
  const url = text.trim();
  return !/\s/.test(url) && KINDS.some(({ address }) => address.test(url));
}
