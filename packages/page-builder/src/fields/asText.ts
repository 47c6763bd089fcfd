import type { Field, LeafField } from '@broadsheet/block-kit';

/** Fields whose value is a text without structure of its own. */
export type TextField = Extract<LeafField, { readonly default?: string; readonly kind: Field['kind'] }>;

/** A stored text; empty where something else is stored, of which the row tells. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
