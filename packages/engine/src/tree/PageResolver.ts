/**
 * From a page document to the tree of its block instances.
 *
 * Templates may put values of the URL into the content queries of their blocks (`"includeSections": ":section"`), so
 * such a document is resolved once for each URL; any other is resolved once. In either case it is brought to the installed
 * versions of its blocks once, and then the HTML of its editors is made safe.
 *
 * A document whose blocks are shown from or until some moment is resolved once for each time between two such moments.
 */
import { listColumnFields } from '@broadsheet/block-kit';
import { createCache, isRecord } from '@broadsheet/client-core';
import type { Cache, Clock } from '@broadsheet/client-core';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { getOrCreate } from '../cache/getOrCreate.ts';
import { fillQuery, hasPlaceholder } from '../document/fillQuery.ts';
import { getScheduleState, listEdges, omitBlocks, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument, ReaderKind } from '@broadsheet/page-document';
import { migrateDocument } from '../document/migrateDocument.ts';
import { sanitiseDocument } from '../document/sanitiseDocument.ts';
import type { SanitiseHtml } from '../document/sanitiseDocument.ts';
import { resolveDocument } from './BlockInstance.ts';
import type { ResolvedPage, ResolvingOptions } from './BlockInstance.ts';

interface Known {
  /** The document as the installed blocks understand it, with the HTML of its editors made safe. */
  readonly safe: PageDocument;
  readonly isTemplate: boolean;
  /** When blocks begin or end to be shown, the earliest first. */
  readonly edges: readonly number[];
  /** Whether some of its blocks are for some kinds of readers only. */
  readonly hasReaders: boolean;
  /** Bytes, roughly. */
  readonly size: number;
}

interface Sized {
  readonly page: ResolvedPage;
  readonly size: number;
}

/** Documents, and URLs of templates, that are kept. */
const MAX_RESOLVED = 5_000;

function readQuery(field: unknown): Readonly<Record<string, unknown>> | undefined {
  const query = isRecord(field) ? field['contentConfigValues'] : undefined;
  return isRecord(query) ? query : undefined;
}

function fillField(field: unknown, values: Readonly<Record<string, string>>): unknown {
  const query = readQuery(field);
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
  const isOpen = Object.values(node.fields).some((field) => hasPlaceholder(readQuery(field) ?? {}));
  return isOpen || node.children.some(needsFilling);
}

export interface PageResolverOptions extends ResolvingOptions {
  readonly sanitiseHtml: SanitiseHtml;
  readonly clock: Clock;
  /** What all resolved pages may take together, in bytes. */
  readonly maxBytes: number;
}

/** Bytes that block instances take for each character of their document's JSON, with what the blocks made of it. */
const BYTES_EACH = 6;

/**
 * Which blocks of a document are resolved: those of the present time for all readers, for whom styles choose, those for one
 * kind of reader, or every block, for an editor.
 */
export type ShownBlocks = 'now' | 'all' | ReaderKind;

/** The part of a schedule in which a moment lies: its number, and when it ends. */
interface Phase {
  readonly index: number;
  readonly changesAt: number;
}

function findPhase(edges: readonly number[], now: number): Phase {
  const next = edges.findIndex((edge) => edge > now);
  const index = next === -1 ? edges.length : next;
  return { index, changesAt: edges[index] ?? Number.POSITIVE_INFINITY };
}

const NO_PHASE: Phase = { index: 0, changesAt: Number.POSITIVE_INFINITY };

export class PageResolver {
  readonly #options: PageResolverOptions;
  readonly #known = new WeakMap<PageDocument, Known>();
  readonly #idOf = createObjectIds();
  readonly #pages: Cache<Sized>;

  constructor(options: PageResolverOptions) {
    this.#options = options;
    this.#pages = createCache<Sized>({
      clock: options.clock,
      maxEntries: MAX_RESOLVED,
      maxSize: options.maxBytes,
      sizeOf: ({ size }, key) => size + 2 * key.length,
    });
  }

  /** Resolves the blocks that a document names. @param values of the placeholders in the URL */
  resolvePage(
    document: PageDocument,
    values: Readonly<Record<string, string>>,
    { shown = 'now' }: { readonly shown?: ShownBlocks } = {},
  ): ResolvedPage {
    const { blocks, log, clock } = this.#options;
    // What is wrong with a document is said once, not once for each URL.
    const isFirst = !this.#known.has(document);
    const { safe, isTemplate, size, edges, hasReaders } = this.#read(document);
    const now = clock.now();
    const isScheduled = shown !== 'all' && edges.length > 0;
    const ignoresReaders = shown !== 'now' && hasReaders;
    const { index, changesAt } = isScheduled ? findPhase(edges, now) : NO_PHASE;
    const phase = `${isScheduled ? index : ''}${ignoresReaders ? shown : ''}`;
    const key = `${this.#idOf(document)} ${phase} ${isTemplate ? JSON.stringify(values) : ''}`;
    const { page } = getOrCreate(this.#pages, key, () => {
      const isOmitted = (node: BlockNode) =>
        (isScheduled && getScheduleState(node, now) !== 'shown') ||
        (ignoresReaders && shown !== 'all' && node.showTo?.includes(shown) === false);
      const due = isScheduled || ignoresReaders ? this.#omit(safe, isOmitted) : safe;
      const filled = isTemplate ? fill(due, values) : due;
      const resolved = resolveDocument(filled, {
        blocks,
        log: isFirst ? log : () => undefined,
        changesAt,
        ignoresReaders,
      });
      return { page: resolved, size };
    });
    return page;
  }

  #omit(document: PageDocument, isOmitted: (node: BlockNode) => boolean): PageDocument {
    const { blocks } = this.#options;
    return omitBlocks(document, { isOmitted, columnsOf: (name) => listColumnFields(blocks.get(name)) });
  }

  #read(document: PageDocument): Known {
    const { blocks, log } = this.#options;
    let found = this.#known.get(document);
    if (found === undefined) {
      const safe = sanitiseDocument(migrateDocument(document, { blocks, log }), this.#options);
      found = {
        safe,
        isTemplate: Object.values(safe.areas).flat().some(needsFilling),
        edges: listEdges(safe),
        hasReaders: [...walkPage(safe)].some(({ node }) => node.showTo !== undefined),
        size: BYTES_EACH * JSON.stringify(document).length,
      };
      this.#known.set(document, found);
    }
    return found;
  }
}
