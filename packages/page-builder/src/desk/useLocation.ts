'use client';
import { addBase, removeBase } from '@broadsheet/client-core';
import { useCallback, useSyncExternalStore } from 'react';

/** Below which all screens are. */
export const DESK_PATH = '/pagebuilder';

const NAVIGATED = 'broadsheet:navigated';

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', NAVIGATED] as const;
  for (const name of events) globalThis.addEventListener(name, onChange);
  return () => events.forEach((name) => globalThis.removeEventListener(name, onChange));
}

const readSearch = (): string => globalThis.location.search;
const readPath = (base: string | undefined): string =>
  removeBase(globalThis.location.pathname, addBase(DESK_PATH, base)) ?? '/';

/** Tells when the window is closed, loaded anew or led elsewhere, while what is said then still gets out. @returns what ends it */
export function watchLeaving(onLeave: () => void): () => void {
  globalThis.addEventListener('pagehide', onLeave);
  return () => globalThis.removeEventListener('pagehide', onLeave);
}

export interface DeskLocation {
  /** Below `/pagebuilder`, such as `/pages/home/`. */
  readonly path: string;
  /** With its `?`; empty without one. */
  readonly search: string;
  navigate(path: string): void;
}

/**
 * Where the editor is, in the address of the window, so that links, reloading and the way back work.
 *
 * @param base site property `basePath`
 */
export function useLocation(base: string | undefined): DeskLocation {
  const path = useSyncExternalStore(
    subscribe,
    () => readPath(base),
    () => '/',
  );
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  const navigate = useCallback(
    (to: string) => {
      globalThis.history.pushState(null, '', addBase(DESK_PATH + to, base));
      globalThis.dispatchEvent(new Event(NAVIGATED));
    },
    [base],
  );
  return { path, search, navigate };
}
