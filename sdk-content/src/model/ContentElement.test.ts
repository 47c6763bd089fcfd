import { describe, expect, it } from 'vitest';
import { parseContentElement } from '../index.ts';

function fieldsOf(input: unknown): object {
  const { raw: _raw, ...fields } = parseContentElement(input) ?? { raw: {}, type: 'absent' };
  return fields;
}

describe('parseContentElement', () => {
  it.each([
    { type: 'text', _id: 'a', content: 'One.' },
    { type: 'header', level: 3, content: 'Two' },
    { type: 'correction', correction_type: 'clarification', text: 'Three.' },
    {
      type: 'quote',
      subtype: 'pullquote',
      citation: { type: 'text', content: 'Nell' },
      content_elements: [],
    },
    { type: 'oembed_response', subtype: 'youtube', raw_oembed: { html: '<iframe></iframe>', type: 'video' } },
    { type: 'interstitial_link', url: '/a/', content: 'A', additional_properties: { openInNewTab: true } },
    { type: 'reference', referent: { id: 'img', type: 'image' } },
    { type: 'custom_embed', subtype: 'poll', embed: { id: 'p', url: '/p', config: { choices: [1, 2] } } },
  ])('reads an element of type $type', (element) => {
    expect(fieldsOf(element)).toEqual(element);
  });

  it('reads lists within lists', () => {
    const inner = { type: 'list', list_type: 'ordered', items: [{ type: 'text', content: 'b' }] };
    const read = parseContentElement({ type: 'list', items: [{ type: 'text', content: 'a' }, inner, 'c'] });
    expect(read?.items?.map(({ type }) => type)).toEqual(['text', 'list']);
    expect(read?.items?.[1]?.items?.[0]?.content).toBe('b');
  });

  it('reads both forms of table rows and cells', () => {
    const table = {
      type: 'table',
      header: ['Name', { type: 'text', content: 'Size' }],
      rows: [[{ type: 'text', content: 'a' }, 'b'], { cells: ['c', 4] }, 'no row'],
    };
    expect(fieldsOf(table)).toEqual({
      type: 'table',
      header: [{ content: 'Name' }, { type: 'text', content: 'Size' }],
      rows: [[{ type: 'text', content: 'a' }, { content: 'b' }], [{ content: 'c' }]],
    });
  });

  it('keeps the element as it came, for parsers of media', () => {
    const element = { type: 'video', embed_html: '<div></div>' };
    expect(parseContentElement(element)?.raw).toBe(element);
  });

  it.each([[{}], [{ type: '' }], [{ type: 5 }], [[]], [null]])(
    'reads %j as absent, for it has no type',
    (input) => {
      expect(parseContentElement(input)).toBeUndefined();
    },
  );

  it('keeps the good fields of an element whose others have wrong types', () => {
    expect(
      fieldsOf({ type: 'header', level: '3', content: 'Two', items: {}, content_elements: 'x' }),
    ).toEqual({
      type: 'header',
      content: 'Two',
    });
  });
});
