import { sectionKey } from '@broadsheet/client-core';
import { compact, isJsonObject, listAt, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore } from '../store/createContentStore.ts';
import { referentKey } from './readReference.ts';
import type { Referent } from './readReference.ts';

/** Finds a node of a navigation tree by its id, with or without its trailing slash. */
export function findNode(root: JsonObject, id: string): JsonObject | undefined {
  const key = sectionKey(id);
  const visit = (node: Json): JsonObject | undefined => {
    if (!isJsonObject(node)) return undefined;
    if (sectionKey(textAt(node, '_id') ?? '') === key) return node;
    for (const child of listAt(node, 'children')) {
      const found = visit(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(root);
}

function toSection(node: JsonObject, site: string): JsonObject {
  return compact({
    type: 'section',
    version: '0.10.12',
    _id: node._id,
    _website: site,
    name: node.name ?? node.display_name ?? node._id,
    description: textAt(node, 'description') ?? textAt(node, 'metadata', 'metadata_description'),
    path: node._id,
    additional_properties: compact({ original: compact({ metadata: objectAt(node, 'metadata') }) }),
  });
}

/** Loads the sections among the referents from the navigation of their sites, as pairs of referent key and section. */
export async function loadSections(
  store: ContentStore,
  referents: readonly Referent[],
): Promise<readonly (readonly [string, JsonObject])[]> {
  const sections = referents.filter((referent) => referent.kind === 'section');
  const found: (readonly [string, JsonObject])[] = [];
  for (const site of new Set(sections.map((section) => section.site))) {
    store.recordRead?.(`listed navigation ${site}`);
    const trees = await store.listNavigation(site);
    for (const section of sections.filter((candidate) => candidate.site === site)) {
      const node = trees
        .map((tree) => findNode(tree, section.id))
        .find((candidate) => candidate !== undefined);
      if (node !== undefined) found.push([referentKey(section), toSection(node, site)]);
    }
  }
  return found;
}
