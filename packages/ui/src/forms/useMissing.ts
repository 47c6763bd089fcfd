'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { findMissing } from './formControls.ts';

const CONSTRAINTS = ['pattern', 'required', 'disabled', 'type'];

const NONE: readonly string[] = [];

/**
 * Returns the labels of the controls that are not valid yet, also as the reader types and as fields are added or removed.
 * Empty on the server and for a form that is not watched.
 */
export function useMissing(
  form: RefObject<HTMLFormElement | null>,
  { isWatched }: { readonly isWatched: boolean },
): readonly string[] {
  const [missing, setMissing] = useState(NONE);
  useEffect(() => {
    const element = form.current;
    const view = element?.ownerDocument.defaultView;
    if (!isWatched || !element || !view) return;
    const follow = () => {
      const found = findMissing(element);
      // The same labels are the same list, so that the observer does not see its own effect.
      setMissing((now) => (now.join('\n') === found.join('\n') ? now : found));
    };
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
  return isWatched ? missing : NONE;
}
