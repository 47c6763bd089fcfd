import { describe, expect, it } from 'vitest';
import {
  boolean,
  content,
  focalPoint,
  keyValue,
  list,
  longText,
  number,
  object,
  resolveFields,
  richText,
  select,
  text,
  url,
} from '../index.ts';
import type { FieldSchema } from '../index.ts';

const label = 'Label';
const resolve = (schema: FieldSchema, stored: Readonly<Record<string, unknown>>) =>
  resolveFields(schema, stored, 'story-list');

/** What one field makes of one stored value. */
const read = (field: FieldSchema[string], value: unknown) => resolve({ field }, { field: value });

describe('resolveFields', () => {
  it('gives what the page stores', () => {
    const stored = {
      title: 'News',
      size: 5,
      shown: false,
      ratio: '4:3',
      source: { contentService: 'story-feed', contentConfigValues: { feedSize: '10' } },
      placement: { article: 'a1' },
      rows: [{ name: 'One' }],
      box: { note: 'Two' },
    };
    const schema = {
      title: text({ label }),
      size: number({ label }),
      shown: boolean({ label }),
      ratio: select({ label, options: ['3:2', '4:3'] }),
      source: content({ label, schema: 'ans-feed' }),
      placement: keyValue({ label }),
      rows: list({ label, of: { name: text({ label }) } }),
      box: object({ label, of: { note: text({ label }) } }),
    };
    const { values, plain, issues } = resolveFields(schema, stored, 'story-list');
    expect(values).toEqual(stored);
    expect(plain).toEqual(stored);
    expect(issues).toEqual([]);
  });

  it.each([undefined, null])('fills in the default for %s, without an issue', (value) => {
    expect(read(text({ label, default: 'More' }), value)).toMatchObject({
      values: { field: 'More' },
      issues: [],
    });
  });

  it('keeps what is false, zero or empty', () => {
    const schema = {
      shown: boolean({ label, default: true }),
      size: number({ label, default: 10 }),
      title: text({ label, default: 'More' }),
    };
    const stored = { shown: false, size: 0, title: '' };
    expect(resolve(schema, stored).values).toEqual(stored);
  });

  it('leaves out a field that has neither value nor default', () => {
    const { values } = resolve({ title: text({ label }) }, {});
    expect(Object.keys(values)).toEqual([]);
  });

  it('puts the default in place of a wrong value and tells block, field, value and remedy', () => {
    const { values, issues } = read(number({ label, default: 10 }), 'many');
    expect(values).toEqual({ field: 10 });
    expect(issues).toEqual([
      {
        kind: 'wrong',
        block: 'story-list',
        field: 'field',
        value: 'many',
        expected: { kind: 'number' },
        replacement: 10,
        message:
          'Block "story-list", field "field" holds "many" but needs a number. The default 10 is used; correct the field in the page builder.',
      },
    ]);
  });

  it('leaves out a wrong value that has no default', () => {
    const { values, issues } = read(text({ label }), ['a']);
    expect(values).toEqual({});
    expect(issues[0]?.message).toContain('holds ["a"] but needs a text. It is left out;');
  });

  it('quotes no more than the beginning of a long value', () => {
    const [issue] = read(boolean({ label }), 'x'.repeat(5000)).issues;
    expect(issue?.message.length).toBeLessThan(250);
  });

  it.each([
    [longText({ label }), 5, 'a text'],
    [richText({ label }), {}, 'a text'],
    [url({ label }), false, 'a text'],
    [focalPoint({ label }), { x: 1, y: 2 }, 'a text'],
    [number({ label }), '', 'a number'],
    [number({ label }), Number.NaN, 'a number'],
    [number({ label }), '1e999', 'a number'],
    [number({ label, min: 1 }), 0, 'a number of at least 1'],
    [number({ label, max: 9 }), '10', 'a number of at most 9'],
    [boolean({ label }), 'true', 'true or false'],
    [select({ label, options: ['3:2', '4:3'] }), '16:9', 'one of "3:2", "4:3"'],
    [content({ label, schema: 'any' }), 'story-feed', 'a content source with its query'],
    [content({ label, schema: 'any' }), { contentService: 1 }, 'a content source with its query'],
    [keyValue({ label }), { a: { b: 'c' } }, 'an object of texts'],
    [list({ label, of: {} }), { a: 1 }, 'a list of objects'],
    [list({ label, of: {} }), ['a'], 'a list of objects'],
    [object({ label, of: {} }), [], 'an object'],
  ])('rejects what does not fit: %o, %o', (field, value, expected) => {
    const { values, issues } = read(field, value);
    expect(values).toEqual({});
    expect(issues).toEqual([
      expect.objectContaining({ field: 'field', message: expect.stringContaining(`needs ${expected}.`) }),
    ]);
  });

  it.each([
    [number({ label }), '2.5', 2.5],
    [select({ label, options: [1, 2, 3] }), '2', 2],
    [select({ label, options: ['1', '2'] }), '2', '2'],
    [keyValue({ label }), { a: 1, b: 'c' }, { a: '1', b: 'c' }],
    [
      content({ label, schema: 'any' }),
      { contentService: 'navigation' },
      { contentService: 'navigation', contentConfigValues: {} },
    ],
  ])('reads numbers and options that were stored as text: %o, %o', (field, value, expected) => {
    expect(read(field, value)).toMatchObject({ values: { field: expected }, issues: [] });
  });

  it('reports a required field that the page does not set', () => {
    const { issues } = resolve({ title: text({ label, required: true }) }, {});
    expect(issues).toEqual([
      {
        kind: 'missing',
        block: 'story-list',
        field: 'title',
        message:
          'Block "story-list" needs the field "title" and the page does not set it. Fill it in the page builder.',
      },
    ]);
  });

  it('reports a required field once when its value is wrong, and never when it has a default', () => {
    expect(read(text({ label, required: true }), 5).issues).toHaveLength(1);
    expect(resolve({ title: text({ label, required: true, default: 'News' }) }, {}).issues).toEqual([]);
  });

  it('completes the rows of a list and the parts of an object, stored or default', () => {
    const of = { name: text({ label, default: 'Nobody' }), age: number({ label }) };
    const schema = {
      stored: list({ label, of }),
      preset: list({ label, of, default: [{ age: 3 }] }),
      box: object({ label, of, default: {} }),
    };
    expect(resolve(schema, { stored: [{ age: '7' }, { name: 'Ada' }] }).values).toEqual({
      stored: [{ name: 'Nobody', age: 7 }, { name: 'Ada' }],
      preset: [{ name: 'Nobody', age: 3 }],
      box: { name: 'Nobody' },
    });
  });

  it('reports what is wrong inside a row or an object by its path', () => {
    const of = { age: number({ label, default: 1 }), name: text({ label, required: true }) };
    const schema = { rows: list({ label, of }), box: object({ label, of }) };
    const { values, issues } = resolve(schema, {
      rows: [{ age: 2, name: 'Ada' }, { age: 'old' }],
      box: { age: [], name: 'Bo' },
    });
    expect(values).toEqual({ rows: [{ age: 2, name: 'Ada' }, { age: 1 }], box: { age: 1, name: 'Bo' } });
    expect(issues.map(({ field }) => field)).toEqual(['rows[1].age', 'rows[1].name', 'box.age']);
  });

  it('ignores keys that the schema does not know', () => {
    expect(resolve({ title: text({ label }) }, { title: 'News', colour: 'red' })).toMatchObject({
      values: { title: 'News' },
      issues: [],
    });
  });

  it('is not led astray by hostile keys', () => {
    const stored: unknown = JSON.parse(
      '{"__proto__":{"title":"stolen"},"constructor":"x","map":{"__proto__":"y","toString":"z"}}',
    );
    const schema = { title: text({ label }), toString: text({ label }), map: keyValue({ label }) };
    const { values } = resolve(schema, { ...Object(stored) });
    expect(Object.keys(values)).toEqual(['map']);
    const map: unknown = Object.entries(values).find(([name]) => name === 'map')?.[1];
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
    expect(Object.keys(Object(map))).toEqual(['__proto__', 'toString']);
    expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
  });

  it('does not read inherited values', () => {
    const stored = Object.create({ title: 'inherited' });
    expect(resolve({ title: text({ label }) }, stored).values).toEqual({});
  });
});
