'use client';
import { addBase, removeBase } from '@broadsheet/client-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The path below which all screens are. */
export const BUILDER_PATH = '/pagebuilder';

const NAVIGATED = 'broadsheet:navigated';

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', NAVIGATED] as const;
  for (const name of events) globalThis.addEventListener(name, onChange);
  return () => events.forEach((name) => globalThis.removeEventListener(name, onChange));
}

const readSearch = (): string => globalThis.location.search;
const readPath = (base: string | undefined): string =>
  removeBase(globalThis.location.pathname, addBase(BUILDER_PATH, base)) ?? '/';

/**
 * Calls a listener when the window is closed, reloaded or navigated away, while a request can still be sent.
 *
 * @param options.isFirst whether it is called before the other listeners, because it still changes what they keep
 * @returns a function that removes the listener
 */
export function watchLeaving(onLeave: () => void, { isFirst = false } = {}): () => void {
  globalThis.addEventListener('pagehide', onLeave, isFirst);
  return () => globalThis.removeEventListener('pagehide', onLeave, isFirst);
}

export interface DeskLocation {
  /** The path below `/pagebuilder`, such as `/pages/home/`. */
  readonly path: string;
  /** The query with its `?`; empty without one. */
  readonly search: string;
  navigate(path: string): void;
}

/**
 * Returns the current screen's location from the window's URL, so that links, reloading and the back button work.
 *
 * @param base the site property `basePath`
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
      globalThis.history.pushState(null, '', addBase(BUILDER_PATH + to, base));
      globalThis.dispatchEvent(new Event(NAVIGATED));
    },
    [base],
  );
  return { path, search, navigate };
}
