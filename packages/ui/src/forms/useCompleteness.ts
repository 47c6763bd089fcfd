'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isComplete } from './formControls.ts';

const CONSTRAINTS = ['pattern', 'required', 'disabled', 'type'];

/** Whether every control is valid, followed as the reader types and as fields come and go. True before the script. */
export function useCompleteness(form: RefObject<HTMLFormElement | null>, isWatched: boolean): boolean {
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
