import { describe, expect, it } from 'vitest';
import {
  auth,
  boolean,
  content,
  image,
  jsonSchema,
  keyValue,
  list,
  longText,
  number,
  object,
  richText,
  select,
  text,
  url,
} from '../index.ts';

const label = 'Label';

describe('jsonSchema', () => {
  it.each([
    [text({ label }), { type: 'string' }],
    [longText({ label }), { type: 'string' }],
    [richText({ label }), { type: 'string', contentMediaType: 'text/html' }],
    [url({ label }), { type: 'string', format: 'uri-reference' }],
    [image({ label }), { type: 'string', format: 'uri-reference' }],
    [auth({ label }), { type: 'string', contentMediaType: 'application/json' }],
    [number({ label }), { type: 'number' }],
    [number({ label, min: 0, max: 9 }), { type: 'number', minimum: 0, maximum: 9 }],
    [boolean({ label }), { type: 'boolean' }],
    [select({ label, options: [1, 2] }), { enum: [1, 2] }],
    [keyValue({ label }), { type: 'object', additionalProperties: { type: 'string' } }],
    [
      content({ label, schema: 'ans-feed' }),
      {
        type: 'object',
        properties: { contentService: { type: 'string' }, contentConfigValues: { type: 'object' } },
        required: ['contentService'],
      },
    ],
    [
      list({ label, of: { name: text({ label: 'Name' }) } }),
      {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
      },
    ],
    [
      object({ label, of: { name: text({ label: 'Name', required: true }) } }),
      { type: 'object', properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
    ],
  ])('describes %o', (field, expected) => {
    expect(jsonSchema({ field })).toEqual({
      type: 'object',
      properties: { field: { ...expected, title: 'Label' } },
    });
  });

  it('carries descriptions and defaults, false ones too', () => {
    const schema = { shown: boolean({ label, description: 'Is it seen?', default: false }) };
    expect(jsonSchema(schema)).toEqual({
      type: 'object',
      properties: {
        shown: { type: 'boolean', title: 'Label', description: 'Is it seen?', default: false },
      },
    });
  });

  it('requires what is required and has no default', () => {
    const schema = {
      title: text({ label, required: true }),
      size: number({ label, required: true, default: 1 }),
      note: text({ label }),
    };
    expect(jsonSchema(schema)).toMatchObject({ required: ['title'] });
  });
});
