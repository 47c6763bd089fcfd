import { isRecord, safeHref } from '@broadsheet/client-core';
import type { Field, FieldSchema } from './Field.ts';

/** A stored address that is never rendered as a link, because it leads nowhere or runs a script. */
export interface UnsafeUrl {
  /** The path of the field, e.g. `link` or `rows[0].link`. */
  readonly field: string;
  readonly value: string;
}

function inField(field: Field, stored: unknown, path: string): readonly UnsafeUrl[] {
  switch (field.kind) {
    case 'url':
      return typeof stored === 'string' && stored.trim() !== '' && safeHref(stored) === undefined
        ? [{ field: path, value: stored }]
        : [];
    case 'list': {
      const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
      return rows.flatMap((row, index) => inSchema(field.of, row, `${path}[${index}].`));
    }
    case 'object':
      return inSchema(field.of, stored, `${path}.`);
    case 'text':
    case 'longText':
    case 'richText':
    case 'image':
    case 'auth':
    case 'focalPoint':
    case 'number':
    case 'boolean':
    case 'select':
    case 'content':
    case 'keyValue':
      return [];
  }
}

function inSchema(schema: FieldSchema, stored: unknown, path: string): readonly UnsafeUrl[] {
  if (!isRecord(stored)) return [];
  return Object.entries(schema).flatMap(([name, field]) =>
    Object.hasOwn(stored, name) ? inField(field, stored[name], `${path}${name}`) : [],
  );
}

/** Finds the addresses among stored fields that readers could not follow, such as `javascript:…`. */
export const findUnsafeUrls = (
  schema: FieldSchema,
  stored: Readonly<Record<string, unknown>>,
): readonly UnsafeUrl[] => inSchema(schema, stored, '');
