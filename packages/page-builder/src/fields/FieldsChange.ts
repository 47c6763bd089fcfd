import type { FieldSchema } from '@broadsheet/block-kit';

/** A change of the fields that a document stores. Other fields stay unchanged. */
export interface FieldsChange {
  readonly set: Readonly<Record<string, unknown>>;
  /** The fields to remove from the document, so that their defaults apply again. */
  readonly unset: readonly string[];
  /** Whether the change is one of many keystrokes, which are undone together. */
  readonly isTyping: boolean;
}

export type OnFieldsChange = (change: FieldsChange) => void;

/** A schema, and the values that a document stores for it. */
export interface StoredSchema {
  readonly schema: FieldSchema;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Returns the stored value of a field, of any type; `undefined` for none. */
export function readStored(stored: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
  return value === null ? undefined : value;
}

/** Returns the stored fields after a change. */
export function applyFieldsChange(
  stored: Readonly<Record<string, unknown>>,
  { set, unset }: Pick<FieldsChange, 'set' | 'unset'>,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries(stored).filter(([name]) => !unset.includes(name));
  return { ...Object.fromEntries(kept), ...set };
}
