import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseContent } from '../index.ts';
import type { DroppedPart } from '../index.ts';

const BAD = '<style>x</style><b>ok</b><svg onload=x></svg>';

describe('a story', () => {
  it('has each HTML field sanitised by its kind and its plain fields untouched', () => {
    const story = {
      type: 'story',
      canonical_url: '/a/?b=1&lt=2',
      headlines: { basic: `<a href="/x">${BAD}</a>`, mobile: BAD, meta_title: null },
      subheadlines: { basic: BAD },
      description: { basic: `<a href="/x">${BAD}</a>` },
      copyright: BAD,
      location: 'A <b> & C',
      label: { basic: { text: 'R&lt;D', display: true } },
      credits: {
        by: [
          {
            type: 'author',
            name: 'Smith <&lt; Sons',
            description: BAD,
            additional_properties: { original: { bio: BAD, longBio: BAD } },
          },
        ],
      },
      taxonomy: { tags: [{ text: 'x &lt; y', description: BAD }] },
      promo_items: {
        basic: { type: 'image', url: '/x.jpg?a&lt=1', caption: BAD, subtitle: BAD, alt_text: '5 &lt; 6' },
      },
      embed_html: `<video src="/v.webm"></video>${BAD}`,
    };
    expect(sanitiseContent(story)).toEqual({
      type: 'story',
      canonical_url: '/a/?b=1&lt=2',
      headlines: { basic: '<b>ok</b>', mobile: '<b>ok</b>', meta_title: null },
      subheadlines: { basic: '<b>ok</b>' },
      description: { basic: '<a href="/x"><b>ok</b></a>' },
      copyright: '<b>ok</b>',
      location: 'A <b> & C',
      label: { basic: { text: 'R&lt;D', display: true } },
      credits: {
        by: [
          {
            type: 'author',
            name: 'Smith <&lt; Sons',
            description: '<b>ok</b>',
            additional_properties: { original: { bio: '<b>ok</b>', longBio: '<b>ok</b>' } },
          },
        ],
      },
      taxonomy: { tags: [{ text: 'x &lt; y', description: '<b>ok</b>' }] },
      promo_items: {
        basic: {
          type: 'image',
          url: '/x.jpg?a&lt=1',
          caption: '<b>ok</b>',
          subtitle: '<b>ok</b>',
          alt_text: '5 &lt; 6',
        },
      },
      embed_html: '<video src="/v.webm"></video><b>ok</b>',
    });
  });

  it('has elements sanitised by their type', () => {
    const div = `<div>${BAD}</div>`;
    const element = (fields: object): unknown => sanitiseContent({ content_elements: [fields] });
    const holding = (fields: object): object => ({ content_elements: [fields] });
    for (const type of ['text', 'header', 'copyright', 'quote']) {
      expect(element({ type, content: div })).toEqual(holding({ type, content: '<b>ok</b>' }));
    }
    expect(element({ type: 'interstitial_link', content: '<a href="/x">x</a>' })).toEqual(
      holding({ type: 'interstitial_link', content: 'x' }),
    );
    expect(element({ type: 'correction', text: div })).toEqual(
      holding({ type: 'correction', text: '<b>ok</b>' }),
    );
    for (const type of ['raw_html', 'widget']) {
      expect(element({ type, content: div, html: div })).toEqual(
        holding({ type, content: '<div><b>ok</b></div>', html: '<div><b>ok</b></div>' }),
      );
    }
    expect(element({ type: 'oembed_response', raw_oembed: { html: div, title: 'a &lt; b' } })).toEqual(
      holding({ type: 'oembed_response', raw_oembed: { html: '<div><b>ok</b></div>', title: 'a &lt; b' } }),
    );
    expect(
      element({
        type: 'quote',
        citation: { type: 'text', content: div },
        content_elements: [{ type: 'text', content: div }],
      }),
    ).toEqual(
      holding({
        type: 'quote',
        citation: { type: 'text', content: '<b>ok</b>' },
        content_elements: [{ type: 'text', content: '<b>ok</b>' }],
      }),
    );
  });
});

