import { list, record } from '@broadsheet/client-core';
import type { BlockNode } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import { listColumnFields } from '@broadsheet/block-kit';
import { parseBlockEntry } from './BlockEntry.ts';
import type { BlockEntry } from './BlockEntry.ts';

/** All installed blocks. */
export interface Catalogue {
  /** The blocks, sorted by group, the most used groups first, and title. */
  readonly blocks: readonly BlockEntry[];
  get(name: string): BlockEntry | undefined;
  /** Returns the title of a block; the name itself for a block that is not installed. */
  titleOf(name: string): string;
  /** Returns the editors' own name of a block; its title if they gave it none. */
  nameOf(node: Pick<BlockNode, 'block' | 'name'>): string;
  /** Returns the fields that count the columns of a block; none for a block without columns. */
  columnsOf(name: string): readonly string[];
  /** Returns the title of a layout's area, or of one of that name in another layout; its name if it has no title. */
  areaTitleOf(layout: string, area: string): string;
}

/** The groups of our blocks in the order in which pages are built; others follow by their names. */
const GROUPS = [
  ...['News', 'Lists', 'Promos', 'Story', 'Text', 'Section', 'Chains', 'Navigation', 'Readers'],
  ...['Subscriptions', 'Advertising'],
];

function rankGroup({ englishGroup }: BlockEntry): number {
  const rank = GROUPS.indexOf(englishGroup);
  return rank === -1 ? GROUPS.length : rank;
}

/** Creates the catalogue. @param language the language of the titles, by which they are sorted. Default: English */
export function createCatalogue(entries: readonly BlockEntry[], language = 'en'): Catalogue {
  const order = new Intl.Collator(language);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const compare = (one: BlockEntry, other: BlockEntry) =>
    rankGroup(one) - rankGroup(other) ||
    order.compare(one.group, other.group) ||
    order.compare(one.title, other.title);
  return {
    blocks: entries.toSorted(compare),
    get: (name) => byName.get(name),
    titleOf: (name) => byName.get(name)?.title ?? name,
    nameOf: ({ block, name }) => name ?? byName.get(block)?.title ?? block,
    columnsOf: (name) => listColumnFields(byName.get(name)),
    areaTitleOf(layout, area) {
      const known = [byName.get(layout), ...entries].map((entry) => entry?.areaTitles ?? {});
      return known.find((titles) => Object.hasOwn(titles, area))?.[area] ?? area;
    },
  };
}

const parseBlocks = record({ blocks: list(parseBlockEntry) });

export interface ReadCatalogueOptions {
  /** The editor's language, such as `de`. */
  readonly language: string;
  readonly signal?: AbortSignal;
}

export const readCatalogue = (
  client: EditorClient,
  { language, signal }: ReadCatalogueOptions,
): Promise<Catalogue> =>
  client.get(
    `/catalogue?language=${encodeURIComponent(language)}`,
    (body) => {
      const blocks = parseBlocks(body)?.blocks;
      return blocks && createCatalogue(blocks, language);
    },
    signal,
  );
