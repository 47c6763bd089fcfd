import type { SiteProperties } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import type { MetadataInput } from '../MetadataInput.ts';
import type { PageMetadata } from './HeadTag.ts';
import { pageMetadata } from './pageMetadata.ts';

const site: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: 'https://www.courier.example',
  twitterUsername: 'thecourier',
  facebookAdmins: '1234',
};

const story = {
  type: 'story',
  headlines: { basic: 'The <i>Salt</i> &amp; the rope' },
  description: { basic: 'A <b>short</b> account' },
  taxonomy: { seo_keywords: ['salt', 'rope'], tags: [{ slug: 'port', text: 'Port' }] },
  canonical_url: '/news/salt',
  display_date: '2026-11-11T07:00:00Z',
  last_updated_date: '2026-11-12T07:00:00Z',
  websites: { courier: { website_url: '/news/salt/', website_section: { _id: '/news/', name: 'News' } } },
};

type Overrides = Omit<Partial<MetadataInput>, 'page'> & { readonly page?: Partial<MetadataInput['page']> };

function metadata(type: string, globalContent: unknown = {}, { page, ...rest }: Overrides = {}) {
  const given = { type, path: '/', query: {}, meta: {}, ...page };
  return pageMetadata({ site, globalContent, ...rest, page: given });
}

/** The tags as one record: name, property, http-equiv or rel to its value. Fails on a repeated name. */
function tagsOf(result: ReturnType<typeof metadata>): Readonly<Record<string, string>> {
  const pairs = result.tags.map(({ attributes }) => Object.values(attributes));
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return Object.fromEntries(pairs);
}

const social = (title: string) => ({
  'og:title': title,
  'twitter:title': title,
  'og:site_name': 'The Courier',
  'twitter:site': '@thecourier',
  'twitter:card': 'summary_large_image',
  'fb:admins': '1234',
});

const described = (text: string) => ({
  description: text,
  'og:description': text,
  'twitter:description': text,
});

const storyTags = {
  ...described('A short account'),
  keywords: 'salt,rope',
  ...social('The Salt & the rope'),
  'og:url': 'https://www.courier.example/news/salt/',
  canonical: 'https://www.courier.example/news/salt/',
};

const author = {
  byline: 'Nell Harbin',
  name: 'Eleanor Harbin',
  bio: 'Reads the tide.',
  bio_page: '/author/nell',
};
const section = {
  _id: '/news',
  name: 'News',
  metadata: { metadata_title: 'News from Aldermouth', metadata_description: 'All of it' },
};

describe('each page type', () => {
  it.each([
    [
      'article',
      story,
      'The Salt & the rope – The Courier',
      {
        ...storyTags,
        'og:type': 'article',
        'article:published_time': '2026-11-11T07:00:00Z',
        'article:modified_time': '2026-11-12T07:00:00Z',
        'article:section': 'News',
        robots: 'noarchive, max-image-preview:large',
      },
    ],
    [
      'video',
      story,
      'The Salt & the rope – The Courier',
      { ...storyTags, robots: 'max-image-preview:large' },
    ],
    [
      'gallery',
      story,
      'The Salt & the rope – The Courier',
      { ...storyTags, robots: 'max-image-preview:large' },
    ],
    [
      'author',
      { authors: [author] },
      'Nell Harbin - The Courier',
      {
        ...described('Reads the tide.'),
        ...social('Nell Harbin - The Courier'),
        canonical: 'https://www.courier.example/author/nell/',
      },
    ],
    [
      'search',
      { metadata: { q: 'salt & rope/ö' } },
      'salt & rope/ö - Search - The Courier',
      {
        ...social('salt & rope/ö - Search - The Courier'),
        canonical: 'https://www.courier.example/search/salt%20%26%20rope%2F%C3%B6/',
      },
    ],
    [
      'tag',
      { Payload: [{ name: 'Port', slug: 'port/9', description: 'Cargo' }] },
      'Port - The Courier',
      {
        ...described('Cargo'),
        ...social('Port - The Courier'),
        canonical: 'https://www.courier.example/tags/port%2F9/',
      },
    ],
    [
      'section',
      section,
      'News from Aldermouth',
      {
        ...described('All of it'),
        ...social('News - The Courier'),
        canonical: 'https://www.courier.example/news/',
      },
    ],
    ['homepage', {}, 'The Courier', { ...social('The Courier'), canonical: 'https://www.courier.example' }],
    ['nativo-clp', {}, 'The Courier', { robots: 'noindex, nofollow', 'X-UA-Compatible': 'IE=edge' }],
    [
      'queryly-search',
      {},
      'The Courier',
      { ...social('The Courier'), canonical: 'https://www.courier.example/' },
    ],
    ['obituary', {}, 'The Courier', social('The Courier')],
  ])('%s has the title and tags of its row', (type, content, title, tags) => {
    const result = metadata(type, content);
    expect([result.title, tagsOf(result)]).toEqual([title, tags]);
  });

  it.each([
    ['article', 'The Courier'],
    ['author', 'The Courier'],
    ['search', 'Search - The Courier'],
    ['tag', 'The Courier'],
    ['section', 'The Courier'],
  ])('%s without content falls back to the site name and has no canonical link', (type, title) => {
    for (const content of [undefined, null, 'gone', [], { authors: [], Payload: [], headlines: 7 }]) {
      const result = metadata(type, content);
      expect([result.title, result.canonical, tagsOf(result)]).toEqual([
        title,
        undefined,
        expect.objectContaining({ 'og:title': title }),
      ]);
      expect(tagsOf(result)).not.toHaveProperty('description');
    }
  });

  it('names a section by its name where it has no title of its own', () => {
    expect(metadata('section', { _id: '/news/', name: 'News' }).title).toBe('News - The Courier');
  });

  it('words the search title as the caller does', () => {
    expect(metadata('search', {}, { searchTitle: 'Sök' }).title).toBe('Sök - The Courier');
  });

  it('keeps a title for a site without a name', () => {
    const nameless = { site: { id: 'courier' } };
    expect(metadata('homepage', {}, nameless).title).toBe('courier');
    expect(metadata('article', story, nameless).title).toBe('The Salt & the rope');
    expect(tagsOf(metadata('homepage', {}, nameless))).toEqual({ 'twitter:card': 'summary_large_image' });
  });
});

