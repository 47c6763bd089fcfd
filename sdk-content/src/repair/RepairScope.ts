import { isRecord, mapMembers } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';

/** How content is repaired. */
export interface RepairScope {
  /**
   * Whether documents are whole, so that what a whole one must have is added: its type, a version, names. Answers may hold
   * some members of a document only; to these nothing is added.
   */
  readonly isWhole: boolean;
  /** Called for every repair with a sentence that says its kind. */
  readonly onRepair: (kind: string) => void;
}

/** A function that repairs what stands in one place of a document. */
export type RepairValue = (value: unknown, scope: RepairScope) => unknown;

/** Repairs the named members of a record; members that are absent stay absent. */
export function repairMembers(
  record: JsonRecord,
  {
    repairs,
    scope,
  }: { readonly repairs: Readonly<Record<string, RepairValue>>; readonly scope: RepairScope },
): JsonRecord {
  return mapMembers(record, (value, name) => {
    const repair = Object.hasOwn(repairs, name) ? repairs[name] : undefined;
    return repair === undefined ? value : repair(value, scope);
  });
}

/**
 * Leaves out the members of a whole document that are null, which other systems write where they have no value. In answers
 * they are harmless: the parsers of the content model read them as absent.
 */
export function withoutNulls(record: JsonRecord, { isWhole, onRepair }: RepairScope): JsonRecord {
  if (!isWhole) return record;
  return mapMembers(record, (value) => {
    if (value !== null) return value;
    onRepair('a member that is null is left out');
    return undefined;
  });
}

/** Returns the text of a member; `undefined` for anything else and for empty text. */
export function getText(record: unknown, member: string): string | undefined {
  const value = isRecord(record) && Object.hasOwn(record, member) ? record[member] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the first member of a record that has text. */
export function findText(record: unknown, members: readonly string[]): string | undefined {
  for (const member of members) {
    const found = getText(record, member);
    if (found !== undefined) return found;
  }
  return undefined;
}
