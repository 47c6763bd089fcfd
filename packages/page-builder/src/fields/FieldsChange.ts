import type { FieldSchema } from '@broadsheet/block-kit';

/** What an edit does to the fields that a document stores. Fields that it does not name stay as they are. */
export interface FieldsChange {
  readonly set: Readonly<Record<string, unknown>>;
  /** Fields that the document shall hold no longer, so that their defaults count again. */
  readonly unset: readonly string[];
  /** True for one of many keystrokes, which are undone together. */
  readonly isTyping: boolean;
}

export type OnFieldsChange = (change: FieldsChange) => void;

/** A schema, and what a document stores for it. */
export interface StoredSchema {
  readonly schema: FieldSchema;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** What a document stores for a field, whatever its type; `undefined` for nothing. */
export function readStored(stored: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
  return value === null ? undefined : value;
}

/** The fields after a change. */
export function applyFieldsChange(
  stored: Readonly<Record<string, unknown>>,
  { set, unset }: Pick<FieldsChange, 'set' | 'unset'>,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries(stored).filter(([name]) => !unset.includes(name));
  return { ...Object.fromEntries(kept), ...set };
}
