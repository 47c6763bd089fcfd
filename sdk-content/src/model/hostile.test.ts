import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseAuth,
  parseAuthor,
  parseAuthors,
  parseContentElement,
  parseFeed,
  parseFocalPoint,
  parseImage,
  parseImages,
  parseNavigationNode,
  parsePromoItem,
  parseSearchResponse,
  parseSection,
  parseSignature,
  parseSiteProperties,
  parseStory,
  parseTag,
  parseTagResponse,
} from '../index.ts';
import type { Parser } from '../index.ts';

const parsers: readonly (readonly [name: string, parse: Parser<unknown>])[] = [
  ['parseAuth', parseAuth],
  ['parseAuthor', parseAuthor],
  ['parseAuthors', parseAuthors],
  ['parseContentElement', parseContentElement],
  ['parseFeed', parseFeed],
  ['parseFocalPoint', parseFocalPoint],
  ['parseImage', parseImage],
  ['parseImages', parseImages],
  ['parseNavigationNode', parseNavigationNode],
  ['parsePromoItem', parsePromoItem],
  ['parseSearchResponse', parseSearchResponse],
  ['parseSection', parseSection],
  ['parseSignature', parseSignature],
  ['parseSiteProperties', parseSiteProperties],
  ['parseStory', parseStory],
  ['parseTag', parseTag],
  ['parseTagResponse', parseTagResponse],
];

const fieldNames = [
  '_id',
  'type',
  'id',
  'url',
  'auth',
  'credits',
  'by',
  'image',
  'promo_items',
  'basic',
  'lead_art',
  'content_elements',
  'items',
  'rows',
  'header',
  'cells',
  'children',
  'websites',
  'taxonomy',
  'tags',
  'headlines',
  'label',
  'additional_properties',
  'original',
  'data',
  'Payload',
  'authors',
  'api',
  'resizerURLs',
  '__proto__',
  'constructor',
  'toString',
];

/** Generates JSON whose objects have the member names that the parsers read, with values of any type. */
const document = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom<unknown[]>(null, true, 0, -1.5, '', 'text', 'image', 'section', 'link'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...fieldNames), tie('value')), { maxLength: 8 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

const nameOfEach = parsers.map(([name, parse]) => ({ name, parse }));

describe.each(nameOfEach)('$name', ({ parse }) => {
  it('never throws and never changes its input', () => {
    fc.assert(
      fc.property(document, (input) => {
        const before = JSON.stringify(input);
        parse(input);
        expect(JSON.stringify(input)).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  it.each([undefined, null, true, 7, 'text', () => 'text', Symbol('text')])('reads %s as absent', (input) => {
    expect(parse(input)).toBeUndefined();
  });

  it('gives no value a foreign prototype', () => {
    const poison =
      '{ "__proto__": { "poisoned": "yes" }, "constructor": { "prototype": { "poisoned": "yes" } } }';
    const input: unknown = JSON.parse(
      `{ "id": "a", "type": "a", ${fieldNames
        .filter((name) => !['id', 'type', '__proto__'].includes(name))
        .map((name) => `"${name}": ${poison}`)
        .join(', ')}, "__proto__": { "url": "inherited", "name": "inherited" } }`,
    );
    const read = parse(input);
    expect(Object.getPrototypeOf(read ?? {})).toBe(Object.prototype);
    expect(JSON.stringify({ ...Object(read), raw: undefined })).not.toContain('inherited');
    expect(Object.hasOwn(Object.prototype, 'poisoned')).toBe(false);
  });
});

describe('deep nesting', () => {
  const nest = (key: string, isList: boolean): unknown => {
    let inner: unknown = { type: 'list', _id: 'leaf' };
    for (let level = 0; level < 50_000; level += 1) {
      inner = { type: 'list', _id: 'level', [key]: isList ? [inner] : inner };
    }
    return inner;
  };

  it.each([
    ['parseContentElement', parseContentElement, nest('content_elements', true)],
    ['parseContentElement', parseContentElement, nest('items', true)],
    ['parseNavigationNode', parseNavigationNode, nest('children', true)],
    ['parsePromoItem', parsePromoItem, nest('promo_items', false)],
    ['parseStory', parseStory, nest('content_elements', true)],
  ])('does not exhaust the stack of %s', (_name, parse: Parser<unknown>, input) => {
    expect(parse(input)).toBeDefined();
  });
});
