import type { Field, FieldSchema } from './Field.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

function getType(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { type: 'string' };
    case 'richText':
      return { type: 'string', contentMediaType: 'text/html' };
    case 'url':
    case 'image':
      return { type: 'string', format: 'uri-reference' };
    case 'auth':
    case 'focalPoint':
      return { type: 'string', contentMediaType: 'application/json' };
    case 'number':
      return {
        type: 'number',
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'select':
      return { enum: field.options };
    case 'content':
      return {
        type: 'object',
        properties: { contentService: { type: 'string' }, contentConfigValues: { type: 'object' } },
        required: ['contentService'],
      };
    case 'keyValue':
      return { type: 'object', additionalProperties: { type: 'string' } };
    case 'list':
      return { type: 'array', items: jsonSchema(field.of) };
    case 'object':
      return jsonSchema(field.of);
  }
}

/** JSON Schema 2020-12 of a block's fields, for hosts and tools that do not read our builders. */
export function jsonSchema(schema: FieldSchema): JsonSchema {
  const fields = Object.entries(schema);
  const properties = fields.map(([name, field]) => [
    name,
    {
      ...getType(field),
      title: field.label,
      ...(field.description !== undefined && { description: field.description }),
      ...(field.default !== undefined && { default: field.default }),
    },
  ]);
  const required = fields
    .filter(([, field]) => field.required && field.default === undefined)
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}
