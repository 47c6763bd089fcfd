import { isRecord } from '@broadsheet/client-core';
import type { EngineContent, EngineNode, EngineNodes } from './EnginePage.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

export const readRecord = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads which content was chosen, in the words of the editor or of the engine; `undefined` for none. */
export function readContent(value: unknown): EngineContent | undefined {
  const config = readRecord(value);
  const source = readText(config['contentService']) ?? readText(config['source']);
  if (source === undefined) return undefined;
  return { source, query: readRecord(config['contentConfigValues'] ?? config['query']) };
}

const EXTRAS: readonly (readonly [name: string, words: string])[] = [
  ['variants', 'variants for tests'],
  ['localEdits', 'edits of its content'],
  ['parent', 'a link to a component of another page'],
];

const isFilled = (value: unknown): boolean => isRecord(value) && Object.keys(value).length > 0;

function listExtras(node: JsonRecord): readonly string[] {
  return EXTRAS.filter(
    ([name]) =>
      isFilled(node[name]) &&
      !(name === 'localEdits' && !Object.values(readRecord(node[name])).some(isFilled)),
  ).map(([, words]) => words);
}

const isHidden = (node: JsonRecord): boolean => {
  const display = readRecord(node['displayProperties']);
  return [display, ...Object.values(display)].some((each) => readRecord(each)['hidden'] === true);
};

/** What names a node: `featureConfig` and `chainConfig` of a rendering, `collection` and `type` of a tree. */
function readKind(node: JsonRecord): Pick<EngineNode, 'kind' | 'name'> | undefined {
  const feature = readText(node['featureConfig']);
  if (feature !== undefined) return { kind: 'feature', name: feature };
  const chain = readText(node['chainConfig']);
  if (chain !== undefined) return { kind: 'chain', name: chain };
  const type = readText(node['type']);
  if (type === undefined) return undefined;
  if (node['collection'] === 'features') return { kind: 'feature', name: type };
  return node['collection'] === 'chains' ? { kind: 'chain', name: type } : undefined;
}

/** Reads a chain or a feature; `undefined` for anything else. */
function readEngineNode(value: unknown): EngineNode | undefined {
  const written = readRecord(value);
  const kind = readKind(written);
  if (kind === undefined) return undefined;
  const node = { ...written, ...readRecord(written['props']) };
  const { nodes, notes } = readEngineNodes(readList(written['features'] ?? written['children']));
  return {
    ...kind,
    id: readText(node['id']) ?? readText(node['fingerprint']) ?? kind.name,
    fields: readRecord(node['customFields']),
    content: readContent(node['contentConfig']),
    isHidden: isHidden(node),
    extras: listExtras(node),
    children: nodes,
    notes,
  };
}

/** Reads what a section contains; `undefined` for what is no section. */
export function readSectionItems(value: unknown): readonly unknown[] | undefined {
  const record = readRecord(value);
  const items = record['renderableItems'];
  if (record['collection'] !== 'sections' && !Array.isArray(items)) return undefined;
  return readList(items ?? record['children']);
}

/** Reads a list of chains and features. A section among them is replaced by what it contains; an empty place is nothing. */
export function readEngineNodes(items: readonly unknown[]): EngineNodes {
  const read = items
    .filter((item) => item !== null)
    .map((item): EngineNodes | undefined => {
      const node = readEngineNode(item);
      if (node !== undefined) return { nodes: [node], notes: [] };
      const contained = readSectionItems(item);
      if (contained === undefined) return undefined;
      const { nodes, notes } = readEngineNodes(contained);
      return { nodes, notes: ['A section within it is left out; what it contains stays.', ...notes] };
    });
  const unread = read.filter((part) => part === undefined).length;
  const parts = read.filter((part) => part !== undefined);
  return {
    nodes: parts.flatMap(({ nodes }) => nodes),
    notes: [
      ...parts.flatMap(({ notes }) => notes),
      ...(unread === 0
        ? []
        : [`${unread} of its parts are neither a chain nor a feature, and are left out.`]),
    ],
  };
}
