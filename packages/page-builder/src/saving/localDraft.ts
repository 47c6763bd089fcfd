/**
 * Work that the server does not have yet, kept in the browser: it survives a crash, a closed tab and a lost network.
 */
import type { Environment } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { number, record } from '@broadsheet/sdk-content';

export interface LocalDraft {
  readonly page: PageDocument;
  /** What the work began with, and its revision on the server. */
  readonly base: PageDocument;
  readonly revision: number;
}

export interface LocalDrafts {
  read(): LocalDraft | undefined;
  write(draft: LocalDraft): void;
  drop(): void;
}

type LocalStorage = Pick<Environment, 'readLocalItem' | 'writeLocalItem'>;

const parseDraft = record({ page: parsePageDocument, base: parsePageDocument, revision: number });

function parseText(text: string): LocalDraft | undefined {
  try {
    const { page, base, revision } = parseDraft(JSON.parse(text)) ?? {};
    return page && base && revision !== undefined ? { page, base, revision } : undefined;
  } catch {
    // Cut off or of another program: there is nothing in it to bring back.
    return undefined;
  }
}

/** The draft of one editor for one page; two people at one computer do not see each other's. */
export function createLocalDrafts(
  storage: LocalStorage,
  { editorId, pageId }: { readonly editorId: string; readonly pageId: string },
): LocalDrafts {
  const key = `broadsheet.draft.${editorId}.${pageId}`;
  return {
    read() {
      const text = storage.readLocalItem(key);
      return text === undefined ? undefined : parseText(text);
    },
    write: (draft) => storage.writeLocalItem(key, JSON.stringify(draft)),
    drop: () => storage.writeLocalItem(key, undefined),
  };
}
