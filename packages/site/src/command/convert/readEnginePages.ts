import { isRecord } from '@broadsheet/client-core';
import type { EngineNode, EnginePage } from './EnginePage.ts';
import { readContent, readEngineNode, readList, readRecord, readText } from './readEngineNode.ts';
import type { JsonRecord } from './readEngineNode.ts';

interface Sections {
  readonly sections: readonly (readonly EngineNode[])[];
  readonly notes: readonly string[];
}

/** Sections have their components in a list; where a page has none, all of it is one. */
function readSections(items: readonly unknown[]): Sections {
  const lists = items.map((item) => {
    const record = readRecord(item);
    const isSection = record['collection'] === 'sections' || Array.isArray(record['renderableItems']);
    return isSection ? readList(record['renderableItems'] ?? record['children']) : undefined;
  });
  const parts = lists.some((list) => list !== undefined) ? lists.map((list) => list ?? []) : [items];
  const stray = lists.some((list) => list !== undefined)
    ? items.filter((item, index) => lists[index] === undefined && item !== null)
    : [];
  const read = parts.map((part) => part.map(readEngineNode));
  const unread = read.flat().filter((node) => node === undefined).length + stray.length;
  return {
    sections: read.map((part) => part.filter((node) => node !== undefined)),
    notes:
      unread === 0 ? [] : [`${unread} of its parts are neither a chain nor a feature, and are left out.`],
  };
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

function readExport({ pages, renderings }: JsonRecord): readonly EnginePage[] {
  const known = indexRenderings(renderings);
  const read = readList(pages)
    .map(readRecord)
    .flatMap((page) => {
      const id = [...walkTexts(page)].find((text) => known.has(text));
      const rendering = id === undefined ? undefined : known.get(id);
      return rendering === undefined ? [] : [readRendering(rendering, page)];
    });
  return read.length > 0 ? read : [...known.values()].map((rendering) => readRendering(rendering, {}));
}

/** Reads a rendering, a tree, an export of the editor, or a list of them. Returns nothing for anything else. */
export function readEnginePages(value: unknown): readonly EnginePage[] {
  if (Array.isArray(value)) return value.flatMap(readEnginePages);
  if (isRendering(value)) return [readRendering(value, {})];
  return isRecord(value) && value['renderings'] !== undefined ? readExport(value) : [];
}
