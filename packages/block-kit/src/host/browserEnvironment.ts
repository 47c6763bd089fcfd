import { addBase } from '@broadsheet/client-core';
import type { Environment } from './Host.ts';
import { SESSION_EVENT } from './sessionEvent.ts';

function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by another program in another encoding.
    return value;
  }
}

/** Returns `undefined` if storage is full or forbidden. Readers then only lose the way back to a page. */
function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * A page in the back/forward cache receives no storage events, so its return counts as a change; nor does the tab in which a
 * reader signs in or out, so its identity client dispatches the last one.
 */
const STORAGE_EVENTS = ['storage', 'pageshow', SESSION_EVENT] as const;

/**
 * Creates the environment of a browser window. It reads nothing before its methods are called.
 *
 * @param base the site property `basePath`
 */
export function browserEnvironment(base = '', view: Window = window): Environment {
  const publicUrl = (address: string) => addBase(address, base);
  // With a base path, items have it in their names: another newspaper on the same host has others.
  const itemsIn = (kind: 'localStorage' | 'sessionStorage') => ({
    read: (name: string) => tryStorage(() => view[kind].getItem(name + base)) ?? undefined,
    write: (name: string, value: string | undefined): void =>
      tryStorage(() =>
        value === undefined ? view[kind].removeItem(name + base) : view[kind].setItem(name + base, value),
      ),
  });
  const local = itemsIn('localStorage');
  const session = itemsIn('sessionStorage');
  return {
    publicUrl,
    fetch: (url, init) => view.fetch(publicUrl(url), init),
    readCookie: (name) => readCookie(view.document.cookie, name),
    writeCookie(name, value, { maxAgeSeconds }) {
      const secure = view.location.protocol === 'https:' ? '; Secure' : '';
      view.document.cookie = `${name}=${encodeURIComponent(value)}; Path=${base || '/'}; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
    },
    navigate: (address) => view.location.assign(publicUrl(address)),
    reload: () => view.location.reload(),
    print: () => view.print(),
    replaceAddress: (address) => view.history.replaceState(view.history.state, '', publicUrl(address)),
    siteUrl: () => view.location.origin + base,
    address: () => `${view.location.pathname.slice(base.length) || '/'}${view.location.search}`,
    referrer: () => view.document.referrer,
    readLocalItem: local.read,
    writeLocalItem: local.write,
    onStorageChange(run) {
      for (const name of STORAGE_EVENTS) view.addEventListener(name, run);
      return () => STORAGE_EVENTS.forEach((name) => view.removeEventListener(name, run));
    },
    readSessionItem: session.read,
    writeSessionItem: session.write,
    now: () => Date.now(),
    every(milliseconds, run) {
      const timer = view.setInterval(run, milliseconds);
      return () => view.clearInterval(timer);
    },
    matches: (mediaQuery) => view.matchMedia(mediaQuery).matches,
  };
}
