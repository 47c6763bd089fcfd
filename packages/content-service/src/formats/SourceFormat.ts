import type { SourceItem } from '../import/ImportSource.ts';
import type { ReferenceStore } from './references/ReferenceStore.ts';

/** The options for reading an export. */
export interface SourceOptions {
  /** The site that imports the export. */
  readonly site: string;
  /** The URL of the old site, such as `https://www.example.com/`, for exports that do not contain it. */
  readonly origin?: string | undefined;
  /** The time zone of the site, such as `Europe/Berlin`; dates without a zone are in it. Absent: UTC. */
  readonly timeZone?: string | undefined;
  /** Types of items that become stories too, beside posts and pages, such as `news`. */
  readonly types?: readonly string[] | undefined;
  /** What earlier imports brought, and where this one keeps what it brings; absent: every import stands alone. */
  readonly references?: ReferenceStore | undefined;
  /** Whether drafts are imported too, as unpublished stories. */
  readonly hasDrafts: boolean;
}

/** An opened export, of one file or several, after a first pass over it. */
export interface OpenedSource {
  /** The number of stories in the export, for reporting progress. */
  readonly stories: number;
  /** The documents of the export as ANS, in the order of storing: authors, tags, sections, stories, redirects. */
  readonly items: AsyncIterable<SourceItem>;
}
