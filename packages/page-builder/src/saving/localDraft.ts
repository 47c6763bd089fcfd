/**
 * Work that the server does not have yet, kept in the browser: it survives a crash, a closed tab and a lost network.
 */
import type { Environment } from '@broadsheet/block-kit';
import { number, record } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';

export interface LocalDraft<Document> {
  readonly document: Document;
  /** What the work began with, and its revision on the server. */
  readonly base: Document;
  readonly revision: number;
}

export interface LocalDrafts<Document> {
  read(): LocalDraft<Document> | undefined;
  write(draft: LocalDraft<Document>): void;
  drop(): void;
}

type LocalStorage = Pick<Environment, 'readLocalItem' | 'writeLocalItem'>;

export interface LocalDraftOptions<Document> {
  readonly editorId: string;
  /** Tells what the draft is of from everything else that the editor works on. */
  readonly subject: string;
  readonly parse: Parser<Document>;
}

/** The draft of one editor for one page or setting; two people at one computer do not see each other's. */
export function createLocalDrafts<Document>(
  storage: LocalStorage,
  { editorId, subject, parse }: LocalDraftOptions<Document>,
): LocalDrafts<Document> {
  const key = `broadsheet.draft.${editorId}.${subject}`;
  const parseDraft = record({ document: parse, base: parse, revision: number });

  function parseText(text: string): LocalDraft<Document> | undefined {
    try {
      const { document, base, revision } = parseDraft(JSON.parse(text)) ?? {};
      if (document === undefined || base === undefined || revision === undefined) return undefined;
      return { document, base, revision };
    } catch {
      // Cut off or of another program: there is nothing in it to bring back.
      return undefined;
    }
  }

  return {
    read() {
      const text = storage.readLocalItem(key);
      return text === undefined ? undefined : parseText(text);
    },
    write: (draft) => storage.writeLocalItem(key, JSON.stringify(draft)),
    drop: () => storage.writeLocalItem(key, undefined),
  };
}
