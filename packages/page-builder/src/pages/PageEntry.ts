import { boolean, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';

/** The editor and the moment of an action. */
export interface EditorAction {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly editorName: string;
}

/** A page or template in the list of all pages. */
export interface PageEntry {
  readonly id: string;
  /** The draft, or the published version if there is no draft. */
  readonly document: PageDocument;
  readonly isPublished: boolean;
  readonly hasDraft: boolean;
  /** The revision of the draft; 0 if there is none. */
  readonly revision: number;
  /** The last save of the draft; `undefined` without one. */
  readonly saved: EditorAction | undefined;
  /** The publication of the version that readers see; `undefined` for an imported one. */
  readonly published: EditorAction | undefined;
  /** The scheduled publication and unpublication, in milliseconds since 1970. */
  readonly schedule: PageMoments;
}

export interface PageMoments {
  readonly publishAt?: number | undefined;
  readonly unpublishAt?: number | undefined;
}

function toAction(
  publication: { publishedAt?: number; editorName?: string } | undefined,
): EditorAction | undefined {
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
    published: toAction(publication),
    schedule,
  };
};

const parsePages: Parser<readonly PageEntry[]> = (input) => record({ pages: list(parseEntry) })(input)?.pages;

export const listPages = (client: EditorClient, signal?: AbortSignal): Promise<readonly PageEntry[]> =>
  client.get('/pages', parsePages, signal);

/** A deleted page, which can be restored. */
export interface DeletedEntry {
  readonly document: PageDocument;
  readonly isPublished: boolean;
  readonly deleted: EditorAction;
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
