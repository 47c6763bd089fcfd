import type { Block, PreparedBlock } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '../page/PageDocument.ts';

/** A block at one place of a page, ready to be rendered. */
export interface Place {
  readonly id: string;
  readonly block: Block;
  readonly prepared: PreparedBlock;
  /** Fields as stored, for the cache key. */
  readonly stored: string;
  readonly children: readonly Place[];
}

export interface PlacedPage {
  readonly layout: Place;
  readonly areas: ReadonlyMap<string, readonly Place[]>;
}

export interface PlacingOptions {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly log: (message: string) => void;
}

function place(node: BlockNode, page: PageDocument, options: PlacingOptions): Place | undefined {
  const block = options.blocks.get(node.block);
  if (block === undefined) {
    options.log(
      `Page "${page.id}" names the block "${node.block}", which is not registered; the page is shown without it. Install the block or take it off the page.`,
    );
    return undefined;
  }
  const prepared = block.prepare(node.fields);
  for (const issue of prepared.issues) options.log(`Page "${page.id}": ${issue.message}`);
  const children = placeAll(node.children, page, options);
  return { id: node.id, block, prepared, stored: JSON.stringify(prepared.values), children };
}

function placeAll(
  nodes: readonly BlockNode[],
  page: PageDocument,
  options: PlacingOptions,
): readonly Place[] {
  return nodes.map((node) => place(node, page, options)).filter((placed) => placed !== undefined);
}

/**
 * Finds the blocks of a document.
 *
 * @throws Error the layout is not registered, without which there is no page
 */
export function placeDocument(page: PageDocument, options: PlacingOptions): PlacedPage {
  const layout = place({ id: 'layout', block: page.layout, fields: {}, children: [] }, page, options);
  if (layout === undefined) {
    throw new Error(
      `Page "${page.id}" needs the layout "${page.layout}", which is not registered. Install it or choose another.`,
    );
  }
  const areas = new Map<string, readonly Place[]>();
  for (const area of layout.block.areas) areas.set(area, placeAll(page.areas[area] ?? [], page, options));
  return { layout, areas };
}

/** Every place of a page, parents before children. */
export function* allPlaces({ areas }: PlacedPage): Generator<Place> {
  for (const places of areas.values()) yield* withChildren(places);
}

function* withChildren(places: readonly Place[]): Generator<Place> {
  for (const each of places) {
    yield each;
    yield* withChildren(each.children);
  }
}
