import type { Translate } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import type { phrases } from '../drag/phrases.ts';
import type { DropAim } from './DropPlace.ts';
import { contains, withoutEdges } from './findDrop.ts';
import type { Point } from './findDrop.ts';
import { findItemPlace, findNextItem, listShownItems } from './findItemPlace.ts';
import type { PreviewDocument } from './PreviewDocument.ts';

export interface AimedCollection {
  readonly page: PageDocument;
  readonly shown: PreviewDocument;
  readonly point: Point;
  readonly collections: CollectionDrops;
  readonly t: Translate<keyof typeof phrases>;
}

/**
 * Aims with a story at a place in the collection that the block at a point shows; `undefined` at the edges of the block, and at a
 * block that shows anything else.
 */
export function aimCollection(
  story: string,
  { page, shown, point, collections, t }: AimedCollection,
): DropAim | undefined {
  const under = shown.document.elementFromPoint(point.x, point.y);
  const id = under === null ? undefined : shown.blockAt(under);
  const node = id === undefined ? undefined : findNode(page, id)?.node;
  const box = id === undefined ? undefined : shown.getBox(id);
  if (id === undefined || node === undefined || box === undefined) return undefined;
  const choice = contains(withoutEdges(box), point) ? collections.find(node) : undefined;
  if (choice === undefined) return undefined;
  const known = collections.know(choice);
  const line = known && findItemPlace(listShownItems(known, { id, shown }), point)?.line;
  const name = known === undefined ? '' : t('drag.intoCollection', { name: known.name });
  return {
    shown: { box: line ?? box, name, columns: [] },
    put: () =>
      collections.put({
        story,
        choice,
        findNext(collection) {
          const items = listShownItems(collection, { id, shown });
          return findNextItem(collection, { items, index: findItemPlace(items, point)?.index ?? 0 });
        },
      }),
  };
}
