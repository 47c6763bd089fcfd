import type { SourceItem } from '../import/ImportSource.ts';

/** What an export is read with. */
export interface SourceOptions {
  /** The site that it is brought to. */
  readonly site: string;
  /** The address of the old site, where the export does not say it: `https://www.example.com/`. */
  readonly origin?: string | undefined;
  /** Whether drafts come along, unpublished. */
  readonly hasDrafts: boolean;
}

/** An export that was looked through. */
export interface OpenedSource {
  /** How many stories it holds, for progress. */
  readonly stories: number;
  /** What it holds as ANS, in the order in which it is stored: authors, tags, sections, stories, redirects. */
  readonly items: AsyncIterable<SourceItem>;
}
