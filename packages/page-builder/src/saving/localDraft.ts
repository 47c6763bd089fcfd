/**
 * Keeps in the browser the work that the server does not have yet, so that it survives a crash, a closed tab and a lost
 * network. Each window keeps its own, and finds what closed windows have left.
 */
import type { Environment } from '@broadsheet/block-kit';
import type { Clock, Parser } from '@broadsheet/client-core';
import { number, record, text } from '@broadsheet/client-core';
import type { EditorWindows } from './EditorWindows.ts';

export interface LocalDraft<Document> {
  readonly document: Document;
  /** The document with which the work started; `revision` is its revision on the server. */
  readonly base: Document;
  readonly revision: number;
  /** What the server tells the published version by, with which the work started. */
  readonly published?: string | undefined;
}

/** A draft of a window that was closed before it was saved on the server. */
export interface LeftDraft<Document> extends LocalDraft<Document> {
  /** The id of that window. */
  readonly window: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly keptAt: number;
}

export interface LocalDrafts<Document> {
  /** Returns this window's own draft. */
  read(): LocalDraft<Document> | undefined;
  write(draft: LocalDraft<Document>): void;
  /** Removes this window's own draft. */
  drop(): void;
  /** Returns the drafts that closed windows have left, newest first. */
  findLeft(): Promise<readonly LeftDraft<Document>[]>;
  /** Returns whether a draft is still there: another window may have taken it over. */
  hasLeft(draft: LeftDraft<Document>): boolean;
  removeLeft(draft: LeftDraft<Document>): void;
}

type LocalStorage = Pick<Environment, 'readLocalItem' | 'writeLocalItem'>;

export interface LocalDraftOptions<Document> {
  readonly windows: EditorWindows;
  readonly clock: Pick<Clock, 'now'>;
  readonly editorId: string;
  /** The name of what is edited, unique among everything that the editor works on. */
  readonly subject: string;
  readonly parse: Parser<Document>;
}

/** Returns a function that reads a stored draft; `undefined` for a text that is cut off or was written by another program. */
function createDraftParser<Document>(parse: Parser<Document>) {
  const parseDraft = record({
    document: parse,
    base: parse,
    revision: number,
    published: text,
    keptAt: number,
  });
  return (kept: string | undefined): Omit<LeftDraft<Document>, 'window'> | undefined => {
    if (kept === undefined) return undefined;
    try {
      const { document, base, revision, published, keptAt = 0 } = parseDraft(JSON.parse(kept)) ?? {};
      if (document === undefined || base === undefined || revision === undefined) return undefined;
      return { document, base, revision, published, keptAt };
    } catch {
      // There is nothing to restore.
      return undefined;
    }
  };
}

/**
 * Returns the storage of one editor's drafts of one page or setting; two people at one computer do not see each other's
 * drafts.
 */
export function createLocalDrafts<Document>(
  storage: LocalStorage,
  { windows, clock, editorId, subject, parse }: LocalDraftOptions<Document>,
): LocalDrafts<Document> {
  // Neither an id nor a subject contains the character in front of the window.
  const prefix = `broadsheet.draft.${editorId}.${subject}#`;
  const own = prefix + windows.own;
  const parseText = createDraftParser(parse);
  const readLeft = (window: string): readonly LeftDraft<Document>[] => {
    const kept = parseText(storage.readLocalItem(prefix + window));
    return kept === undefined ? [] : [{ ...kept, window }];
  };
  return {
    read: () => parseText(storage.readLocalItem(own)),
    write: (draft) => storage.writeLocalItem(own, JSON.stringify({ ...draft, keptAt: clock.now() })),
    drop: () => storage.writeLocalItem(own, undefined),
    async findLeft() {
      const open = await windows.listOpen();
      return windows
        .listItems()
        .flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
        .filter((window) => !open.has(window))
        .flatMap(readLeft)
        .toSorted((one, other) => other.keptAt - one.keptAt);
    },
    hasLeft: ({ window }) => storage.readLocalItem(prefix + window) !== undefined,
    removeLeft: ({ window }) => storage.writeLocalItem(prefix + window, undefined),
  };
}