describe('page meta', () => {
  it('comes before content for titles, description and keywords', () => {
    const meta = {
      title: 'Own title',
      description: 'Own words',
      keywords: 'own',
      'og:title': 'For sharing',
      'twitter:title': 'For short',
      'og:description': 'For friends',
    };
    const result = metadata('article', story, { page: { meta } });
    expect([result.title, tagsOf(result)]).toEqual([
      'Own title - The Courier',
      expect.objectContaining({
        description: 'Own words',
        'og:description': 'For friends',
        'twitter:description': 'Own words',
        keywords: 'own',
        'og:title': 'For sharing',
        'twitter:title': 'For short',
      }),
    ]);
  });

  it('lends a social title written for one network to the other', () => {
    const tags = tagsOf(metadata('article', story, { page: { meta: { 'twitter:title': 'Short' } } }));
    expect([tags['og:title'], tags['twitter:title']]).toEqual(['Short', 'Short']);
  });

  it('passes on every other entry, by name, as property where the vocabulary asks for it', () => {
    const meta = {
      'page-type': 'homepage',
      author: 'Desk',
      'article:tag': 'tide',
      blank: ' ',
      description: 'D',
    };
    expect(metadata('homepage', {}, { page: { meta } }).tags.slice(-5)).toEqual([
      { tag: 'meta', attributes: { property: 'article:tag', content: 'tide' } },
      { tag: 'meta', attributes: { name: 'author', content: 'Desk' } },
      { tag: 'meta', attributes: { name: 'description', content: 'D' } },
      { tag: 'meta', attributes: { name: 'page-type', content: 'homepage' } },
      { tag: 'link', attributes: { rel: 'canonical', href: 'https://www.courier.example' } },
    ]);
  });

  it('does not replace what the page says of itself', () => {
    const meta = { 'OG:Site_Name': 'Elsewhere', 'twitter:card': 'player', viewport: 'width=1', title: 'T' };
    expect(tagsOf(metadata('homepage', {}, { page: { meta } }))).toEqual({
      ...social('The Courier'),
      canonical: 'https://www.courier.example',
    });
  });

  it('adds to the crawler directives of an article and leaves those of a sponsored landing page', () => {
    const page = { meta: { robots: 'noindex, noarchive' } };
    expect(tagsOf(metadata('article', story, { page }))['robots']).toBe(
      'noarchive, noindex, max-image-preview:large',
    );
    expect(tagsOf(metadata('nativo-clp', {}, { page }))['robots']).toBe('noindex, nofollow');
    expect(tagsOf(metadata('section', section, { page }))['robots']).toBe('noindex, noarchive');
  });

  it('chooses how large search engines may show the picture of a story', () => {
    const page = { meta: { robots: 'max-image-preview:standard' } };
    expect(tagsOf(metadata('gallery', story, { page }))['robots']).toBe('max-image-preview:standard');
  });

  it('is all the social titles that a sponsored landing page has', () => {
    expect(tagsOf(metadata('nativo-clp', {}, { page: { meta: { 'og:title': 'Ad' } } }))).toEqual({
      robots: 'noindex, nofollow',
      'X-UA-Compatible': 'IE=edge',
      'og:title': 'Ad',
    });
  });
});

