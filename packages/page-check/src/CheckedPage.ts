import type { Block } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { Finding } from './Finding.ts';
import type { MarkedElement, PageMarkup } from './markup/PageMarkup.ts';

/** A page as its readers will get it, with what the site knows besides. */
export interface CheckedPage {
  readonly page: PageDocument;
  /** The path at which it is looked at. */
  readonly path: string;
  /** Blocks of the document, parents before children. */
  readonly nodes: readonly BlockNode[];
  readonly blocks: ReadonlyMap<string, Block>;
  readonly others: readonly PageDocument[];
  readonly site: SiteProperties;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Style sheet with the tokens of the theme. */
  readonly themeCss: string;
  readonly markup: PageMarkup;
  /** False where readers would get the page of an error instead. */
  readonly isFound: boolean;
  /** Files of script that its blocks bring when all are awake, each once. */
  readonly scripts: readonly ScriptFile[];
  /** Whether the site answers a path. */
  readonly answers: (path: string) => Promise<boolean>;
  /** `{ blockId }` of the document for an element, or nothing. */
  blockOf(element: Pick<MarkedElement, 'blockId'>): { readonly blockId?: string };
}

/** A file of script that blocks of the page bring. */
export interface ScriptFile {
  readonly url: string;
  /** As it travels. */
  readonly bytes: number;
}

/** Finds one kind of fault in a page. */
export type PageRule = (page: CheckedPage) => readonly Finding[] | Promise<readonly Finding[]>;
