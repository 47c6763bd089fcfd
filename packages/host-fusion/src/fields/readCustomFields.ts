import { mapStoredFields } from '@broadsheet/block-kit';
import type { Block, Field, FieldSchema } from '@broadsheet/block-kit';
import type { SafeHtml } from '../Engine.ts';

export type StoredFields = Readonly<Record<string, unknown>>;

/** Reads JSON text that an editor wrote; what is none stays as it is, so that the block reports it. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Reads the value that the form of the editor holds; `undefined` for one that is not filled in. */
function readValue(field: Field, value: unknown): unknown {
  if (value === null || (value === '' && field.kind !== 'text' && field.kind !== 'richText'))
    return undefined;
  if (field.kind === 'select')
    return field.options.find((option) => option === value || String(option) === value) ?? value;
  return field.kind === 'list' || field.kind === 'object' ? readJson(value) : value;
}

/** Makes HTML of editors safe; nothing is safe without a sanitiser. */
function makeSafe(schema: FieldSchema, stored: StoredFields, html: SafeHtml): StoredFields {
  return mapStoredFields({ schema, stored }, (field, value) => {
    if (field.kind !== 'richText') return value;
    if (html.kind === 'safe-sources' || typeof value !== 'string') return undefined;
    return field.inline === true
      ? html.sanitiser.sanitiseInline(value, { links: true })
      : html.sanitiser.sanitiseRawHtml(value);
  });
}

/** Reads the custom fields of an instance as the fields of a page document. */
export function readCustomFields(
  { fields }: Pick<Block, 'fields'>,
  { custom, html }: { readonly custom: StoredFields; readonly html: SafeHtml },
): StoredFields {
  const read = Object.entries(custom).map(([name, value]): [string, unknown] => {
    const field = fields[name];
    return [name, field === undefined ? value : readValue(field, value)];
  });
  const safe = makeSafe(fields, Object.fromEntries(read), html);
  return Object.fromEntries(Object.entries(safe).filter(([, value]) => value !== undefined));
}
