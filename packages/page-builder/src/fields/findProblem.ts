/** What is wrong with the value that a document stores for a field, as the readers' side of the house judges it. */
import { resolveFields, safeHref } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';

export type Problem =
  /** Nothing is stored where something has to be. */
  | { readonly kind: 'missing' }
  /** The value is of no use to the block. `shown` is its beginning. */
  | { readonly kind: 'unfit'; readonly shown: string }
  | { readonly kind: 'unsafeUrl' };

const SHOWN_LENGTH = 60;
/** Longer texts are cut before anything looks at them: their kind is all that counts. */
const JUDGED_LENGTH = 2_000;

function beginning(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function isMissing(field: Field, stored: unknown): boolean {
  if (field.required !== true) return false;
  return stored === undefined ? field.default === undefined || isBlank(field.default) : isBlank(stored);
}

/** The first problem of a field; those of rows and parts belong to their own fields. */
export function findProblem(field: Field, stored: unknown): Problem | undefined {
  if (isMissing(field, stored)) return { kind: 'missing' };
  if (stored === undefined) return undefined;
  const judged = typeof stored === 'string' ? stored.slice(0, JUDGED_LENGTH) : stored;
  const { issues } = resolveFields({ field }, { field: judged }, '');
  if (issues.some((issue) => issue.field === 'field')) return { kind: 'unfit', shown: beginning(judged) };
  const isUrl = field.kind === 'url' && typeof stored === 'string' && !isBlank(stored);
  return isUrl && safeHref(stored) === undefined ? { kind: 'unsafeUrl' } : undefined;
}
