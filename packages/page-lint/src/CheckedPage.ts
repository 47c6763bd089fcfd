import type { Block } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { UsedBlock } from './document/listUsedBlocks.ts';
import type { Finding } from './Finding.ts';
import type { MarkedElement, PageMarkup } from './markup/PageMarkup.ts';

/** A page as its readers will get it, with the site's data that the rules need. */
export interface CheckedPage {
  readonly page: PageDocument;
  /** The path for which the page is rendered. */
  readonly path: string;
  /** The blocks of the document, parents before children. */
  readonly nodes: readonly BlockNode[];
  /** The blocks that readers get, also those of shared sections. */
  readonly usedBlocks: readonly UsedBlock[];
  readonly blocks: ReadonlyMap<string, Block>;
  readonly others: readonly PageDocument[];
  readonly site: SiteProperties;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The style sheet with the tokens of the theme. */
  readonly themeCss: string;
  readonly markup: PageMarkup;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** False if readers would get the error page instead. */
  readonly isFound: boolean;
  /** The script files of its blocks when all of them are running, each once. */
  readonly scripts: readonly ScriptFile[];
  /** Resolves to whether the site has a page at a path. */
  readonly answers: (path: string) => Promise<boolean>;
  /** Returns `{ blockId }` with the document's id of the block around an element; empty if there is none. */
  blockOf(element: Pick<MarkedElement, 'blockId'>): { readonly blockId?: string };
  /** The page with the blocks of the sections that it refers to. */
  readonly filled: PageDocument;
  /** Returns the id in the filled page of the block around an element; `undefined` if there is none. */
  partOf(element: Pick<MarkedElement, 'blockId' | 'partId'>): string | undefined;
}

/** A script file that blocks of the page load. */
export interface ScriptFile {
  readonly url: string;
  /** The compressed size, as sent. */
  readonly bytes: number;
}

/** Finds one kind of fault in a page. */
export type PageRule = (page: CheckedPage) => readonly Finding[] | Promise<readonly Finding[]>;
