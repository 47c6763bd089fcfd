/** A document with a script in every URL, and a search for such URLs in a page. */
import type { Block, FieldSchema } from '@broadsheet/block-kit';

export const HOSTILE_URLS = [
  'javascript:alert(1)',
  ' \u0001JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
] as const;

const NETWORKS = ['email', 'facebook', 'instagram', 'linkedin', 'rss', 'twitter', 'whatsapp', 'gopher'];

function authorAt(url: string): object {
  const profiles = Object.fromEntries(NETWORKS.map((network) => [network, url]));
  return {
    type: 'author',
    _id: 'mara',
    name: 'Mara Lindqvist',
    byline: 'Mara Lindqvist',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    role: 'Editor',
    description: `Writes. <a href="${url}">More</a>`,
    bio: 'Writes.',
    longBio: 'Writes at length.',
    url,
    bio_page: url,
    image: { url, auth: { 2: 'key' } },
    social_links: NETWORKS.map((site) => ({ site, url })),
    additional_properties: { original: { byline: 'Mara Lindqvist', bio_page: url, ...profiles } },
    ...profiles,
  };
}

function elementsAt(url: string): readonly object[] {
  const image = {
    type: 'image',
    _id: 'img-1',
    url,
    width: 30,
    height: 20,
    caption: `<a href="${url}">A pier</a>`,
    additional_properties: { link: url },
  };
  const link = { type: 'interstitial_link', content: 'Read this', url };
  return [
    { type: 'text', content: `<a href="${url}">Text</a>` },
    { type: 'raw_html', content: `<a href="${url}">Raw</a><iframe src="${url}"></iframe>` },
    image,
    { type: 'gallery', _id: 'g-1', content_elements: [image] },
    {
      type: 'video',
      _id: 'v-1',
      embed_html: `<iframe src="${url}"></iframe>`,
      promo_items: { basic: image },
    },
    { type: 'audio', source_url: url, streams: [{ url }] },
    { type: 'oembed_response', raw_oembed: { url, title: 'A post', html: `<a href="${url}">x</a>` } },
    { type: 'oembed_response', raw_oembed: { url, title: 'A post' } },
    { type: 'custom_embed', embed: { id: '1', url, config: { title: 'A widget' } } },
    { type: 'custom_embed', embed: { id: '2', url, config: { html: `<script src="${url}"></script>` } } },
    { type: 'link_list', title: 'Links', items: [link] },
    { type: 'list', list_type: 'unordered', items: [{ type: 'text', content: `<a href="${url}">x</a>` }] },
    {
      type: 'quote',
      content_elements: [{ type: 'text', content: 'Q' }],
      citation: { type: 'text', content: url },
    },
    { type: 'story', headlines: { basic: 'Another' }, canonical_url: url },
    link,
  ];
}

/** Returns a document that is story, feed, author, tag and hierarchy in one, so that every block has something to show. */
export function hostileDocument(url: string): object {
  const story = {
    type: 'story',
    _id: 'story-1',
    canonical_url: url,
    headlines: { basic: 'A headline' },
    subheadlines: { basic: `<a href="${url}">Below</a>` },
    description: { basic: `<a href="${url}">A description</a>` },
    label: { basic: { text: 'Label', url, display: true } },
    display_date: '2026-11-20T09:00:00Z',
    websites: { courier: { website_url: url, website_section: { _id: url, name: 'Coast' } } },
    taxonomy: { tags: [{ text: 'Flood', slug: url }], primary_section: { _id: url, name: 'Coast' } },
    credits: { by: [authorAt(url)] },
    promo_items: { basic: { type: 'image', url }, lead_art: elementsAt(url)[4] },
  };
  const node = { _id: url, name: 'Coast', display_name: 'Coast', children: [] };
  const nodes = [node, { ...node, node_type: 'link', url }];
  return {
    ...authorAt(url),
    ...story,
    authors: [authorAt(url)],
    content_elements: [...elementsAt(url), story],
    data: [story],
    items: [story],
    next: 1,
    count: 100,
    children: nodes.map((parent) => ({ ...parent, children: nodes })),
    Payload: [{ name: 'Flood', description: 'Water', slug: url }],
  };
}

/** Returns site properties with the URL in every address. */
export const hostileSite = (url: string) => ({
  facebookPage: url,
  twitterUsername: url,
  rssUrl: url,
  primaryLogo: url,
  lightBackgroundLogo: url,
  fallbackImage: url,
  resizerURL: url,
});

function hostileValue(
  url: string,
  { kind, of = {} }: { readonly kind: string; readonly of?: FieldSchema },
): unknown {
  const row = () =>
    Object.fromEntries(Object.entries(of).map(([name, field]) => [name, hostileValue(url, field)]));
  switch (kind) {
    case 'boolean':
      return true;
    case 'content':
      return { contentService: 'anything', contentConfigValues: {} };
    case 'keyValue':
      return { 1: url };
    case 'list':
      return [row()];
    case 'object':
      return row();
    default:
      return ['text', 'longText', 'richText', 'url', 'image'].includes(kind) ? url : undefined;
  }
}

/**
 * Returns values for every field of a block, as a hostile editor would enter them: the URL in every text field, all parts
 * shown.
 */
export function hostileFields({ fields }: Block, url: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name === 'lazyLoad' || name.startsWith('hide') ? undefined : hostileValue(url, field),
    ]),
  );
}

const RUNS = /^(?:javascript|vbscript|data):/i;
const TARGET = /\s(?:href|xlink:href|action|formaction|data-embed-[a-z]+)="([^"]*)"/gi;
/** The preload links that React adds to the head for images; nobody follows them, and as an image a URL runs nothing. */
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/gi;
const FRAME = /<iframe\b[^>]*\ssrc="([^"]*)"/gi;

function decoded(attribute: string): string {
  const text = attribute
    .replaceAll(/&#x([\da-f]+);/gi, (_entity, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)));
  // Browsers remove these characters before they read the scheme.
  return text.replaceAll('&amp;', '&').replaceAll(/[\u0000-\u0020]/g, '');
}

/** Returns every URL in the markup that would run script, including the replacements that React inserts for such URLs. */
export function runningTargets(html: string): readonly string[] {
  const followed = html.replaceAll(IMAGE_PRELOAD, '');
  const targets = [TARGET, FRAME].flatMap((pattern) =>
    [...followed.matchAll(pattern)].map(([, value = '']) => value),
  );
  return targets.map(decoded).filter((target) => RUNS.test(target));
}
