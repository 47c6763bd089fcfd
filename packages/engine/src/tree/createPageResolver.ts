/**
 * From a page document to the tree of its block instances.
 *
 * Templates may put values of the URL into the content queries of their blocks (`"includeSections": ":section"`), so
 * such a document is resolved once for each URL; any other is resolved once.
 */
import { createCache } from '@broadsheet/client-core';
import type { Cache, Clock } from '@broadsheet/client-core';
import { isRecord } from '@broadsheet/sdk-content';
import { getOrCreate } from '../cache/getOrCreate.ts';
import { fillQuery, hasPlaceholder } from '../document/fillQuery.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { resolveDocument } from './BlockInstance.ts';
import type { ResolvedPage, ResolvingOptions } from './BlockInstance.ts';

export type PageResolver = (document: PageDocument, values: Readonly<Record<string, string>>) => ResolvedPage;

interface Known {
  readonly needsFilling: boolean;
  readonly pages: Cache<ResolvedPage>;
}

/** URLs of one template that are kept. */
const MAX_RESOLVED = 1_000;

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

export function createPageResolver({
  blocks,
  log,
  clock,
}: ResolvingOptions & { readonly clock: Clock }): PageResolver {
  const known = new WeakMap<PageDocument, Known>();

  function knownOf(document: PageDocument): Known {
    let found = known.get(document);
    if (found === undefined) {
      const isTemplate = Object.values(document.areas).flat().some(needsFilling);
      found = { needsFilling: isTemplate, pages: createCache({ clock, maxEntries: MAX_RESOLVED }) };
      known.set(document, found);
    }
    return found;
  }

  return (document, values) => {
    // What is wrong with a document is said once, not once for each URL.
    const isFirst = !known.has(document);
    const { needsFilling: isTemplate, pages } = knownOf(document);
    return getOrCreate(pages, isTemplate ? JSON.stringify(values) : '', () =>
      resolveDocument(isTemplate ? fill(document, values) : document, {
        blocks,
        log: isFirst ? log : () => undefined,
      }),
    );
  };
}
