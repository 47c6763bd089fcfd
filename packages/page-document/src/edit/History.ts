/**
 * Undo and redo of one editor.
 *
 * What is kept are edits and never pages: another editor's work that has come in meanwhile stays when one's own is undone.
 * An edit that can no longer be undone, because its block is gone, is dropped and the one before it is tried.
 */
import type { PageDocument } from '../document/PageDocument.ts';
import { applyEdit } from './applyEdit.ts';
import type { EditResult, PageEdit } from './PageEdit.ts';

export interface History {
  /** The edits that undo what was done, the last one last. */
  readonly undo: readonly PageEdit[];
  readonly redo: readonly PageEdit[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** Edits that are remembered. */
const MAX_EDITS = 500;

/** Whether an edit goes on with the one before it, as letters typed into one field do; they are undone together. */
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

/** Remembers an edit that was done. @param isTyping true where it may be undone together with the one before it */
export function remember(history: History, inverse: PageEdit, { isTyping = false } = {}): History {
  const { undo } = history;
  if (isTyping && continues(inverse, undo.at(-1))) return { undo, redo: [] };
  return { undo: [...undo, inverse].slice(-MAX_EDITS), redo: [] };
}

export interface Stepped {
  readonly page: PageDocument;
  readonly history: History;
  /** What was done to the page, for whoever else shows it; `undefined` if there was nothing to do. */
  readonly edit: PageEdit | undefined;
}

interface Step {
  readonly result: Extract<EditResult, { readonly kind: 'done' }>;
  readonly edit: PageEdit;
  /** Those before it. */
  readonly left: readonly PageEdit[];
}

/** Does the last of the edits that can be done. */
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
