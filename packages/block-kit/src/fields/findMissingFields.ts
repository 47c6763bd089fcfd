import type { Field, FieldSchema } from './Field.ts';

/** The kinds of fields that hold what a block shows. */
const CONTENT_KINDS: readonly Field['kind'][] = ['content', 'image', 'text', 'longText', 'richText'];

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Returns the labels of the fields in which a block's content is missing: none as soon as one of them is filled in, and for a
 * block whose content has defaults.
 */
export function findMissingFields(
  { fields }: { readonly fields: Readonly<Record<string, unknown>> },
  schema: FieldSchema,
): readonly string[] {
  const holding = Object.entries(schema).filter(([, field]) => CONTENT_KINDS.includes(field.kind));
  const isFilled = ([name, field]: readonly [string, Field]) =>
    !isBlank(fields[name]) || ('default' in field && !isBlank(field.default));
  return holding.some(isFilled) ? [] : holding.map(([, { label }]) => label);
}
