/** Finds the problem of a stored value, by the same rules as the rendering for readers. */
import { findUnsafeUrls, resolveFields } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';

export type Problem =
  /** There is no value for a required field. */
  | { readonly kind: 'missing' }
  /** The block cannot use the value. `shown` is its beginning. */
  | { readonly kind: 'unfit'; readonly shown: string }
  | { readonly kind: 'unsafeUrl' };

const SHOWN_LENGTH = 60;
/** The length to which texts are cut before the check, because only their type matters. */
const CHECKED_LENGTH = 2_000;

function beginning(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function isMissing(field: Field, stored: unknown): boolean {
  if (field.required !== true) return false;
  return stored === undefined ? field.default === undefined || isBlank(field.default) : isBlank(stored);
}

/** Returns the first problem of a field; problems of rows and members belong to their own fields. */
export function findProblem(field: Field, stored: unknown): Problem | undefined {
  if (isMissing(field, stored)) return { kind: 'missing' };
  if (stored === undefined) return undefined;
  const judged = typeof stored === 'string' ? stored.slice(0, CHECKED_LENGTH) : stored;
  const { issues } = resolveFields({ field }, { field: judged }, '');
  if (issues.some((issue) => issue.field === 'field')) return { kind: 'unfit', shown: beginning(judged) };
  const isUnsafe = field.kind === 'url' && findUnsafeUrls({ field }, { field: stored }).length > 0;
  return isUnsafe ? { kind: 'unsafeUrl' } : undefined;
}
