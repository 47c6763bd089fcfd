/** What is needed to put a story into a collection that a block shows. */
import type { BlockNode } from '@broadsheet/page-document';

/** How a block names the collection that it shows. */
export type CollectionChoice =
  { readonly kind: 'id'; readonly id: string } | { readonly kind: 'alias'; readonly alias: string };

/** A collection as its draft has it; as readers have it without a draft. */
export interface OpenCollection {
  readonly id: string;
  readonly name: string;
  /** The ids of its stories in the order in which readers see them. */
  readonly order: readonly string[];
  /** The stories that readers can see, by id. */
  readonly stories: ReadonlyMap<string, { readonly headline: string; readonly url: string | undefined }>;
}

/** A story that is put into a collection. */
export interface CollectionDrop {
  /** The id of the story. */
  readonly story: string;
  readonly choice: CollectionChoice;
  /** Returns the id of the story before which it goes; `undefined` for the end. Absent: it goes to the top. */
  readonly findNext?: (collection: OpenCollection) => string | undefined;
}

export interface CollectionDrops {
  /** Returns the collection that a block shows; `undefined` for a block that shows anything else. */
  find(node: BlockNode): CollectionChoice | undefined;
  /** Returns a collection if it was read, and begins to read it otherwise. */
  know(choice: CollectionChoice): OpenCollection | undefined;
  /** Reads a collection; `undefined` if there is none. */
  read(choice: CollectionChoice): Promise<OpenCollection | undefined>;
  put(drop: CollectionDrop): void;
}