describe('list items and table cells', () => {
  const escaped = '&lt;b&gt;ok&lt;/b&gt;&lt;img src=x onerror=x&gt; &amp;amp; more';
  const clean = '<b>ok</b> &amp; more';

  it('are unescaped once and then sanitised, at every depth of a list', () => {
    const list = {
      type: 'list',
      items: [
        { type: 'text', content: escaped },
        { type: 'list', items: [{ type: 'text', content: escaped }] },
        escaped,
      ],
    };
    expect(sanitiseContent(list)).toEqual({
      type: 'list',
      items: [
        { type: 'text', content: clean },
        { type: 'list', items: [{ type: 'text', content: clean }] },
        clean,
      ],
    });
  });

  it('are found in every form a table takes', () => {
    const cell = (content: string): object => ({ _id: 'a&lt;', type: 'text', content });
    const table = (content: string): object => ({
      type: 'table',
      header: [cell(content)],
      rows: [[cell(content), content], { type: 'row', cells: [cell(content)] }],
    });
    expect(sanitiseContent(table(escaped))).toEqual(table(clean));
  });

  it('that hold tags were not escaped, and keep what they show as text', () => {
    const list = { type: 'list', items: [{ type: 'text', content: '<code>&lt;b&gt;</code>' }] };
    expect(sanitiseContent(list)).toEqual(list);
  });

  it('escaped twice are shown as written, and stay so', () => {
    const once = sanitiseContent({ type: 'list', items: ['&amp;lt;b&amp;gt; &amp;amp;copy;'] });
    expect(once).toEqual({ type: 'list', items: ['&#60;b&#62; &#38;copy;'] });
    expect(sanitiseContent(once)).toEqual(once);
  });

  it('are the only place where escaping is taken off', () => {
    expect(sanitiseContent({ type: 'text', content: '&lt;b&gt;' })).toEqual({
      type: 'text',
      content: '&lt;b&gt;',
    });
  });
});

describe('any answer of a content source', () => {
  it('is reached wherever its items stand', () => {
    const item = { headlines: { basic: BAD } };
    const clean = { headlines: { basic: '<b>ok</b>' } };
    expect(sanitiseContent({ count: 1, content_elements: [item] })).toEqual({
      count: 1,
      content_elements: [clean],
    });
    expect(sanitiseContent({ data: [item], metadata: { q: '<b>' } })).toEqual({
      data: [clean],
      metadata: { q: '<b>' },
    });
    expect(sanitiseContent({ authors: [{ bio: BAD }] })).toEqual({ authors: [{ bio: '<b>ok</b>' }] });
    expect(sanitiseContent({ Payload: [{ description: BAD }] })).toEqual({
      Payload: [{ description: '<b>ok</b>' }],
    });
    expect(sanitiseContent([item, null, 3])).toEqual([clean, null, 3]);
  });

  it('is not changed itself', () => {
    const story = Object.freeze({ headlines: Object.freeze({ basic: BAD }) });
    sanitiseContent(story);
    expect(story.headlines.basic).toBe(BAD);
  });

  it('is the same after another run', () => {
    const { letrec } = fc;
    const html = fc.oneof(
      fc.string(),
      fc.constantFrom(BAD, '&lt;b&gt;x', '&amp;lt;i&amp;gt;', '<p>a<p>b', '<iframe src="//x.example/">'),
    );
    const { node } = letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        html,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.record(
          {
            type: fc.constantFrom('list', 'table', 'text', 'raw_html', 'quote'),
            items: tie('node'),
            rows: tie('node'),
            content: tie('node'),
            headlines: tie('node'),
          },
          { requiredKeys: ['type'] },
        ),
      ),
    }));
    fc.assert(
      fc.property(node, (document) => {
        const once = sanitiseContent(document);
        expect(sanitiseContent(once)).toEqual(once);
      }),
    );
  });
});

describe('a document built to exhaust', () => {
  it('loses what lies deeper than sixty levels', () => {
    let deep: unknown = { end: true };
    for (let level = 0; level < 100; level += 1) deep = { items: [deep] };
    const dropped: DroppedPart[] = [];
    const clean = sanitiseContent({ deep, title: 'kept' }, { onDrop: (part) => dropped.push(part) });
    expect(clean).toMatchObject({ title: 'kept' });
    expect(dropped.map((part) => part.reason)).toEqual(['too-deep']);
    expect(dropped[0]?.path.split('.')).toHaveLength(61);
  });

  it('loses the part that holds itself', () => {
    const story: Record<string, unknown> = { headlines: { basic: 'x' } };
    story['related'] = [story];
    const dropped: DroppedPart[] = [];
    expect(sanitiseContent(story, { onDrop: (part) => dropped.push(part) })).toEqual({
      headlines: { basic: 'x' },
      related: [],
    });
    expect(dropped).toEqual([{ reason: 'cyclic', path: 'related.0' }]);
  });

  it('loses what comes after a quarter of a million parts', () => {
    let wide: unknown = [];
    for (let level = 0; level < 30; level += 1) wide = [wide, wide];
    const reasons = new Set<string>();
    sanitiseContent({ wide }, { onDrop: (part) => reasons.add(part.reason) });
    expect([...reasons]).toEqual(['too-large']);
  });

  it('keeps a field named __proto__ a field', () => {
    const clean = sanitiseContent(JSON.parse('{"__proto__":{"html":"<style>x</style>"}}'));
    expect(JSON.stringify(clean)).toBe('{"__proto__":{"html":""}}');
  });
});
