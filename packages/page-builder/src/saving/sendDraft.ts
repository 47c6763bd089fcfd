import { getErrorMessage } from '@broadsheet/client-core';
import { EditorClientError } from '../api/EditorClientError.ts';
import type { Draft, DraftEvent } from './reduceDraft.ts';
import type { OpenedDraft, SavingFailure } from './SavingState.ts';

/** The server's calls for drafts of one kind. */
export interface DraftCalls<Document, Opened extends OpenedDraft<Document>> {
  open(): Promise<Opened>;
  /** Saves a draft. @returns the next revision; rejects with 409 when somebody else has saved since */
  save(draft: OpenedDraft<Document>): Promise<number>;
}

/** Returns whether the error means that somebody else has saved since. */
const isOvertaken = (error: unknown): boolean => error instanceof EditorClientError && error.status === 409;

function toFailed(error: unknown): { readonly kind: 'failed'; readonly failure: SavingFailure } {
  const message = getErrorMessage(error);
  const status = error instanceof EditorClientError ? error.status : undefined;
  return {
    kind: 'failed',
    failure: { kind: status === undefined || status >= 500 ? 'unreached' : 'refused', message },
  };
}

/** Saves a draft on the server. Never rejects. @returns the event that the result is */
export async function sendDraft<Document, Opened extends OpenedDraft<Document>>(
  { document, base: { revision, published } }: Draft<Document, unknown, unknown>,
  calls: DraftCalls<Document, Opened>,
): Promise<DraftEvent<Document, Opened>> {
  try {
    const next = await calls.save({ document, revision, published });
    return { kind: 'saved', version: { document, revision: next, published } };
  } catch (error) {
    if (!isOvertaken(error)) return { ...toFailed(error), sent: document };
  }
  try {
    return { kind: 'overtaken', theirs: await calls.open() };
  } catch (error) {
    return toFailed(error);
  }
}
