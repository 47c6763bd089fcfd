import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as samples from '@broadsheet/platform-testing/content';
import { parseJson } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { DOCUMENT_TYPES, getDocumentType, validateDocument } from './validateDocument.ts';
import type { DocumentType } from './validateDocument.ts';

const version = '0.10.12';
const inlineAuthor = { type: 'author', version, name: 'Ada Quill', byline: 'Ada Quill' };

const good: readonly (readonly [string, JsonObject])[] = [
  ['a story', samples.story('a')],
  ['a story with credits, tags, sections, promotion and related content', fullStory()],
  [
    'a story with an element that nobody knows',
    samples.story('a', { content_elements: [{ type: 'hologram', x: 1 }] }),
  ],
  ['a story of another 0.10 version', samples.story('a', { version: '0.10.3' })],
  ['a gallery', samples.gallery('a', { content_elements: [samples.image('b')] })],
  ['a video', samples.video('a', { subtitles: { urls: [{ format: 'WEB_VTT', url: '/a.vtt' }] } })],
  ['an image with its focal point', samples.image('a', { focal_point: { x: 1200, y: 0 } })],
  [
    'an image with the token of this platform',
    samples.image('a', { auth: { 2: 'GqybmUiTN1AwTG5ZaNEZgYvejWQz9PwnVNY92Rt7kx0' } }),
  ],
  ['a story that has moved', samples.story('a', { redirect_url: 'https://elsewhere.example/a/' })],
  [
    'credits as newsrooms send them',
    samples.story('a', {
      credits: {
        by: [
          { type: 'author', name: 'Ada Quill', description: 'Reporter', image: 'https://a.example/ada.jpg' },
          { type: 'organization', name: 'Northern Press Agency', url: '/npa/' },
        ],
        affiliation: [{ type: 'person', name: 'Coast Desk' }],
      },
    }),
  ],
  ['a collection', samples.collection('a', { content_aliases: ['front-page'] })],
  ['an author', samples.author('a', { books: [{ book_title: 'Tides' }], email: 'ada@paper.example' })],
  ['a tag', samples.tag('rain')],
  ['a redirect', samples.redirect('a')],
  ['an audio file', { type: 'audio', version, source_url: 'https://a.example/a.mp3' }],
];

const bad: readonly (readonly [string, JsonObject, string, string])[] = [
  [
    'an unknown property',
    samples.story('a', { colour: 'red' }),
    '$',
    'the property "colour" is not known here',
  ],
  ['an old version', samples.story('a', { version: '0.8.0' }), '$.version', 'only 0.10 is understood'],
  [
    'headlines without basic',
    samples.story('a', { headlines: { web: 'x' } }),
    '$.headlines',
    '"basic" is missing',
  ],
  [
    'a date without a time',
    samples.story('a', { display_date: '2026-11-01' }),
    '$.display_date',
    'not a valid date-time',
  ],
  [
    'tags that are text',
    samples.story('a', { taxonomy: { tags: ['rain'] } }),
    '$.taxonomy.tags[0]',
    'of type object',
  ],
  [
    'a credit without a name',
    samples.story('a', { credits: { by: [{ type: 'author' }] } }),
    '$.credits.by[0]',
    '"name"',
  ],
  [
    'an embargo without a state',
    samples.story('a', { content_restrictions: { embargo: {} } }),
    '$.content_restrictions.embargo',
    '"active"',
  ],
  [
    'a drop cap of another kind',
    samples.story('a', {
      content_elements: [{ type: 'text', content: 'x', block_properties: { dropcap: 'word' } }],
    }),
    '$.content_elements[0].block_properties.dropcap',
    'one of: letter',
  ],
  [
    'a wrong alignment',
    samples.image('a', { alignment: 'bottom' }),
    '$.alignment',
    'one of: left, right, center',
  ],
  [
    'a focal point beyond the image',
    samples.image('a', { focal_point: { x: 1201, y: 5 } }),
    '$.focal_point',
    'outside',
  ],
  [
    'a focal point before the image',
    samples.image('a', { focal_point: { x: 1, y: -5 } }),
    '$.focal_point',
    'outside',
  ],
  ['a resizer token that is a number', samples.image('a', { auth: { 2: 7 } }), '$.auth[2]', 'of type string'],
  [
    'a gallery whose elements are no list',
    samples.gallery('a', { content_elements: {} }),
    '$.content_elements',
    'of type array',
  ],
  ['a stream that is text', samples.video('a', { streams: ['x'] }), '$.streams[0]', 'of type object'],
  [
    'an alias in capitals',
    samples.collection('a', { content_aliases: ['Front'] }),
    '$.content_aliases[0]',
    'must match',
  ],
  ['an author without a name', { type: 'author', version, slug: 'x' }, '$', '"name" is missing'],
  [
    'an author with a broken address',
    samples.author('a', { email: 'nobody' }),
    '$.email',
    'not a valid email',
  ],
  ['a tag without text', { type: 'tag', slug: 'rain' }, '$', '"text" is missing'],
  [
    'a redirect without a target',
    { type: 'redirect', version, canonical_url: '/a/' },
    '$',
    '"redirect_url" is missing',
  ],
  [
    'a reference with a property of its own',
    samples.story('a', { promo_items: { basic: { ...samples.reference('image', 'b'), url: '/x' } } }),
    '$.promo_items.basic',
    '"url" is not known here',
  ],
];

