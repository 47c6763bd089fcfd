import type { Dependencies, DependencyName } from '../cache/Dependencies.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import type { CollectStyles, Styled, StyleList } from '../styles/createStyleCollector.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import type { SlotMark } from './Slot.tsx';

/** The rendering of one block, which is cached and shared between pages. */
export interface Fragment {
  /** Markup, cut where other blocks go: one piece more than `slots`. */
  readonly chunks: readonly Chunk[];
  readonly slots: readonly SlotMark[];
  readonly styles: StyleList;
  readonly islands: readonly IslandEntry[];
  /** True if its markup needs the loader even without islands. */
  readonly needsLoader: boolean;
  /** Modules that the loader asks for as soon as the page is there; see `EngineAssets.scripts`. */
  readonly scripts: readonly string[];
  readonly dependencies: readonly DependencyName[];
}

/** An island's entry in the data of its page. */
export interface IslandEntry {
  readonly id: string;
  /** `"id":{…}` */
  readonly entry: Chunk;
  /** Request keys of the content it was rendered with. */
  readonly content: readonly string[];
}

/** A block instance that is to be rendered. */
export interface FragmentRequest {
  readonly instance: BlockInstance;
  readonly scope: PageScope;
  /** The heading level of the instance, 1 to 6. */
  readonly level: number;
  /** Blocks by area, for layouts. */
  readonly areas?: ReadonlyMap<string, readonly BlockInstance[]>;
}

/** A request with the objects that record the block's dependencies and log its faults. */
export interface Rendering extends FragmentRequest {
  readonly dependencies: Dependencies;
  readonly collectStyles: CollectStyles;
  readonly log: (message: string) => void;
}

/** The markup with marks where other blocks are inserted, and the data of the islands in it. */
export interface Rendered extends Styled {
  readonly islands: readonly { readonly id: string; readonly data: IslandData }[];
}
