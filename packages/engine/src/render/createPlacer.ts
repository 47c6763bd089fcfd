/**
 * Placed documents, kept.
 *
 * Templates may put values of the address into the content queries of their blocks (`"includeSections": ":section"`),
 * so such a document is placed once for each address; any other is placed once.
 */
import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { isRecord } from '@broadsheet/sdk-content';
import { fillQuery } from '../page/matchPath.ts';
import type { BlockNode, PageDocument } from '../page/PageDocument.ts';
import { placeDocument } from './Place.ts';
import type { PlacedPage, PlacingOptions } from './Place.ts';

export type Placer = (document: PageDocument, values: Readonly<Record<string, string>>) => PlacedPage;

const PLACEHOLDER = /"contentConfigValues":\{[^}]*":\w/;
const FOREVER = { ttlMs: Number.POSITIVE_INFINITY };
const MAX_PLACED = 2_000;

function fillField(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (!isRecord(value) || !isRecord(value['contentConfigValues'])) return value;
  return { ...value, contentConfigValues: fillQuery(value['contentConfigValues'], values) };
}

function fillNode(node: BlockNode, values: Readonly<Record<string, string>>): BlockNode {
  const fields = Object.entries(node.fields).map(([name, value]) => [name, fillField(value, values)]);
  return {
    ...node,
    fields: Object.fromEntries(fields),
    children: node.children.map((child) => fillNode(child, values)),
  };
}

function fill(document: PageDocument, values: Readonly<Record<string, string>>): PageDocument {
  const areas = Object.entries(document.areas).map(([area, nodes]) => [
    area,
    nodes.map((node) => fillNode(node, values)),
  ]);
  return { ...document, areas: Object.fromEntries(areas) };
}

export function createPlacer(options: PlacingOptions & { readonly clock: Clock }): Placer {
  const plain = new WeakMap<PageDocument, PlacedPage>();
  const filled = new WeakMap<PageDocument, ReturnType<typeof createCache<PlacedPage>>>();

  function placePlain(document: PageDocument): PlacedPage {
    let page = plain.get(document);
    if (page === undefined) plain.set(document, (page = placeDocument(document, options)));
    return page;
  }

  function placeFilled(document: PageDocument, values: Readonly<Record<string, string>>): PlacedPage {
    let pages = filled.get(document);
    if (pages === undefined)
      filled.set(document, (pages = createCache({ clock: options.clock, maxEntries: MAX_PLACED })));
    const key = JSON.stringify(values);
    const known = pages.get(key).value;
    if (known !== undefined) return known;
    const page = placeDocument(fill(document, values), options);
    pages.set(key, page, FOREVER);
    return page;
  }

  const hasPlaceholder = new WeakMap<PageDocument, boolean>();
  return (document, values) => {
    let needsFilling = hasPlaceholder.get(document);
    if (needsFilling === undefined) {
      needsFilling = PLACEHOLDER.test(JSON.stringify(document.areas));
      hasPlaceholder.set(document, needsFilling);
    }
    return needsFilling ? placeFilled(document, values) : placePlain(document);
  };
}
