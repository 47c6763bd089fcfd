'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isComplete } from './formControls.ts';

const CONSTRAINTS = ['pattern', 'required', 'disabled', 'type'];

/**
 * Returns whether every control is valid, also as the reader types and as fields are added or removed. True on the server.
 */
export function useCompleteness(
  form: RefObject<HTMLFormElement | null>,
  { isWatched }: { readonly isWatched: boolean },
): boolean {
  const [complete, setComplete] = useState(true);
  useEffect(() => {
    const element = form.current;
    const view = element?.ownerDocument.defaultView;
    if (!isWatched || !element || !view) return;
    const follow = () => setComplete(isComplete(element));
    follow();
    element.addEventListener('input', follow);
    element.addEventListener('change', follow);
    const observer = new view.MutationObserver(follow);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: CONSTRAINTS });
    return () => {
      observer.disconnect();
      element.removeEventListener('input', follow);
      element.removeEventListener('change', follow);
    };
  }, [form, isWatched]);
  return !isWatched || complete;
}
