/**
 * The undo and redo of one editor.
 *
 * It stores edits, not pages, so that undoing one's own edit keeps what another editor has changed since. An edit that can
 * no longer be undone because its block is gone is dropped, and the edit before it is undone instead.
 */
import type { PageDocument } from '../document/PageDocument.ts';
import { applyEdit } from './applyEdit.ts';
import type { EditResult, PageEdit } from './PageEdit.ts';

export interface History {
  /** The edits that undo what was done, the latest last. */
  readonly undo: readonly PageEdit[];
  readonly redo: readonly PageEdit[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** The largest number of edits that can be undone. */
const MAX_EDITS = 500;

/** Returns whether two edits are undone together because they set the same fields, as typing letters into one field does. */
function continues(inverse: PageEdit, last: PageEdit | undefined): boolean {
  return (
    inverse.kind === 'setFields' &&
    last?.kind === 'setFields' &&
    inverse.id === last.id &&
    touchedFields(inverse) === touchedFields(last)
  );
}

const touchedFields = ({ set, unset }: Extract<PageEdit, { readonly kind: 'setFields' }>): string =>
  [...Object.keys(set), ...unset].toSorted().join(' ');

/** Adds an edit to the history. @param isTyping whether it may be undone together with the one before it */
export function remember(history: History, inverse: PageEdit, { isTyping = false } = {}): History {
  const { undo } = history;
  if (isTyping && continues(inverse, undo.at(-1))) return { undo, redo: [] };
  return { undo: [...undo, inverse].slice(-MAX_EDITS), redo: [] };
}

export interface Stepped {
  readonly page: PageDocument;
  readonly history: History;
  /** The edit made to the page, for other views of it; `undefined` if there was nothing to undo or redo. */
  readonly edit: PageEdit | undefined;
}

interface Step {
  readonly result: Extract<EditResult, { readonly kind: 'done' }>;
  readonly edit: PageEdit;
  /** The edits before it. */
  readonly left: readonly PageEdit[];
}

/** Applies the latest of the edits that can still be applied; `undefined` if none can. */
function step(page: PageDocument, edits: readonly PageEdit[]): Step | undefined {
  for (const [index, edit] of [...edits.entries()].toReversed()) {
    const result = applyEdit(page, edit);
    if (result.kind === 'done') return { result, edit, left: edits.slice(0, index) };
  }
  return undefined;
}

export function undoEdit(page: PageDocument, history: History): Stepped {
  const stepped = step(page, history.undo);
  if (stepped === undefined) return { page, history: { ...history, undo: [] }, edit: undefined };
  const { result, edit, left } = stepped;
  return { page: result.page, history: { undo: left, redo: [...history.redo, result.inverse] }, edit };
}

export function redoEdit(page: PageDocument, history: History): Stepped {
  const stepped = step(page, history.redo);
  if (stepped === undefined) return { page, history: { ...history, redo: [] }, edit: undefined };
  const { result, edit, left } = stepped;
  return { page: result.page, history: { undo: [...history.undo, result.inverse], redo: left }, edit };
}