describe('keywords', () => {
  it.each([
    [
      'the slugs of the tags without keywords',
      { tags: [{ slug: 'a' }, { text: 'B' }, { slug: 'c' }] },
      'a,c',
    ],
    ['the slugs of the tags with an empty list', { seo_keywords: [], tags: [{ slug: 'a' }] }, 'a'],
    ['absent without both', {}, undefined],
  ])('are %s', (_case, taxonomy, keywords) => {
    expect(tagsOf(metadata('video', { ...story, taxonomy }))['keywords']).toBe(keywords);
  });
});

describe('texts', () => {
  it.each([
    ['<em>Tide</em> &amp; time', 'Tide & time'],
    ['Caf&eacute; &#8212; &#x2019;tis', 'Café — ’tis'],
    ['AT&T <3 you', 'AT&T <3 you'],
    ['&lt;b&gt; is a tag', '<b> is a tag'],
    ['One<br>two<p>three</p>four', 'One two three four'],
    ['Say "hi" \'there\'', 'Say "hi" \'there\''],
    ['<b>"Go"</b>, he said, &amp;lt; \'now\'', '"Go", he said, &lt; \'now\''],
    ['a<script>alert(1)</script>b', 'ab'],
    ['</title><script>x</script>z', 'z'],
    ['one\u0000\u0007\r\n\ttwo\u2028three', 'one two three'],
    ['10\u00A0km', '10\u00A0km'],
    ['half \uD83D pair', 'half \uFFFD pair'],
  ])('of the headline %j are %j', (basic, text) => {
    expect(tagsOf(metadata('article', { headlines: { basic } }))['og:title']).toBe(text);
  });

  it('of names are plain already', () => {
    expect(metadata('tag', { Payload: [{ name: 'R&amp;D <x>' }] }).title).toBe('R&amp;D <x> - The Courier');
  });
});

describe('images', () => {
  it('stand in the tags of their network with their alt text, by absolute URL', () => {
    const images = {
      og: { url: '/resizer/1.jpg', alt: 'A "whale"' },
      twitter: { url: 'https://cdn.example/2.jpg' },
    };
    const tags = metadata('article', story, { images }).tags.filter(({ attributes }) =>
      Object.values(attributes).some((value) => value.includes(':image')),
    );
    expect(tags.map(({ attributes }) => attributes)).toEqual([
      { property: 'og:image', content: 'https://www.courier.example/resizer/1.jpg' },
      { property: 'og:image:alt', content: 'A "whale"' },
      { name: 'twitter:image', content: 'https://cdn.example/2.jpg' },
    ]);
  });
});

describe('editions', () => {
  const welsh = { site: 'courier-cy', language: 'cy', domain: 'https://cy.courier.example' };
  const withEditions = { site: { ...site, locale: 'en', editions: [welsh] } };
  const editionsOf = ({ tags }: PageMetadata) =>
    tags.flatMap(({ attributes }) =>
      'hreflang' in attributes ? [[attributes.hreflang, attributes.href]] : [],
    );
  const placed = { ...story, websites: { 'courier-cy': { website_url: '/newyddion/halen' } } };

  it('name each other on the front page and on stories that stand in both', () => {
    expect(editionsOf(metadata('homepage', {}, withEditions))).toEqual([
      ['en', 'https://www.courier.example'],
      ['cy', 'https://cy.courier.example/'],
    ]);
    expect(editionsOf(metadata('article', placed, withEditions))).toEqual([
      ['en', 'https://www.courier.example/news/salt/'],
      ['cy', 'https://cy.courier.example/newyddion/halen/'],
    ]);
  });

  it.each([
    ['on a story that stands in one alone', 'article', story],
    ['on a copy of a story of another site', 'article', { ...placed, canonical_website: 'gazette' }],
    ['on a section', 'section', section],
  ])('are not named %s', (_case, type, content) => {
    expect(editionsOf(metadata(type, content, withEditions))).toEqual([]);
  });
});
