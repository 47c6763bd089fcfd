import { boolean, list, number, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';

/** A page or template as the list of all pages tells of it. */
export interface PageEntry {
  readonly id: string;
  /** The draft, or what is published where there is none. */
  readonly document: PageDocument;
  readonly isPublished: boolean;
  readonly hasDraft: boolean;
}

const parseEntry: Parser<PageEntry> = (input) => {
  const {
    document,
    isPublished = false,
    draft,
  } = record({
    document: parsePageDocument,
    isPublished: boolean,
    draft: record({ revision: number, editorName: text }),
  })(input) ?? {};
  if (document === undefined) return undefined;
  return { id: document.id, document, isPublished, hasDraft: draft !== undefined };
};

const parsePages: Parser<readonly PageEntry[]> = (input) => record({ pages: list(parseEntry) })(input)?.pages;

export const listPages = (client: EditorClient, signal?: AbortSignal): Promise<readonly PageEntry[]> =>
  client.get('/pages', parsePages, signal);
