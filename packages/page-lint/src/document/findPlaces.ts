import { readReference, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** Returns the block of the page that editors see in place of each block of a filled page: for one of a section, its reference. */
export function findPlaces(filled: PageDocument): ReadonlyMap<string, BlockNode> {
  const places = new Map<string, BlockNode>();
  for (const { node } of walkPage(filled)) {
    const place = places.get(node.id) ?? node;
    places.set(node.id, place);
    if (readReference(place) === undefined) continue;
    for (const child of node.children) places.set(child.id, place);
  }
  return places;
}
