import { list, record } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseBlockEntry } from './BlockEntry.ts';
import type { BlockEntry } from './BlockEntry.ts';

/** Every block that is installed. */
export interface Catalogue {
  /** By group and title. */
  readonly blocks: readonly BlockEntry[];
  get(name: string): BlockEntry | undefined;
  /** What editors read for a block; the name itself for one that is not installed. */
  titleOf(name: string): string;
  /** What editors read for an area of a layout; its name where it has no title. */
  areaTitleOf(layout: string, area: string): string;
}

export function createCatalogue(entries: readonly BlockEntry[]): Catalogue {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const compare = (one: BlockEntry, other: BlockEntry) =>
    one.group.localeCompare(other.group) || one.title.localeCompare(other.title);
  return {
    blocks: entries.toSorted(compare),
    get: (name) => byName.get(name),
    titleOf: (name) => byName.get(name)?.title ?? name,
    areaTitleOf(layout, area) {
      const titles = byName.get(layout)?.areaTitles ?? {};
      return Object.hasOwn(titles, area) ? (titles[area] ?? area) : area;
    },
  };
}

const parseBlocks = record({ blocks: list(parseBlockEntry) });

export const readCatalogue = (client: EditorClient, signal?: AbortSignal): Promise<Catalogue> =>
  client.get(
    '/catalogue',
    (body) => {
      const blocks = parseBlocks(body)?.blocks;
      return blocks && createCatalogue(blocks);
    },
    signal,
  );
