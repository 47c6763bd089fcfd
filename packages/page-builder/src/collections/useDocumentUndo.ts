'use client';
import { isSameValue } from '@broadsheet/page-document';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SettingDocument } from '../settings/Setting.ts';
import type { SettingFormProps } from '../settings/SettingForm.ts';

/** The number of changes that can be undone. */
const MOST = 100;

export interface DocumentUndo {
  readonly canUndo: boolean;
  /** Returns the document as it is now, even when called long after the rendering. */
  readonly present: () => SettingDocument;
  /** Changes the present document, so that it can be undone. */
  readonly change: (change: (present: SettingDocument) => SettingDocument) => void;
  readonly undo: () => void;
}

interface History {
  /** The documents before one's own changes, the oldest first. */
  readonly past: readonly SettingDocument[];
  /** The document after the last of them. */
  readonly own: SettingDocument;
}

/**
 * Returns a way to undo one's own changes of a document, one after the other. What another editor has changed meanwhile ends
 * it, because undoing would take that back too; a publication, after which the same document is read again, does not.
 */
export function useDocumentUndo({
  document,
  onChange,
}: Pick<SettingFormProps, 'document' | 'onChange'>): DocumentUndo {
  const [history, setHistory] = useState<History>({ past: [], own: document });
  const latest = useRef(document);
  useLayoutEffect(() => {
    latest.current = document;
  }, [document]);
  const past = isSameValue(history.own, document) ? history.past : [];
  const before = past.at(-1);
  return {
    canUndo: before !== undefined,
    present: () => latest.current,
    change(change) {
      const present = latest.current;
      const next = change(present);
      if (next === present) return;
      latest.current = next;
      setHistory((now) => ({
        past: [...(isSameValue(now.own, present) ? now.past : []), present].slice(-MOST),
        own: next,
      }));
      onChange(next);
    },
    undo() {
      if (before === undefined) return;
      setHistory({ past: past.slice(0, -1), own: before });
      onChange(before);
    },
  };
}
