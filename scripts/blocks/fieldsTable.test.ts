import {
  auth,
  boolean,
  content,
  image,
  keyValue,
  list,
  longText,
  number,
  object,
  richText,
  select,
  text,
  url,
} from '@broadsheet/block-kit';
import { describe, expect, it } from 'vitest';
import { fieldsTable, withFieldsTable } from './fieldsTable.mjs';

const label = 'A label';
/** Returns the cells of the rows below the head. */
const rows = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((row) => row.slice(2, -2).split(' | '));

describe('fieldsTable', () => {
  it.each([
    [text({ label }), ['`f`', 'text', '', 'A label.']],
    [text({ label, default: 'More' }), ['`f`', 'text', 'More', 'A label.']],
    [text({ label, default: '' }), ['`f`', 'text', '', 'A label.']],
    [text({ label, required: true }), ['`f`', 'text', 'required', 'A label.']],
    [longText({ label, description: 'Any text.' }), ['`f`', 'long text', '', 'Any text.']],
    [richText({ label }), ['`f`', 'HTML', '', 'A label.']],
    [url({ label }), ['`f`', 'url', '', 'A label.']],
    [image({ label }), ['`f`', 'image', '', 'A label.']],
    [auth({ label, hidden: true }), ['`f`', 'JSON text', '', 'A label. Not offered to editors.']],
    [number({ label, default: 0, min: 0 }), ['`f`', 'number from 0', '0', 'A label.']],
    [number({ label, min: 1, max: 5 }), ['`f`', 'number from 1 to 5', '', 'A label.']],
    [number({ label, max: 5 }), ['`f`', 'number up to 5', '', 'A label.']],
    [boolean({ label, default: false }), ['`f`', 'boolean', 'false', 'A label.']],
    [select({ label, options: ['a', 'b'], default: 'b' }), ['`f`', '`a`, `b`', 'b', 'A label.']],
    [content({ label, schema: 'ans-feed' }), ['`f`', 'content (`ans-feed`)', '', 'A label.']],
    [content({ label, schema: 'any' }), ['`f`', 'content', '', 'A label.']],
    [keyValue({ label, default: { a: 'b' } }), ['`f`', 'texts by key', '`{"a":"b"}`', 'A label.']],
    [
      text({ label, when: { field: 'mode', is: ['a', 2] } }),
      ['`f`', 'text', '', 'A label. Only if `mode` is `a` or `2`.'],
    ],
  ])('describes %o', (field, expected) => {
    expect(rows(fieldsTable({ f: field }))).toEqual([expected]);
  });

  it('lists the fields of rows and objects below them', () => {
    const schema = {
      links: list({ label, of: { url: url({ label: 'Address' }) } }),
      box: object({ label, of: { note: text({ label: 'Note' }) } }),
    };
    expect(rows(fieldsTable(schema)).map(([name]) => name)).toEqual([
      '`links`',
      '`links[].url`',
      '`box`',
      '`box.note`',
    ]);
  });

  it('keeps bars and line breaks from breaking the table', () => {
    const table = fieldsTable({ f: text({ label: 'a | b\nc' }) });
    expect(table.split('\n')).toHaveLength(3);
    expect(table).toContain('a \\| b c.');
  });

  it('says so where there are none', () => {
    expect(fieldsTable({})).toBe('None.');
  });
});

describe('withFieldsTable', () => {
  it('replaces what stands between the markers', () => {
    const readme = '# Title\n\n<!-- fields -->\n\nold\n\n<!-- /fields -->\n\nEnd.\n';
    expect(withFieldsTable(readme, {})).toBe(readme.replace('old', 'None.'));
  });

  it.each(['# Title', '<!-- fields -->', '<!-- /fields --> <!-- fields -->'])(
    'gives nothing without its markers: %s',
    (readme) => {
      expect(withFieldsTable(readme, {})).toBeUndefined();
    },
  );
});
