import type { MergeConflict } from '@broadsheet/page-document';
import type { OpenedPage } from './pageCalls.ts';

/** Whether the work is safe, and where. */
export type SavingState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** The server was not reached: the work is kept in the browser, and saving is tried again. */
  | { readonly kind: 'unreached'; readonly message: string }
  /** The server does not take it: it is tried again with the next change. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody has to decide; until then nothing is saved on the server. */
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly MergeConflict[];
      readonly theirs: OpenedPage;
    };
