/** A page of Arc XP's PageBuilder Engine, however it was written down. */

export interface EngineNode {
  readonly kind: 'feature' | 'chain';
  /** As the engine registers it, such as `broadsheet/results-list`. */
  readonly name: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Content that is chosen for the component and not in one of its fields, as old pages have it. */
  readonly content: EngineContent | undefined;
  readonly isHidden: boolean;
  /** What it has that no page document can hold, in words. */
  readonly extras: readonly string[];
  readonly children: readonly EngineNode[];
  /** What could not be read of its children, a sentence each. */
  readonly notes: readonly string[];
}

/** The chains and features of a list, as far as they could be read. */
export interface EngineNodes {
  readonly nodes: readonly EngineNode[];
  /** What could not be read, a sentence each. */
  readonly notes: readonly string[];
}

export interface EngineContent {
  readonly source: string;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface EnginePage {
  readonly id: string;
  readonly name: string;
  /** Its address; absent for a template. */
  readonly uri: string | undefined;
  readonly layout: string | undefined;
  /** In the order of the layout's sections. */
  readonly sections: readonly (readonly EngineNode[])[];
  readonly meta: Readonly<Record<string, string>>;
  readonly content: EngineContent | undefined;
  /** What could not be read, a sentence each. */
  readonly notes: readonly string[];
}

/** What a file has of pages. */
export interface EnginePages {
  readonly pages: readonly EnginePage[];
  /** What is no page, or a page without its rendering, a sentence each. */
  readonly lost: readonly string[];
}
