/** Repairs a document before it is checked, so that documents of older versions and of other systems can be imported. */
import { repairContent } from '@broadsheet/sdk-content/server';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Recognised } from './recogniseKind.ts';

/** A repaired document, and the kinds of its repairs, each as often as it was made. */
export interface Repaired {
  readonly value: JsonObject;
  readonly repairs: readonly string[];
}

/** Adds `text` to a tag in the form of the tag service, which has `name` instead. */
export function withTagText(tag: JsonObject): JsonObject {
  const text = textAt(tag, 'name') ?? textAt(tag, 'slug') ?? textAt(tag, '_id');
  return textAt(tag, 'text') === undefined ? { ...tag, text: text ?? null } : tag;
}

function isContent({ kind }: Recognised): boolean {
  return kind === 'document' || kind === 'author' || kind === 'tag' || kind === 'unknown';
}

/** Repairs a document of the kind that its shape shows. Documents that are no content stay as they are. */
export function repairDocument(given: JsonObject, known: Recognised): Repaired {
  const repairs: string[] = [];
  const onRepair = (kind: string) => void repairs.push(kind);
  if (known.kind === 'navigation') {
    if (textAt(given, 'hierarchy') !== undefined) return { value: given, repairs };
    onRepair('a navigation that names no hierarchy is the default one');
    return { value: { _id: '/', ...given, hierarchy: 'default' }, repairs };
  }
  if (!isContent(known)) return { value: given, repairs };
  const typed = known.kind === 'author' && given.type !== 'author' ? { ...given, type: 'author' } : given;
  const value: unknown = repairContent(typed, { isWhole: true, onRepair });
  return { value: isJsonObject(value) ? value : given, repairs };
}

/** Adds up the kinds of repairs. */
export function countRepairs(counts: Map<string, number>, repairs: readonly string[]): void {
  for (const kind of repairs) counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

/** Returns the counts of an import's report; nothing when there were no repairs. */
export function toRepairCounts(counts: ReadonlyMap<string, number>): {
  readonly repairs?: Readonly<Record<string, number>>;
} {
  return counts.size === 0 ? {} : { repairs: Object.fromEntries(counts) };
}
