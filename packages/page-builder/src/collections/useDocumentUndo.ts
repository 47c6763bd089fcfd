'use client';
import { useRef } from 'react';
import type { SettingDocument } from '../settings/Setting.ts';
import type { SettingFormProps } from '../settings/SettingForm.ts';

/** The number of changes that can be undone. */
const MOST = 100;

export interface DocumentUndo {
  readonly canUndo: boolean;
  /** Changes the document, so that it can be undone. */
  readonly change: (next: SettingDocument) => void;
  readonly undo: () => void;
}

/**
 * Returns a way to undo one's own changes of a document, one after the other. What another editor has changed meanwhile ends
 * it, because undoing would take that back too.
 */
export function useDocumentUndo({
  document,
  onChange,
}: Pick<SettingFormProps, 'document' | 'onChange'>): DocumentUndo {
  const past = useRef<readonly SettingDocument[]>([]);
  const own = useRef(document);
  const isOwn = own.current === document;
  return {
    canUndo: isOwn && past.current.length > 0,
    change(next) {
      past.current = isOwn ? [...past.current, document].slice(-MOST) : [document];
      own.current = next;
      onChange(next);
    },
    undo() {
      const before = isOwn ? past.current.at(-1) : undefined;
      if (before === undefined) return;
      past.current = past.current.slice(0, -1);
      own.current = before;
      onChange(before);
    },
  };
}
