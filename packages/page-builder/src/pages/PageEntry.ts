import { boolean, list, number, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';

/** Who did something, and when. */
export interface Deed {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly editorName: string;
}

/** A page or template as the list of all pages tells of it. */
export interface PageEntry {
  readonly id: string;
  /** The draft, or what is published where there is none. */
  readonly document: PageDocument;
  readonly isPublished: boolean;
  readonly hasDraft: boolean;
  /** Of the draft; 0 where there is none. */
  readonly revision: number;
  /** When the draft was saved last; `undefined` without one. */
  readonly saved: Deed | undefined;
  /** When what readers see was published; `undefined` for what came by an import. */
  readonly published: Deed | undefined;
  /** What will happen by itself, in milliseconds since 1970. */
  readonly schedule: PageMoments;
}

export interface PageMoments {
  readonly publishAt?: number | undefined;
  readonly unpublishAt?: number | undefined;
}

function toDeed(publication: { publishedAt?: number; editorName?: string } | undefined): Deed | undefined {
  const { publishedAt, editorName = '' } = publication ?? {};
  return publishedAt === undefined ? undefined : { at: publishedAt, editorName };
}

const parseEntry: Parser<PageEntry> = (input) => {
  const {
    document,
    isPublished = false,
    draft,
    publication,
    schedule = {},
  } = record({
    document: parsePageDocument,
    isPublished: boolean,
    draft: record({ revision: number, editorName: text, changedAt: number }),
    publication: record({ publishedAt: number, editorName: text }),
    schedule: record({ publishAt: number, unpublishAt: number }),
  })(input) ?? {};
  if (document === undefined) return undefined;
  const { revision = 0, editorName = '', changedAt } = draft ?? {};
  return {
    id: document.id,
    document,
    isPublished,
    hasDraft: draft !== undefined,
    revision,
    saved: changedAt === undefined ? undefined : { at: changedAt, editorName },
    published: toDeed(publication),
    schedule,
  };
};

const parsePages: Parser<readonly PageEntry[]> = (input) => record({ pages: list(parseEntry) })(input)?.pages;

export const listPages = (client: EditorClient, signal?: AbortSignal): Promise<readonly PageEntry[]> =>
  client.get('/pages', parsePages, signal);

/** A page that was deleted and can be brought back. */
export interface DeletedEntry {
  readonly document: PageDocument;
  readonly isPublished: boolean;
  readonly deleted: Deed;
}

const parseDeleted: Parser<DeletedEntry> = (input) => {
  const {
    document,
    isPublished = false,
    deletedAt = 0,
    editorName = '',
  } = record({
    document: parsePageDocument,
    isPublished: boolean,
    deletedAt: number,
    editorName: text,
  })(input) ?? {};
  return document && { document, isPublished, deleted: { at: deletedAt, editorName } };
};

const parseDeletedPages: Parser<readonly DeletedEntry[]> = (input) =>
  record({ pages: list(parseDeleted) })(input)?.pages;

export const listDeletedPages = (
  client: EditorClient,
  signal?: AbortSignal,
): Promise<readonly DeletedEntry[]> => client.get('/deleted-pages', parseDeletedPages, signal);
