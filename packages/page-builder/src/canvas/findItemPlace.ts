/** Finds the place in a list of stories that a block shows, for a story that is dropped on it. */
import { areBeside, distance, drawLine, isAfter } from './findDrop.ts';
import type { Flow, Point } from './findDrop.ts';
import type { OpenCollection } from '../drag/CollectionDrops.ts';
import type { Box, PreviewDocument } from './PreviewDocument.ts';

/** A story that a block shows. */
export interface ShownItem {
  readonly id: string;
  readonly box: Box;
}

export interface ItemPlace {
  /** The index among the shown items before which a drop would go; their number for the end. */
  readonly index: number;
  /** The line at that place. */
  readonly line: Box;
}

const toBox = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

function joinBoxes(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the path of a link or a story, by which both are compared; `undefined` for what is no URL. */
const pathOf = (url: string | null | undefined, base: string): string | undefined =>
  url ? URL.parse(url, base)?.pathname : undefined;

/** Lists the stories of a collection that a block shows, in the order of the collection, with their boxes. */
export function listShownItems(
  { order, stories }: OpenCollection,
  { id, shown }: { readonly id: string; readonly shown: PreviewDocument },
): readonly ShownItem[] {
  const base = shown.document.baseURI;
  const links = Map.groupBy(shown.elementsOf(id, 'a[href]'), (link) =>
    pathOf(link.getAttribute('href'), base),
  );
  const own = order.flatMap((story) => {
    const path = pathOf(stories.get(story)?.url, base);
    const found = path === undefined ? undefined : links.get(path);
    return found === undefined ? [] : [{ id: story, links: found }];
  });
  return own.map((item) => {
    const others = own.flatMap((each) => (each === item ? [] : each.links));
    const around = item.links[0]?.closest('li, article');
    const isAlone = around && !others.some((link) => around.contains(link));
    const boxes = (isAlone ? [around] : item.links).map((each) => toBox(each.getBoundingClientRect()));
    return { id: item.id, box: joinBoxes(boxes) };
  });
}

/** Returns how the items around one follow each other; in a grid, each row has at least one beside another. */
function getFlowAt(boxes: readonly Box[], index: number): Flow {
  const [before, own, after] = [boxes[index - 1], boxes[index], boxes[index + 1]];
  if (own === undefined) return 'down';
  if (after !== undefined && areBeside(own, after)) return after.left < own.left ? 'left' : 'right';
  if (before !== undefined && areBeside(before, own)) return own.left < before.left ? 'left' : 'right';
  return 'down';
}

/** Returns the place beside the item that is nearest to a point; `undefined` without items. */
export function findItemPlace(items: readonly ShownItem[], point: Point): ItemPlace | undefined {
  const boxes = items.map(({ box }) => box);
  const nearest = boxes.toSorted((one, other) => distance(one, point) - distance(other, point))[0];
  if (nearest === undefined) return undefined;
  const own = boxes.indexOf(nearest);
  const flow = getFlowAt(boxes, own);
  const index = isAfter(point, { box: nearest, flow }) ? own + 1 : own;
  return { index, line: drawLine({ box: nearest, items: boxes }, { index, flow }) };
}

/** Returns the id of the story before which a drop goes, also after the last that is shown; `undefined` for the end. */
export function findNextItem(
  { order }: OpenCollection,
  { items, index }: { readonly items: readonly ShownItem[]; readonly index: number },
): string | undefined {
  const next = items[index];
  if (next !== undefined) return next.id;
  const last = items.at(-1);
  return order[last === undefined ? 0 : order.indexOf(last.id) + 1];
}
