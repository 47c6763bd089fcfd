/**
 * Placed documents, kept.
 *
 * Templates may put values of the address into the content queries of their blocks (`"includeSections": ":section"`),
 * so such a document is placed once for each address; any other is placed once.
 */
import { createCache } from '@broadsheet/client-core';
import type { Cache, Clock } from '@broadsheet/client-core';
import { isRecord } from '@broadsheet/sdk-content';
import { fillQuery, hasPlaceholder } from '../page/fillQuery.ts';
import type { BlockNode, PageDocument } from '../page/PageDocument.ts';
import { placeDocument } from './Place.ts';
import type { PlacedPage, PlacingOptions } from './Place.ts';

export type Placer = (document: PageDocument, values: Readonly<Record<string, string>>) => PlacedPage;

interface Known {
  readonly needsFilling: boolean;
  readonly pages: Cache<PlacedPage>;
}

const FOREVER = { ttlMs: Number.POSITIVE_INFINITY };
/** Addresses of one template that are kept. */
const MAX_PLACED = 1_000;

function queryOf(field: unknown): Readonly<Record<string, unknown>> | undefined {
  const query = isRecord(field) ? field['contentConfigValues'] : undefined;
  return isRecord(query) ? query : undefined;
}

function fillField(field: unknown, values: Readonly<Record<string, string>>): unknown {
  const query = queryOf(field);
  return isRecord(field) && query !== undefined
    ? { ...field, contentConfigValues: fillQuery(query, values) }
    : field;
}

function fillNode(node: BlockNode, values: Readonly<Record<string, string>>): BlockNode {
  const fields = Object.entries(node.fields).map(([name, value]) => [name, fillField(value, values)]);
  const children = node.children.map((child) => fillNode(child, values));
  return { ...node, fields: Object.fromEntries(fields), children };
}

function fill(document: PageDocument, values: Readonly<Record<string, string>>): PageDocument {
  const areas = Object.entries(document.areas).map(([area, nodes]) => [
    area,
    nodes.map((node) => fillNode(node, values)),
  ]);
  return { ...document, areas: Object.fromEntries(areas) };
}

function needsFilling(node: BlockNode): boolean {
  const isOpen = Object.values(node.fields).some((field) => hasPlaceholder(queryOf(field) ?? {}));
  return isOpen || node.children.some(needsFilling);
}

export function createPlacer({ blocks, log, clock }: PlacingOptions & { readonly clock: Clock }): Placer {
  const known = new WeakMap<PageDocument, Known>();

  function knownOf(document: PageDocument): Known {
    let found = known.get(document);
    if (found === undefined) {
      const isTemplate = Object.values(document.areas).flat().some(needsFilling);
      found = { needsFilling: isTemplate, pages: createCache({ clock, maxEntries: MAX_PLACED }) };
      known.set(document, found);
    }
    return found;
  }

  return (document, values) => {
    // What is wrong with a document is said once, not once for each address.
    const isFirst = !known.has(document);
    const { needsFilling: isTemplate, pages } = knownOf(document);
    const key = isTemplate ? JSON.stringify(values) : '';
    const placed = pages.get(key).value;
    if (placed !== undefined) return placed;
    const page = placeDocument(isTemplate ? fill(document, values) : document, {
      blocks,
      log: isFirst ? log : () => undefined,
    });
    pages.set(key, page, FOREVER);
    return page;
  };
}
