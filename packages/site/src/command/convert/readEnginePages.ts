import { isRecord } from '@broadsheet/client-core';
import type { EngineNode, EnginePage, EnginePages } from './EnginePage.ts';
import {
  readContent,
  readEngineNodes,
  readList,
  readRecord,
  readSectionItems,
  readText,
} from './readEngineNode.ts';
import type { JsonRecord } from './readEngineNode.ts';

interface Sections {
  readonly sections: readonly (readonly EngineNode[])[];
  readonly notes: readonly string[];
}

/** Sections have their components in a list; where a page has none, all of it is one. */
function readSections(items: readonly unknown[]): Sections {
  const lists = items.map(readSectionItems);
  const isDivided = lists.some((list) => list !== undefined);
  const parts = isDivided ? lists.map((list, index) => list ?? [items[index]]) : [items];
  const read = parts.map(readEngineNodes);
  return { sections: read.map(({ nodes }) => nodes), notes: read.flatMap(({ notes }) => notes) };
}

/** A value of the metadata is a text, or a record with its text. */
function readMeta(meta: unknown): Readonly<Record<string, string>> {
  const values = Object.entries(readRecord(meta)).map(([name, value]): [string, string | undefined] => [
    name,
    readText(value) ?? readText(readRecord(value)['value']),
  ]);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** @param about the page or template of a rendering, which has its name and address */
function readRendering(rendering: JsonRecord, about: JsonRecord): EnginePage {
  const tree = isRecord(rendering['tree']) ? rendering['tree'] : rendering;
  const isTree = tree['collection'] === 'layouts';
  const { sections, notes } = readSections(readList(isTree ? tree['children'] : rendering['layoutItems']));
  const all = { ...rendering, ...about };
  const id = readText(all['_id']) ?? readText(all['id']) ?? readText(rendering['id']) ?? 'page';
  return {
    id,
    name: readText(all['name']) ?? id,
    uri: readText(all['uri']),
    layout: (isTree ? readText(tree['type']) : undefined) ?? readText(rendering['layout']),
    sections,
    meta: { ...readMeta(about['meta']), ...readMeta(rendering['meta']) },
    content: readContent(all['globalContentConfig'] ?? all['contentConfig']),
    notes,
  };
}

const isRendering = (value: unknown): value is JsonRecord =>
  isRecord(value) &&
  (Array.isArray(value['layoutItems']) ||
    value['collection'] === 'layouts' ||
    readRecord(value['tree'])['collection'] === 'layouts');

/** The renderings of an export, by id. */
function indexRenderings(renderings: unknown): ReadonlyMap<string, JsonRecord> {
  const entries = Array.isArray(renderings)
    ? renderings.map((each): [string, unknown] => [
        String(readRecord(each)['id'] ?? readRecord(each)['_id']),
        each,
      ])
    : Object.entries(readRecord(renderings));
  return new Map(entries.flatMap(([id, each]) => (isRendering(each) ? [[id, each]] : [])));
}

/** Yields all texts in a page; what is published comes first. */
function* walkTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (Array.isArray(value)) for (const each of value) yield* walkTexts(each);
  if (!isRecord(value)) return;
  const rank = ([name]: readonly [string, unknown]) => (/publish/i.test(name) ? 0 : 1);
  for (const [name, each] of Object.entries(value).toSorted((one, other) => rank(one) - rank(other))) {
    yield name;
    yield* walkTexts(each);
  }
}

const describePage = (page: JsonRecord): string => {
  const name = readText(page['name']) ?? readText(page['_id']) ?? readText(page['id']);
  return name === undefined ? 'without a name' : `"${name}"`;
};

function readExport({ pages: written, renderings }: JsonRecord): EnginePages {
  const known = indexRenderings(renderings);
  const pages: EnginePage[] = [];
  const lost: string[] = [];
  for (const page of readList(written).map(readRecord)) {
    const id = [...walkTexts(page)].find((text) => known.has(text));
    const rendering = id === undefined ? undefined : known.get(id);
    if (rendering !== undefined) pages.push(readRendering(rendering, page));
    else lost.push(`Its page ${describePage(page)} has no rendering in it, and is left out.`);
  }
  if (pages.length > 0) return { pages, lost };
  return { pages: [...known.values()].map((rendering) => readRendering(rendering, {})), lost };
}

/** Reads a rendering, a tree, an export of the editor, or a list of them. Returns no pages for anything else. */
export function readEnginePages(value: unknown): EnginePages {
  if (Array.isArray(value)) {
    const read = value.map(readEnginePages);
    const others = read.filter(({ pages, lost }) => pages.length + lost.length === 0).length;
    return {
      pages: read.flatMap(({ pages }) => pages),
      lost: [
        ...read.flatMap(({ lost }) => lost),
        ...(others === 0 ? [] : [`${others} of its entries are no page or template of the engine.`]),
      ],
    };
  }
  if (isRendering(value)) return { pages: [readRendering(value, {})], lost: [] };
  return isRecord(value) && value['renderings'] !== undefined ? readExport(value) : { pages: [], lost: [] };
}
