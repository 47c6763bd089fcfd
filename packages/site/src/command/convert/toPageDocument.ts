import type { Block } from '@broadsheet/block-kit';
import type { BlockNode, PageContent, PageMatch } from '@broadsheet/page-document';
import type { JsonValue } from '@broadsheet/client-core';
import type { EngineContent, EnginePage } from './EnginePage.ts';
import { findBlock, toBlockNodes } from './toBlockNode.ts';
import type { Conversion } from './toBlockNode.ts';

export interface ConvertOptions extends Pick<Conversion, 'blocks' | 'names'> {
  /** The layout of pages whose own is not here. */
  readonly layout: string | undefined;
  /** Returns an id that no other page of the run has. */
  readonly claimPageId: (wanted: string) => string;
}

export interface ConvertedPage {
  readonly document: Readonly<Record<string, unknown>>;
  readonly blocks: number;
  /** What could not be kept, a sentence each. */
  readonly notes: readonly string[];
}

/** What templates are for, by the type of their pages. The engine keeps that in its resolvers. */
const MATCHES: Readonly<Record<string, PageMatch>> = {
  article: { kind: 'content', type: 'story' },
  story: { kind: 'content', type: 'story' },
  gallery: { kind: 'content', type: 'gallery' },
  video: { kind: 'content', type: 'video' },
  section: { kind: 'section' },
  author: { kind: 'path', path: '/author/:slug/' },
  tag: { kind: 'path', path: '/tags/:slug/' },
  search: { kind: 'path', path: '/search/:query/' },
  404: { kind: 'status', status: 404 },
  error: { kind: 'status', status: 500 },
};

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'page';

function toMatch({ uri, name, meta }: EnginePage, report: Conversion['report']): PageMatch {
  if (uri !== undefined) return { kind: 'path', path: uri.startsWith('/') ? uri : `/${uri}` };
  const type = meta['page-type'];
  const match = type !== undefined && Object.hasOwn(MATCHES, type) ? MATCHES[type] : undefined;
  if (match !== undefined) {
    report(`It has no address; by its type "${type}" it became a page for ${JSON.stringify(match)}.`);
    return match;
  }
  const path = `/${toSlug(name)}/`;
  report(
    `It has no address, and its type does not say what it is for: it stands at ${path}. Write the right "match".`,
  );
  return { kind: 'path', path };
}

const isPlain = (value: unknown): value is JsonValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function toContent({ source, query }: EngineContent, report: Conversion['report']): PageContent {
  const plain = Object.entries(query).filter((entry): entry is [string, JsonValue] => isPlain(entry[1]));
  if (plain.length < Object.keys(query).length)
    report(`Values of its content from "${source}" that are no text, number or yes and no are left out.`);
  return { contentService: source, contentConfigValues: Object.fromEntries(plain) };
}

interface ChosenLayout {
  readonly layout: Block;
  /** Whether the sections of the page are its areas, in the same order. */
  readonly hasSections: boolean;
}

/** Chooses the layout: the one of the same name, else that of the options, else the simplest. */
function chooseLayout(page: EnginePage, options: ConvertOptions, report: Conversion['report']): ChosenLayout {
  const own = page.layout && findBlock(options, { name: page.layout, kinds: ['layout'] });
  const fits = ({ areas }: Block) => page.sections.length > 1 && page.sections.length <= areas.length;
  if (own) return { layout: own, hasSections: fits(own) };
  const other = options.blocks.get(options.layout ?? 'single-column-regular');
  if (other?.kind !== 'layout')
    throw new Error(`There is no layout "${options.layout}". Name a layout that is installed.`);
  if (page.layout !== undefined)
    report(`There is no layout "${page.layout}": the page has "${other.name}". Look at what stands where.`);
  return { layout: other, hasSections: options.layout !== undefined && fits(other) };
}

/** The area that takes what no section names: the main column. */
const findMain = ({ areas }: Block): string =>
  areas.find((name) => name === 'main' || name === 'body') ?? areas[0] ?? 'main';

function toAreas(
  page: EnginePage,
  { layout, hasSections }: ChosenLayout,
  conversion: Conversion,
): Readonly<Record<string, readonly BlockNode[]>> {
  const areas = new Map<string, readonly BlockNode[]>();
  for (const [index, section] of page.sections.entries()) {
    const area = (hasSections ? layout.areas[index] : undefined) ?? findMain(layout);
    const nodes = section.flatMap((node) => toBlockNodes(node, conversion));
    areas.set(area, [...(areas.get(area) ?? []), ...nodes]);
  }
  if (page.sections.length > 1 && !hasSections)
    conversion.report(
      `Its ${page.sections.length} sections are one below the other in "${findMain(layout)}".`,
    );
  return Object.fromEntries([...areas].filter(([, nodes]) => nodes.length > 0));
}

const count = (nodes: readonly BlockNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

/** Creates the function that returns each id only once: with a number where it is taken. */
export function createClaiming(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
}

/** Turns a page of the engine into a page document. @throws Error the layout of the options is not installed */
export function toPageDocument(page: EnginePage, options: ConvertOptions): ConvertedPage {
  const notes: string[] = [...page.notes];
  const report = (sentence: string) => void notes.push(sentence);
  const wanted = toSlug(page.id);
  const id = options.claimPageId(wanted);
  if (id !== wanted) report(`Another page has the id "${wanted}" already; this one has "${id}".`);
  const chosen = chooseLayout(page, options, report);
  const areas = toAreas(page, chosen, { ...options, report, claimId: createClaiming() });
  const { 'page-type': pageType = '', ...meta } = page.meta;
  return {
    document: {
      schemaVersion: 1,
      id,
      name: page.name,
      match: toMatch(page, report),
      pageType,
      ...(page.content && { content: toContent(page.content, report) }),
      meta,
      layout: chosen.layout.name,
      areas,
    },
    blocks: count(Object.values(areas).flat()),
    notes,
  };
}
