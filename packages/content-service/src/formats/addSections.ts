import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

function idsIn(node: Json): readonly string[] {
  return [textAt(node, '_id') ?? '', ...listAt(node, 'children').flatMap(idsIn)];
}

/** Returns the unknown nodes of a tree; a known node is replaced by its unknown descendants. */
function unknownNodes(node: JsonObject, known: ReadonlySet<string>): readonly JsonObject[] {
  const children = listAt(node, 'children')
    .filter(isJsonObject)
    .flatMap((child) => unknownNodes(child, known));
  return known.has(textAt(node, '_id') ?? '') ? children : [{ ...node, children }];
}

const getParent = (id: string): string => id.replace(/[^/]+\/$/, '');

function insert(node: JsonObject, added: readonly JsonObject[]): JsonObject {
  const id = textAt(node, '_id') ?? '';
  const mine = added.filter((each) => getParent(textAt(each, '_id') ?? '') === id);
  const children = listAt(node, 'children').filter(isJsonObject);
  return { ...node, children: [...children.map((child) => insert(child, added)), ...mine] };
}

/**
 * Adds the sections of an old site to the navigation of this one: below their parents, or at the end of the navigation.
 * Existing sections stay unchanged.
 *
 * @returns the new navigation; undefined when it has all sections already
 */
export function addSections(stored: JsonObject, given: JsonObject): JsonObject | undefined {
  const known = new Set(idsIn(stored));
  const added = listAt(given, 'children')
    .filter(isJsonObject)
    .flatMap((child) => unknownNodes(child, known));
  if (added.length === 0) return undefined;
  const root = textAt(stored, '_id') ?? '/';
  const homeless = added.filter((each) => !known.has(getParent(textAt(each, '_id') ?? '')));
  const placed = insert(stored, added);
  const loose = homeless.filter((each) => getParent(textAt(each, '_id') ?? '') !== root);
  return { ...placed, children: [...listAt(placed, 'children'), ...loose] };
}
