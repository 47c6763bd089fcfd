'use client';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { CLIPBOARD_TYPE, printCopied } from '../editing/copiedBlocks.ts';
import { useEditing } from '../editing/Editing.ts';
import { isWriting } from './useShortcuts.ts';

/** Returns whether an event belongs to something else: a text field, a dialog, or selected words. */
function isElsewhere({ target }: Event, { ownerDocument }: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (isWriting(target) || target.closest('dialog, [role=dialog]') !== null) return true;
  return ownerDocument.getSelection()?.isCollapsed === false;
}

/**
 * Copies, cuts and pastes the selected blocks with the browser's own events, which need no permission and reach other pages,
 * tabs and windows. They are listened to on the document, because a browser sends them to its body when nothing has the focus.
 */
export function useClipboard(
  whole: RefObject<HTMLElement | null>,
  onPaste: (problem: string | undefined) => void,
): void {
  const { copied, removeSelected, paste } = useEditing();
  useEffect(() => {
    const element = whole.current;
    if (element === null) return undefined;
    const { ownerDocument } = element;

    function write(event: ClipboardEvent) {
      const blocks = element === null || isElsewhere(event, element) ? [] : copied(event.type === 'cut');
      if (blocks.length === 0 || event.clipboardData === null) return;
      const json = printCopied(blocks);
      event.clipboardData.setData(CLIPBOARD_TYPE, json);
      event.clipboardData.setData('text/plain', json);
      event.preventDefault();
      if (event.type === 'cut') removeSelected();
    }

    function read(event: ClipboardEvent) {
      if (element === null || event.clipboardData === null || isElsewhere(event, element)) return;
      event.preventDefault();
      const { clipboardData } = event;
      onPaste(paste(clipboardData.getData(CLIPBOARD_TYPE) || clipboardData.getData('text/plain')));
    }

    ownerDocument.addEventListener('copy', write);
    ownerDocument.addEventListener('cut', write);
    ownerDocument.addEventListener('paste', read);
    return () => {
      ownerDocument.removeEventListener('copy', write);
      ownerDocument.removeEventListener('cut', write);
      ownerDocument.removeEventListener('paste', read);
    };
  }, [whole, onPaste, copied, removeSelected, paste]);
}
