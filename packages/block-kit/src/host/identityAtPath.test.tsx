import type { IdentityAdapters } from '@broadsheet/sdk-identity';
import { expect, it } from 'vitest';
import { identityAtPath } from './identityAtPath.ts';

const BASE = '/news';

/** A browser as seen by what is done to it. */
function openBrowser() {
  const cookies: string[] = [];
  const posted: unknown[] = [];
  const locked: string[] = [];
  const heard = new Set<(said: unknown) => void>();
  const stored = new Set<Parameters<NonNullable<IdentityAdapters['listenToStorage']>>[0]>();
  const adapters: IdentityAdapters = {
    cookies: { read: () => '', write: (cookie) => void cookies.push(cookie), isHttps: () => true },
    locks: { request: async (name, _options, run) => (locked.push(name), run()) },
    openChannel(receive) {
      heard.add(receive);
      return { post: (said) => void posted.push(said), close: () => void heard.delete(receive) };
    },
    listenToStorage(run) {
      stored.add(run);
      return () => void stored.delete(run);
    },
  };
  return {
    adapters: identityAtPath(adapters, BASE),
    cookies,
    posted,
    locked,
    post: (said: unknown) => heard.forEach((receive) => receive(said)),
    store: (key: string | null) => stored.forEach((run) => run({ key, newValue: null })),
  };
}

it('says to tabs of this newspaper what they alone hear', () => {
  const { adapters, posted, post } = openBrowser();
  const heard: unknown[] = [];
  const channel = adapters.openChannel?.((message) => heard.push(message));
  channel?.post('signed out');
  for (const said of [...posted, 'signed out', { base: '/sport', message: 'signed out' }]) post(said);
  expect(heard).toEqual(['signed out']);
  channel?.close();
  posted.forEach(post);
  expect(heard).toHaveLength(1);
});

it('receives changes of its own items by their names, and of a cleared storage', () => {
  const { adapters, store } = openBrowser();
  const heard: unknown[] = [];
  adapters.listenToStorage?.(({ key }) => heard.push(key));
  for (const key of ['ArcId.USER_INFO/sport', 'ArcId.USER_INFO/news', 'ArcId.USER_INFO', null]) store(key);
  expect(heard).toEqual(['ArcId.USER_INFO', null]);
});

it('keeps items and locks of its own', async () => {
  const { adapters, locked } = openBrowser();
  adapters.localStorage?.()?.setItem('ArcId.USER_INFO', 'here');
  expect([localStorage.getItem('ArcId.USER_INFO/news'), localStorage.getItem('ArcId.USER_INFO')]).toEqual([
    'here',
    null,
  ]);
  expect(adapters.localStorage?.()?.getItem('ArcId.USER_INFO')).toBe('here');
  adapters.localStorage?.()?.removeItem('ArcId.USER_INFO');
  expect(localStorage).toHaveLength(0);
  await adapters.locks?.request('refresh', { signal: new AbortController().signal }, async () => undefined);
  expect(locked).toEqual(['refresh/news']);
});

it('keeps a cookie to its path, unless several hosts share it', () => {
  const { adapters, cookies } = openBrowser();
  adapters.cookies?.write('a=1; Path=/; SameSite=Lax');
  adapters.cookies?.write('a=1; Domain=example.com; Path=/; SameSite=Lax');
  expect(cookies).toEqual(['a=1; Path=/news; SameSite=Lax', 'a=1; Domain=example.com; Path=/; SameSite=Lax']);
});
