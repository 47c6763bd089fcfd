/**
 * Keeps in the browser the work that the server does not have yet, so that it survives a crash, a closed tab and a lost
 * network.
 */
import type { Environment } from '@broadsheet/block-kit';
import { number, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';

export interface LocalDraft<Document> {
  readonly document: Document;
  /** The document with which the work started; `revision` is its revision on the server. */
  readonly base: Document;
  readonly revision: number;
  /** What the server tells the published version by, with which the work started. */
  readonly published?: string | undefined;
}

export interface LocalDrafts<Document> {
  read(): LocalDraft<Document> | undefined;
  write(draft: LocalDraft<Document>): void;
  /** Removes what was read or written here; what another tab has written since stays. */
  drop(): void;
}

type LocalStorage = Pick<Environment, 'readLocalItem' | 'writeLocalItem'>;

export interface LocalDraftOptions<Document> {
  readonly editorId: string;
  /** The name of what is edited, unique among everything that the editor works on. */
  readonly subject: string;
  readonly parse: Parser<Document>;
}

/**
 * Returns the storage of one editor's draft of one page or setting; two people at one computer do not see each other's
 * drafts.
 */
export function createLocalDrafts<Document>(
  storage: LocalStorage,
  { editorId, subject, parse }: LocalDraftOptions<Document>,
): LocalDrafts<Document> {
  const key = `broadsheet.draft.${editorId}.${subject}`;
  const parseDraft = record({ document: parse, base: parse, revision: number, published: text });

  function parseText(kept: string): LocalDraft<Document> | undefined {
    try {
      const { document, base, revision, published } = parseDraft(JSON.parse(kept)) ?? {};
      if (document === undefined || base === undefined || revision === undefined) return undefined;
      return { document, base, revision, published };
    } catch {
      // The text is cut off or was written by another program, so there is nothing to restore.
      return undefined;
    }
  }

  /** The text that this tab has written or restored; another tab may have the same page open, with its own work. */
  let own: string | undefined;

  return {
    read() {
      own = storage.readLocalItem(key);
      return own === undefined ? undefined : parseText(own);
    },
    write(draft) {
      own = JSON.stringify(draft);
      storage.writeLocalItem(key, own);
    },
    drop() {
      if (own !== undefined && storage.readLocalItem(key) === own) storage.writeLocalItem(key, undefined);
      own = undefined;
    },
  };
}
