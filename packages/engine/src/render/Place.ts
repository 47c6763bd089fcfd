import type { Block, PreparedBlock } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '../page/PageDocument.ts';

/** A block at one place of a page, ready to be rendered. */
export interface Place {
  /** Unique on the page; letters, digits, `_` and `-`, for ids in the markup are made of it. */
  readonly id: string;
  readonly block: Block;
  readonly prepared: PreparedBlock;
  /** Fields as resolved, for the cache key. */
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

interface Placing extends PlacingOptions {
  readonly page: PageDocument;
  readonly taken: Set<string>;
}

/** Two blocks with one id would share their island's data; the second gets an id of its own. */
function uniqueId(id: string, { taken, page, log }: Placing): string {
  const base = id.replaceAll(/[^\w-]/g, '-');
  let unique = base;
  for (let copy = 2; taken.has(unique); copy += 1) unique = `${base}_${copy}`;
  taken.add(unique);
  if (unique !== base)
    log(`Page "${page.id}" has the id "${id}" twice; give one of the blocks another in the page builder.`);
  return unique;
}

function placeNode(node: BlockNode, placing: Placing): Place | undefined {
  const { blocks, log, page } = placing;
  const block = blocks.get(node.block);
  if (block === undefined) {
    log(
      `Page "${page.id}" names the block "${node.block}", which is not registered; the page is shown without it. Install the block or take it off the page.`,
    );
    return undefined;
  }
  const id = uniqueId(node.id, placing);
  const prepared = block.prepare(node.fields);
  for (const issue of prepared.issues) log(`Page "${page.id}": ${issue.message}`);
  const children = placeAll(node.children, placing);
  return { id, block, prepared, stored: JSON.stringify(prepared.values), children };
}

function placeAll(nodes: readonly BlockNode[], placing: Placing): readonly Place[] {
  return nodes.map((node) => placeNode(node, placing)).filter((placed) => placed !== undefined);
}

/**
 * Finds the blocks of a document.
 *
 * @throws Error the layout is not registered, without which there is no page
 */
export function placeDocument(page: PageDocument, options: PlacingOptions): PlacedPage {
  const placing = { ...options, page, taken: new Set<string>() };
  const layout = placeNode({ id: 'layout', block: page.layout, fields: {}, children: [] }, placing);
  if (layout === undefined) {
    throw new Error(
      `Page "${page.id}" needs the layout "${page.layout}", which is not registered. Install it or choose another.`,
    );
  }
  const areas = new Map<string, readonly Place[]>();
  for (const area of layout.block.areas) areas.set(area, placeAll(page.areas[area] ?? [], placing));
  return { layout, areas };
}

const copies = new WeakMap<Place, Map<string, Place>>();

/** A place that is shown once more: the same block, with ids of its own. The same object for the same id. */
export function copyPlace(place: Place, id: string): Place {
  const known = copies.get(place) ?? new Map<string, Place>();
  const copy = known.get(id) ?? { ...place, id };
  copies.set(place, known.set(id, copy));
  return copy;
}

/** True for a place that readers get when they come near it. */
export function isHeldBack({ prepared }: Place, isAdmin: boolean): boolean {
  return prepared.isLazy && !isAdmin;
}

/** Every place of a page, parents before children. */
export function* allPlaces({ layout, areas }: PlacedPage): Generator<Place> {
  yield layout;
  for (const places of areas.values()) for (const each of places) yield* withinPlace(each);
}

/** A place and those inside it. */
export function* withinPlace(place: Place): Generator<Place> {
  yield place;
  for (const child of place.children) yield* withinPlace(child);
}

/** The places that a page is rendered with at once: those that are held back are left out with all inside them. */
export function* placesAtOnce({ layout, areas }: PlacedPage, isAdmin: boolean): Generator<Place> {
  yield layout;
  for (const places of areas.values())
    for (const each of places) if (!isHeldBack(each, isAdmin)) yield* withinAtOnce(each, isAdmin);
}

/** The same for one place, which itself is wanted in any case. */
export function* withinAtOnce(place: Place, isAdmin: boolean): Generator<Place> {
  yield place;
  for (const child of place.children) if (!isHeldBack(child, isAdmin)) yield* withinAtOnce(child, isAdmin);
}
