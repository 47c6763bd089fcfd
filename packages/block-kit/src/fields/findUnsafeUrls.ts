import { safeHref } from '@broadsheet/client-core';
import type { FieldSchema } from './Field.ts';
import { mapStoredFields } from './mapStoredFields.ts';

/** A stored address that is never rendered as a link, because it leads nowhere or runs a script. */
export interface UnsafeUrl {
  /** The path of the field, e.g. `link` or `rows[0].link`. */
  readonly field: string;
  readonly value: string;
}

/** Finds the addresses among stored fields that readers could not follow, such as `javascript:…`. */
export function findUnsafeUrls(
  schema: FieldSchema,
  stored: Readonly<Record<string, unknown>>,
): readonly UnsafeUrl[] {
  const found: UnsafeUrl[] = [];
  mapStoredFields({ schema, stored }, ({ kind }, value, field) => {
    if (kind === 'url' && typeof value === 'string' && value.trim() !== '' && safeHref(value) === undefined)
      found.push({ field, value });
    return value;
  });
  return found;
}
