import { parseMatch, parsePageDocument, parseUpdate } from '@broadsheet/page-document';
import type { BlockUpdate, PageDocument, PageMatch } from '@broadsheet/page-document';
import { boolean, list, number, record } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';
import type { OpenedDraft } from './SavingState.ts';

/** A page as it was opened. */
export interface OpenedPage extends OpenedDraft<PageDocument> {
  readonly isPublished: boolean;
  /** What readers find the page by; absent where it is not published. */
  readonly publishedMatch?: PageMatch | undefined;
  /** Blocks that older versions have written: the document has them brought up to date. */
  readonly updates?: readonly BlockUpdate[] | undefined;
}

const pathOf = (id: string): string => `/pages/${encodeURIComponent(id)}`;

const parseOpened: Parser<OpenedPage> = (input) => {
  const {
    document,
    revision,
    isPublished = false,
    publishedMatch,
    updates,
  } = record({
    document: parsePageDocument,
    revision: number,
    isPublished: boolean,
    publishedMatch: parseMatch,
    updates: list(parseUpdate),
  })(input) ?? {};
  if (document === undefined || revision === undefined) return undefined;
  return { document, revision, isPublished, publishedMatch, updates };
};

export const openPage = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal?: AbortSignal },
): Promise<OpenedPage> => client.get(pathOf(id), parseOpened, signal);

const parseSaved: Parser<number> = (input) => record({ revision: number })(input)?.revision;

/** Saves a draft made of a revision. @returns the next revision; rejects with 409 where somebody else has saved meanwhile */
export const saveDraft = (
  client: EditorClient,
  { document: { id, ...page }, revision }: OpenedDraft<PageDocument>,
): Promise<number> =>
  client.send('PUT', `${pathOf(id)}/draft`, {
    body: { document: { schemaVersion: 1, id, ...page }, revision },
    parse: parseSaved,
  });
