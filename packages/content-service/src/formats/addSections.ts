import { sectionKey } from '@broadsheet/client-core';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** Returns the id of a node as ids are compared: in any spelling, with or without a slash at the end. */
const keyOf = (node: Json): string => sectionKey(textAt(node, '_id') ?? '');

function keysIn(node: Json): readonly string[] {
  return [keyOf(node), ...listAt(node, 'children').flatMap(keysIn)];
}

/** Returns the unknown nodes of a tree; a known node is replaced by its unknown descendants. */
function unknownNodes(node: JsonObject, known: ReadonlySet<string>): readonly JsonObject[] {
  const children = listAt(node, 'children')
    .filter(isJsonObject)
    .flatMap((child) => unknownNodes(child, known));
  return known.has(keyOf(node)) ? children : [{ ...node, children }];
}

/** Returns the key of the section above a node. */
const parentKeyOf = (node: Json): string => sectionKey(keyOf(node).replace(/[^/]+$/, ''));

function insert(node: JsonObject, added: readonly JsonObject[]): JsonObject {
  const key = keyOf(node);
  const mine = added.filter((each) => parentKeyOf(each) === key);
  const children = listAt(node, 'children').filter(isJsonObject);
  return { ...node, children: [...children.map((child) => insert(child, added)), ...mine] };
}

/**
 * Adds the sections of an old site to the navigation of this one: below their parents, or at the end of the navigation.
 * Existing sections stay unchanged, and are known by their ids in any spelling: imports of older versions wrote
 * `/%e0%b9%84/` for what is `/%E0%B9%84/` now.
 *
 * @returns the new navigation; undefined when it has all sections already
 */
export function addSections(stored: JsonObject, given: JsonObject): JsonObject | undefined {
  const known = new Set(keysIn(stored));
  const added = listAt(given, 'children')
    .filter(isJsonObject)
    .flatMap((child) => unknownNodes(child, known));
  if (added.length === 0) return undefined;
  const root = keyOf({ _id: '/', ...stored });
  const homeless = added.filter((each) => !known.has(parentKeyOf(each)));
  const placed = insert(stored, added);
  const loose = homeless.filter((each) => parentKeyOf(each) !== root);
  return { ...placed, children: [...listAt(placed, 'children'), ...loose] };
}
