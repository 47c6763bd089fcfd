/**
 * What a browser lends the identity client of a newspaper under a path. Another newspaper on the same host has the same
 * storage, channel, locks and cookies: each keeps to items of its own, or a login here would end the one there. Fetched by
 * pages under a path alone.
 */
import { isRecord } from '@broadsheet/client-core';
import type { IdentityAdapters } from '@broadsheet/sdk-identity';
import { storageAtPath } from './storageAtPath.ts';

type Tabs = Pick<IdentityAdapters, 'openChannel' | 'listenToStorage'>;

/** Other tabs of this newspaper, and none of another one's. */
function tabsAtPath({ openChannel, listenToStorage }: Tabs, base: string): Tabs {
  return {
    ...(openChannel && {
      openChannel(receive) {
        const channel = openChannel((said) => {
          if (isRecord(said) && said['base'] === base) receive(said['message']);
        });
        return { ...channel, post: (message) => channel.post({ base, message }) };
      },
    }),
    ...(listenToStorage && {
      listenToStorage: (run) =>
        listenToStorage((event) => {
          if (event.key === null) run(event);
          else if (event.key.endsWith(base)) run({ ...event, key: event.key.slice(0, -base.length) });
        }),
    }),
  };
}

/** @param base site property `basePath`, not empty */
export function identityAtPath(adapters: IdentityAdapters, base: string): IdentityAdapters {
  const { cookies, locks } = adapters;
  return {
    ...adapters,
    ...tabsAtPath(adapters, base),
    localStorage: storageAtPath(() => window.localStorage, base),
    sessionStorage: storageAtPath(() => window.sessionStorage, base),
    ...(locks && {
      locks: { request: (name, options, run) => locks.request(name + base, options, run) },
    }),
    ...(cookies && {
      cookies: {
        ...cookies,
        write(cookie) {
          // A session that several hosts share stands on none of their paths.
          cookies.write(cookie.includes('Domain=') ? cookie : cookie.replace('Path=/;', `Path=${base};`));
        },
      },
    }),
  };
}
