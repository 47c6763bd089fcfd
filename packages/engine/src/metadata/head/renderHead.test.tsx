import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeadTag, PageMetadata } from './HeadTag.ts';
import { pageMetadata } from './pageMetadata.ts';
import { renderHead } from './renderHead.ts';

function read(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><head>${html}</head><body></body>`, 'text/html');
}

/** What a browser finds in the head, in the shape of the metadata. */
function parsed(html: string) {
  const { head, body } = read(html);
  const elements = [...head.children];
  return {
    body: body.innerHTML,
    title: elements.filter(({ localName }) => localName === 'title').map(({ textContent }) => textContent),
    tags: elements
      .filter(({ localName }) => localName === 'meta' || localName === 'link')
      .map((element) => ({
        tag: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      })),
    jsonLd: elements
      .filter(({ localName }) => localName === 'script')
      .map((element): unknown => JSON.parse(element.textContent)),
    count: elements.length,
  };
}

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</title></script><!--<script>',
  ']]>&amp;&#0;&lt;',
  '\u0001\u000B\u001F\u007F\u0085',
  'a\r\nb\tc\u2028d\u2029e',
  '\uFEFF\u202Eevil',
];

const MARKUP = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '/',
  '\0',
  '\r',
  '\n',
  ' ',
  '-',
  '!',
  '#',
  '=',
  'script',
  '&lt',
  '\uD800',
  '\u2028',
];

/** As much of a text as HTML can say. */
const sayable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...MARKUP) }),
  fc.constantFrom(...HOSTILE),
);

const anyTag: fc.Arbitrary<HeadTag> = fc.oneof(
  fc.record({ name: anyText, content: anyText }).map((attributes) => ({ tag: 'meta' as const, attributes })),
  fc
    .record({ property: anyText, content: anyText })
    .map((attributes) => ({ tag: 'meta' as const, attributes })),
  fc
    .record({ 'http-equiv': fc.constant('X-UA-Compatible'), content: anyText })
    .map((attributes) => ({ tag: 'meta' as const, attributes })),
  fc.record({ rel: anyText, href: anyText }).map((attributes) => ({ tag: 'link' as const, attributes })),
);

const anyMetadata: fc.Arbitrary<PageMetadata> = fc.record({
  title: anyText,
  tags: fc.array(anyTag, { maxLength: 4 }),
  jsonLd: fc.array(
    fc.record({
      '@context': fc.constant('https://schema.org' as const),
      '@type': anyText,
      name: anyText,
      image: fc.array(anyText, { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
});

describe('what is rendered', () => {
  it('reads back as it was, whatever the texts hold', () => {
    fc.assert(
      fc.property(anyMetadata, (metadata) => {
        const found = parsed(renderHead(metadata));
        expect(found.body).toBe('');
        expect(found.count).toBe(1 + metadata.tags.length + metadata.jsonLd.length);
        expect(found.title).toEqual([sayable(metadata.title)]);
        expect(found.tags).toEqual(
          metadata.tags.map(({ tag, attributes }) => ({
            tag,
            attributes: Object.fromEntries(
              Object.entries(attributes).map(([name, value]) => [name, sayable(value)]),
            ),
          })),
        );
        expect(found.jsonLd).toEqual(metadata.jsonLd);
      }),
    );
  });

  it('stands in a fixed order, one element a line', () => {
    const page = { type: 'article', path: '/', query: {}, meta: { author: 'Desk' } };
    const metadata = pageMetadata({
      page,
      site: { id: 'courier', websiteName: 'The "Courier"', websiteDomain: 'https://c.example' },
      globalContent: { headlines: { basic: 'A < B' }, description: { basic: 'D' }, canonical_url: '/a/' },
      images: { og: { url: 'https://c.example/i.jpg?a=1&b=2', alt: 'I' } },
    });
    expect(renderHead({ ...metadata, jsonLd: metadata.jsonLd.slice(1) }).split('\n')).toEqual([
      '<title>A &lt; B – The &quot;Courier&quot;</title>',
      '<meta name="description" content="D">',
      '<meta property="og:description" content="D">',
      '<meta name="twitter:description" content="D">',
      '<meta property="og:type" content="article">',
      '<meta name="robots" content="noarchive, max-image-preview:large">',
      '<meta property="og:title" content="A &lt; B">',
      '<meta name="twitter:title" content="A &lt; B">',
      '<meta property="og:image" content="https://c.example/i.jpg?a=1&amp;b=2">',
      '<meta property="og:image:alt" content="I">',
      '<meta property="og:site_name" content="The &quot;Courier&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="author" content="Desk">',
      '<link rel="canonical" href="https://c.example/a/">',
      expect.stringContaining(
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList"',
      ),
    ]);
  });

  it.each(HOSTILE)('keeps %j inside its attribute, wherever it comes from', (text) => {
    const page = {
      type: 'article',
      path: text,
      query: { query: text },
      meta: { [text]: text, 'og:title': text },
    };
    const metadata = pageMetadata({
      page,
      site: { id: 'courier', websiteName: text, websiteDomain: 'https://c.example', fallbackImage: text },
      globalContent: {
        headlines: { basic: text },
        description: { basic: text },
        taxonomy: { seo_keywords: [text] },
        canonical_url: `/${text}`,
        credits: { by: [{ type: 'author', name: text, url: text }] },
      },
      images: { og: { url: `/${text}`, alt: text } },
    });
    const found = parsed(renderHead(metadata));
    expect(found).toEqual({
      body: '',
      title: [metadata.title],
      tags: metadata.tags,
      jsonLd: JSON.parse(JSON.stringify(metadata.jsonLd)),
      count: 1 + metadata.tags.length + metadata.jsonLd.length,
    });
    for (const { content } of read(renderHead(metadata)).querySelectorAll('meta')) {
      expect(content).not.toMatch(/\p{Cc}/u);
    }
  });
});