function fullStory(): JsonObject {
  return samples.story('full', {
    credits: { by: [inlineAuthor, samples.reference('author', 'ada')] },
    taxonomy: {
      tags: [{ text: 'Rain', slug: 'rain' }],
      primary_section: { type: 'section', version, _id: '/news/', _website: 'paper', name: 'News' },
      sections: [{ type: 'reference', referent: { type: 'section', id: '/news/', website: 'paper' } }],
    },
    promo_items: { basic: samples.image('b'), lead_art: { type: 'raw_html', content: '<b>x</b>' } },
    related_content: { basic: [samples.reference('story', 'other')], redirect: [samples.redirect('r')] },
    label: { basic: { text: 'Live', display: true } },
    websites: {
      paper: { website_url: '/full/', website_section: { type: 'section', version, name: 'News' } },
    },
    revision: { published: true },
  });
}

function check(document: Json): readonly { readonly path: string; readonly reason: string }[] {
  const type = getDocumentType(document);
  if (type === undefined) throw new Error('the sample has no type');
  return validateDocument(type, document);
}

test.each(good)('accepts %s', (_, document) => {
  expect(check(document)).toEqual([]);
});

test.each(bad)('refuses %s and tells where', (_, document, path, reason) => {
  const problems = check(document);
  expect(problems.map((problem) => problem.path)).toContain(path);
  expect(problems.map((problem) => problem.reason).join('\n')).toContain(reason);
});

test('reports every problem of a document', () => {
  const problems = check(samples.story('a', { slug: 1, headlines: {}, colour: 'red' }));
  expect(problems.map((problem) => problem.path).toSorted()).toEqual(['$', '$.headlines', '$.slug']);
});

const folder =
  process.env.ANS_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/data/ans-schema-0.10.12/fixtures', import.meta.url));
const sampleFiles = existsSync(folder) ? readdirSync(folder).filter(isSampleOfOurs) : [];

function isSampleOfOurs(name: string): boolean {
  const isWhole = !/operation|stream|subtitles/.test(name);
  return isWhole && DOCUMENT_TYPES.some((type) => name.startsWith(`${type}-fixture-`));
}

/** Returns the type in the name of a sample file, because the type in the document may be its mistake. */
function meantType(name: string): DocumentType | undefined {
  return DOCUMENT_TYPES.find((type) => name.startsWith(`${type}-`));
}

test.each(sampleFiles)('judges the published %s as its name says', (name) => {
  const type = meantType(name) ?? 'story';
  const problems = validateDocument(type, parseJson(readFileSync(join(folder, name), 'utf8')));
  expect(problems.length > 0).toBe(name.includes('-bad'));
});
