import type { Field, LeafField } from '@broadsheet/block-kit';

/** A field whose value is a text. */
export type TextField = Extract<LeafField, { readonly default?: string; readonly kind: Field['kind'] }>;

/** Returns a stored text; empty for a value of another type, which the field's row reports. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
