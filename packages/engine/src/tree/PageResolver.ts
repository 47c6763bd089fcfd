/**
 * From a page document to the tree of its block instances.
 *
 * Templates may put values of the URL into the content queries of their blocks (`"includeSections": ":section"`), so
 * such a document is resolved once for each URL; any other is resolved once. In either case it is brought to the installed
 * versions of its blocks once, and then the HTML of its editors is made safe.
 *
 * A document whose blocks are shown from or until some moment is resolved anew at each moment that changes what is due; only the
 * present phase is kept. Versions of experiments come back every few minutes: what was resolved for them is kept, so that
 * caches find what they have made from it.
 */
import { listColumnFields } from '@broadsheet/block-kit';
import { createCache, isRecord } from '@broadsheet/client-core';
import type { Cache, Clock } from '@broadsheet/client-core';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { fillQuery, hasPlaceholder } from '../document/fillQuery.ts';
import {
  getScheduleState,
  getTurn,
  listEdges,
  listExperiments,
  nextTurn,
  omitBlocks,
  TURN_MS,
  walkPage,
} from '@broadsheet/page-document';
import type { BlockNode, ExperimentVariant, PageDocument, ReaderKind } from '@broadsheet/page-document';
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
  /** Whether some of its blocks are versions of an experiment. */
  readonly hasExperiments: boolean;
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

/**
 * Whose turn it is in experiments: that of the version that is due at the present time, that of the turn before, that of each
 * version that is not due, or that of both.
 */
export type ShownVersions = 'due' | 'before' | 'other' | 'both';

export interface Showing {
  /** Default: those of the present time for all readers. */
  readonly shown?: ShownBlocks;
  /** The versions of experiments that are resolved where not every block is. Default: those that are due. */
  readonly versions?: ShownVersions;
}

/** The blocks of a document that are due, and until when. */
interface Phase {
  readonly due: PageDocument;
  /** The experiments of which one version is due, and which one. */
  readonly turns: ReadonlyMap<string, ExperimentVariant>;
  /** When its schedules change next, in milliseconds since 1970. */
  readonly edge: number;
}

const OTHER = { a: 'b', b: 'a' } as const;

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly versions: Exclude<ShownVersions, 'both'>;
}

/** Returns the version of an experiment that is resolved. */
function chooseVersion(id: string, { now, versions }: Moment): ExperimentVariant {
  switch (versions) {
    case 'due':
      return getTurn(id, now);
    case 'before':
      return getTurn(id, now - TURN_MS);
    case 'other':
      return OTHER[getTurn(id, now)];
  }
}

const NONE: ReadonlyMap<string, ExperimentVariant> = new Map();

/** The most experiments of a page for which each combination of versions is kept: twice as many with each. */
const MAX_COMBINED = 3;

const printTurns = (turns: Phase['turns']): string =>
  [...turns].map(([id, variant]) => `${id}.${variant}`).join(',');

/** Returns when the schedules of a document change next; `Infinity`: never. */
const nextEdge = (edges: readonly number[], now: number): number =>
  edges.find((edge) => edge > now) ?? Number.POSITIVE_INFINITY;

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
    { shown = 'now', versions = 'due' }: Showing = {},
  ): ResolvedPage {
    const { blocks, log, clock } = this.#options;
    // What is wrong with a document is said once, not once for each URL.
    const isFirst = !this.#known.has(document);
    const known = this.#read(document);
    const { isTemplate, size } = known;
    const now = clock.now();
    const ignoresReaders = shown !== 'now' && known.hasReaders;
    const hasTurns = versions !== 'both' && known.hasExperiments;
    const isTimed = shown !== 'all' && (known.edges.length > 0 || hasTurns);
    const kind = `${isTimed ? versions : ''}${ignoresReaders ? shown : ''}`;
    const nameOf = (part: string) =>
      `${this.#idOf(document)} ${part} ${isTemplate ? JSON.stringify(values) : ''}`;
    const key = nameOf(kind);
    const found = this.#pages.get(key);
    if (found.state === 'fresh') return found.value.page;
    const phase = isTimed
      ? this.#findPhase(known, { now, versions })
      : { due: known.safe, turns: NONE, edge: Number.POSITIVE_INFINITY };
    const isForOthers = ({ showTo }: BlockNode) =>
      shown !== 'now' && shown !== 'all' && showTo?.includes(shown) === false;
    const resolve = () => {
      const due = ignoresReaders ? this.#omit(phase.due, isForOthers) : phase.due;
      return resolveDocument(isTemplate ? fill(due, values) : due, {
        ...{ blocks, ignoresReaders },
        ...{ experiments: new Set(phase.turns.keys()), changesAt: phase.edge },
        log: isFirst ? log : () => undefined,
      });
    };
    if (phase.turns.size === 0) return this.#keep(key, { page: resolve(), size });
    const combination = nameOf(`${ignoresReaders ? shown : ''} ${printTurns(phase.turns)}`);
    const again = this.#pages.get(combination);
    const page = again.state === 'fresh' ? again.value.page : resolve();
    if (again.state !== 'fresh' && phase.turns.size <= MAX_COMBINED) this.#keep(combination, { page, size });
    return this.#keep(key, { page: { ...page, changesAt: Math.min(phase.edge, nextTurn(now)) }, size });
  }

  /** Keeps a page until it changes, and returns it. */
  #keep(key: string, sized: Sized): ResolvedPage {
    this.#pages.set(key, sized, { ttlMs: sized.page.changesAt - this.#options.clock.now() });
    return sized.page;
  }

  /** Finds the blocks that are due. A version without another one at the moment is shown always. */
  #findPhase(
    { safe, edges, hasExperiments }: Known,
    { now, versions }: { readonly now: number; readonly versions: ShownVersions },
  ): Phase {
    const scheduled =
      edges.length === 0 ? safe : this.#omit(safe, (node) => getScheduleState(node, now) !== 'shown');
    const edge = nextEdge(edges, now);
    if (!hasExperiments || versions === 'both') return { due: scheduled, turns: NONE, edge };
    const turns = new Map(
      [...listExperiments(scheduled).keys()].map((id) => [id, chooseVersion(id, { now, versions })]),
    );
    const isOthers = ({ experiment }: BlockNode) =>
      experiment !== undefined && turns.has(experiment.id) && experiment.variant !== turns.get(experiment.id);
    return { due: turns.size === 0 ? scheduled : this.#omit(scheduled, isOthers), turns, edge };
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
      const nodes = [...walkPage(safe)].map(({ node }) => node);
      found = {
        safe,
        isTemplate: Object.values(safe.areas).flat().some(needsFilling),
        edges: listEdges(safe),
        hasReaders: nodes.some(({ showTo }) => showTo !== undefined),
        hasExperiments: nodes.some(({ experiment }) => experiment !== undefined),
        size: BYTES_EACH * JSON.stringify(document).length,
      };
      this.#known.set(document, found);
    }
    return found;
  }
}
