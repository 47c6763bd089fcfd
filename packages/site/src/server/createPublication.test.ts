import { createManualClock } from '@broadsheet/client-core';
import type { Platform } from '@broadsheet/platform';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config/readConfig.ts';
import { createLog } from './createLog.ts';
import { createPublication } from './createPublication.ts';

const page = (id: string) => ({
  id,
  match: { kind: 'path', path: `/${id}/` },
  layout: 'right-rail',
  areas: {},
});

/** A store that another process writes to. */
function setUp() {
  const stored = { pages: [page('home')] };
  const calls: string[] = [];
  const fetch: Platform['fetch'] = async (request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    return pathname.startsWith('/pages/') ? Response.json(stored) : Response.json({ websiteName: 'Courier' });
  };
  const clock = createManualClock();
  const config = readConfig({}, { home: '/srv', cwd: '/srv' });
  // Only these two parts of the platform are used here.
  const watchers = new Set<() => void>();
  const platform: Platform = Object.assign(Object.create(null), {
    fetch,
    async watchPublication(onChanged: () => void) {
      watchers.add(onChanged);
      return async () => void watchers.delete(onChanged);
    },
  });
  const publication = createPublication({ config, platform, log: createLog('silent'), clock });
  return { stored, calls, clock, publication, announce: () => watchers.forEach((tell) => tell()) };
}

test('sees within half a minute what another process has published', async () => {
  const { stored, clock, publication } = setUp();
  const live = await publication;
  stored.pages.push(page('about'));
  expect(live.current().pages).toHaveLength(1);
  clock.advance(30_000);
  live.current();
  await vi.waitFor(() => expect(live.current().pages).toHaveLength(2));
});

test('reads at once when the store tells of a change, once more for changes that come meanwhile', async () => {
  const { stored, calls, announce, publication } = setUp();
  const live = await publication;
  stored.pages.push(page('about'));
  for (let change = 0; change < 10; change += 1) announce();
  await vi.waitFor(() => expect(live.current().pages).toHaveLength(2));
  await live.reload();
  expect(calls.length).toBeLessThanOrEqual(5 * 3);
});

test('makes no more requests once it is closed', async () => {
  const { stored, calls, announce, publication } = setUp();
  const live = await publication;
  await live.close();
  const requested = calls.length;
  stored.pages.push(page('about'));
  announce();
  await new Promise(setImmediate);
  expect([calls.length, live.current().pages.length]).toEqual([requested, 1]);
});

test('shows the newest state when an older reading ends later', async () => {
  const { stored, publication } = setUp();
  const live = await publication;
  const first = live.reload();
  stored.pages.push(page('about'));
  await Promise.all([first, live.reload()]);
  expect(live.current().pages).toHaveLength(2);
});

test('asks the store once in half a minute, and keeps the same objects while nothing changes', async () => {
  const { calls, clock, publication } = setUp();
  const live = await publication;
  const before = live.current();
  clock.advance(30_000);
  live.current();
  live.current();
  await vi.waitFor(() => expect(calls).toHaveLength(10));
  await Promise.resolve();
  expect(live.current()).toBe(before);
});

test('reads at once when it is told to', async () => {
  const { stored, publication } = setUp();
  const live = await publication;
  stored.pages.push(page('about'));
  await live.reload();
  expect(live.current().pages).toHaveLength(2);
});

test('does not open what is locked when the rules cannot be read: it does not start at all', async () => {
  const config = readConfig({}, { home: '/srv', cwd: '/srv' });
  const fetch: Platform['fetch'] = async ({ url }) =>
    url.endsWith('/paywall/active') ? new Response(null, { status: 503 }) : Response.json({});
  const watchPublication = async () => undefined;
  const platform: Platform = Object.assign(Object.create(null), { fetch, watchPublication });
  await expect(createPublication({ config, platform, log: createLog('silent') })).rejects.toThrow(
    'The rules of the paywall could not be read: the platform answered 503.',
  );
});
