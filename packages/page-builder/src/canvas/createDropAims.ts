import type { Translate } from '@broadsheet/block-kit';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import { findNode } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import { putDragged } from '../drag/putDragged.ts';
import type { Editing } from '../editing/Editing.ts';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';
import { IMAGE_MARK, readImageMark } from '../inline-editing/marks.ts';
import type { PutImage } from '../inline-editing/usePutImage.ts';
import { listColumnFields } from '@broadsheet/block-kit';
import { aimCollection } from './aimCollection.ts';
import type { DropAim } from './DropPlace.ts';
import { findDrop, findZones } from './findDrop.ts';
import type { Drop, DropZone, Point } from './findDrop.ts';
import type { phrases as dragPhrases } from '../drag/phrases.ts';
import type { phrases } from './phrases.ts';
import type { PreviewDocument } from './PreviewDocument.ts';

export interface DropAimsOptions extends Pick<
  Editing,
  'store' | 'catalogue' | 'insert' | 'insertStory' | 'insertSection' | 'move'
> {
  readonly putImage: PutImage;
  readonly collections: CollectionDrops;
  readonly t: Translate<keyof typeof phrases | keyof typeof dragPhrases>;
}

type NamedZone = Pick<DropZone, 'container'> & { readonly column?: number };

/** Returns the name of an area, a chain or one of its columns. */
function nameZone(
  { container, column }: NamedZone,
  { page, catalogue, t }: Pick<DropAimsOptions, 'catalogue' | 't'> & { readonly page: PageDocument },
): string {
  if (container.kind === 'area') return catalogue.areaTitleOf(page.layout, container.area);
  const name = catalogue.nameOf(findNode(page, container.id)?.node ?? { block: '' });
  return column === undefined ? name : t('canvas.column', { name, number: column + 1 });
}

/** Creates the functions that find where something dragged would be put. */
export function createDropAims({
  store,
  catalogue,
  insert,
  insertStory,
  insertSection,
  move,
  putImage,
  collections,
  t,
}: DropAimsOptions) {
  const holds = (block: string) => catalogue.get(block)?.kind === 'chain';

  const nameOf = (zone: NamedZone) => nameZone(zone, { page: store.get().page, catalogue, t });

  function aimBlock(block: DraggedBlock, shown: PreviewDocument, point: Point): DropAim | undefined {
    const { page } = store.get();
    const inCollection =
      block.kind === 'story' ? aimCollection(block.id, { page, shown, point, collections, t }) : undefined;
    if (inCollection !== undefined) return inCollection;
    const zones = findZones(page, {
      getBox: shown.getBox,
      areas: shown.areas(),
      holds,
      columnsOf: (name) => listColumnFields(catalogue.get(name)),
      getColumns: shown.columnsAround,
    });
    const drop = findDrop(zones, point);
    if (drop === undefined) return undefined;
    const columns = zones.flatMap(({ container, box, items, column }) =>
      items.length > 0 || column === undefined
        ? []
        : [{ name: nameOf({ container, column: column.index }), box }],
    );
    const { container, column } = drop.position;
    const name = nameOf({ container, ...(column !== undefined && { column }) });
    return { shown: { box: drop.line, name, columns }, put: () => put(block, drop.position) };
  }

  /** Aims at the name of an area, which stands for it also where the layout has no room for it. */
  function aimArea(block: DraggedBlock, area: string): DropAim {
    const container = { kind: 'area', area } as const;
    return {
      shown: { box: undefined, name: nameOf({ container }), columns: [] },
      put: () => put(block, { container, index: 0 }),
    };
  }

  function aimImage(image: LibraryImage, shown: PreviewDocument, point: Point): DropAim | undefined {
    const target = shown.document.elementFromPoint(point.x, point.y)?.closest(`[${IMAGE_MARK}]`);
    const id = target ? shown.blockAt(target) : undefined;
    if (!target || id === undefined) return undefined;
    const block = findNode(store.get().page, id)?.node.block ?? '';
    const field = readImageMark(target.getAttribute(IMAGE_MARK), catalogue.get(block)?.fields ?? {});
    if (field === undefined) return undefined;
    return {
      shown: { box: target.getBoundingClientRect(), name: '', columns: [] },
      put: () => void putImage(image, { id, field }),
    };
  }

  const put = (block: DraggedBlock, position: Drop['position']) =>
    putDragged({ catalogue, insert, insertStory, insertSection, move }, { block, position });

  return { aimBlock, aimArea, aimImage };
}
