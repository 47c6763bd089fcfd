import { parseMatch, parsePageDocument, parseUpdate } from '@broadsheet/page-document';
import type { BlockUpdate, PageDocument, PageMatch } from '@broadsheet/page-document';
import { boolean, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import type { OpenedDraft } from './SavingState.ts';

/** A page as the server returned it. */
export interface OpenedPage extends OpenedDraft<PageDocument> {
  readonly isPublished: boolean;
  /** The publication of the version that readers see; absent for an imported one. `publishedAt` is ms since 1970. */
  readonly publication?: { readonly publishedAt: number; readonly editorName: string } | undefined;
  /** The match of the published version; absent if the page is not published. */
  readonly publishedMatch?: PageMatch | undefined;
  /** The blocks whose fields older versions had written; `document` has them migrated. */
  readonly updates?: readonly BlockUpdate[] | undefined;
}

const parsePublication: Parser<OpenedPage['publication']> = (input) => {
  const { publishedAt, editorName = '' } = record({ publishedAt: number, editorName: text })(input) ?? {};
  return publishedAt === undefined ? undefined : { publishedAt, editorName };
};

const getPath = (id: string): string => `/pages/${encodeURIComponent(id)}`;

const parseOpened: Parser<OpenedPage> = (input) => {
  const {
    document,
    revision,
    isPublished = false,
    published,
    publication,
    publishedMatch,
    updates,
  } = record({
    document: parsePageDocument,
    revision: number,
    isPublished: boolean,
    published: text,
    publication: parsePublication,
    publishedMatch: parseMatch,
    updates: list(parseUpdate),
  })(input) ?? {};
  if (document === undefined || revision === undefined) return undefined;
  return { document, revision, isPublished, published, publication, publishedMatch, updates };
};

export const openPage = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal?: AbortSignal },
): Promise<OpenedPage> => client.get(getPath(id), parseOpened, signal);

const parseSaved: Parser<number> = (input) => record({ revision: number })(input)?.revision;

/**
 * Saves a draft that is based on a revision.
 *
 * @returns the next revision; rejects with 409 when somebody else has saved since
 */
export const saveDraft = (
  client: EditorClient,
  { document: { id, ...page }, revision, published }: OpenedDraft<PageDocument>,
): Promise<number> =>
  client.send('PUT', `${getPath(id)}/draft`, {
    body: { document: { schemaVersion: 1, id, ...page }, revision, published },
    parse: parseSaved,
  });
