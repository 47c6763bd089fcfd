import { addBase } from '@broadsheet/client-core';
import type { Environment } from './Host.ts';

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

/** Storage may be full or forbidden, which costs readers the way back to a page and nothing else. */
function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

interface StoredItem {
  readonly name: string;
  readonly value: string | undefined;
}

function writeItem(storage: () => Storage, { name, value }: StoredItem): void {
  tryStorage(() => (value === undefined ? storage().removeItem(name) : storage().setItem(name, value)));
}

/** A page that comes back from the browser's memory has heard nothing while it was there. */
const STORAGE_EVENTS = ['storage', 'pageshow'] as const;

/**
 * Call it in a browser only; it reads nothing before its methods are called.
 *
 * @param base site property `basePath`
 */
export function browserEnvironment(base = '', view: Window = window): Environment {
  const publicUrl = (address: string) => addBase(address, base);
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
    readLocalItem: (name) => tryStorage(() => view.localStorage.getItem(name)) ?? undefined,
    writeLocalItem: (name, value) => writeItem(() => view.localStorage, { name, value }),
    onStorageChange(run) {
      for (const name of STORAGE_EVENTS) view.addEventListener(name, run);
      return () => STORAGE_EVENTS.forEach((name) => view.removeEventListener(name, run));
    },
    readSessionItem: (name) => tryStorage(() => view.sessionStorage.getItem(name)) ?? undefined,
    writeSessionItem: (name, value) => writeItem(() => view.sessionStorage, { name, value }),
    now: () => Date.now(),
    every(milliseconds, run) {
      const timer = view.setInterval(run, milliseconds);
      return () => view.clearInterval(timer);
    },
    matches: (mediaQuery) => view.matchMedia(mediaQuery).matches,
  };
}
