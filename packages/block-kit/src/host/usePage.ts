'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { Page } from './Host.ts';

/** The Navigation API, which tells of what a router does to the URL; older browsers lack it. */
function getNavigation(view: object): EventTarget | undefined {
  const navigation: unknown = Reflect.get(view, 'navigation');
  return navigation instanceof EventTarget ? navigation : undefined;
}

/** Calls `run` after each change of the URL that the browser tells of. */
function followUrl(run: () => void): () => void {
  const sources: readonly (readonly [EventTarget | undefined, string])[] = [
    [window, 'popstate'],
    [getNavigation(window), 'currententrychange'],
  ];
  for (const [source, name] of sources) source?.addEventListener(name, run);
  return () => sources.forEach(([source, name]) => source?.removeEventListener(name, run));
}

const toQuery = (address: string) => Object.fromEntries(new URLSearchParams(address.split(/[?#]/)[1]));

/**
 * Returns the page of the host. The path and the query are those that the application gives; without them those of the
 * browser's URL, from the second render on, and again whenever the application's router changes it.
 *
 * @param readAddress returns the path and query of the browser's URL
 */
export function usePage(
  given: Partial<Page> | undefined,
  readAddress: () => string,
): Partial<Page> | undefined {
  const current = useSyncExternalStore(followUrl, readAddress, () => '');
  return useMemo(
    () =>
      current === '' ? given : { path: current.split(/[?#]/)[0] ?? '/', query: toQuery(current), ...given },
    [given, current],
  );
}
