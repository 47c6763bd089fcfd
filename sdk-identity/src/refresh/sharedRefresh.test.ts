import { describe, expect, it } from 'vitest';
import { REFRESH, later, refusal, renewed, stale, stored } from '../../test/renewal.ts';
import { createWebStorage } from '../storage/createWebStorage.ts';
import { createLeaseLocks } from './createLeaseLocks.ts';
import type { RefreshLocks } from './onceAcrossTabs.ts';
import { passTimeUntil, settle, setUpSignedIn } from '../../test/setUp.ts';

type Parts = ReturnType<typeof setUpSignedIn>;

describe('callers at the same time', () => {
  it('share one renewal in a client', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, renewed);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => client.getJwt()));
    expect(new Set(tokens)).toEqual(new Set([renewed.accessToken]));
    expect(service.calls()).toHaveLength(1);
  });

  it.each([
    ['locks', () => undefined],
    [
      'a note in storage',
      ({ browser, clock }: Parts, place: number): RefreshLocks => {
        const backend = createWebStorage(() => browser.local.storage);
        return createLeaseLocks({ backend, clock, random: () => place / 10, lastsMs: 14_000 });
      },
    ],
  ])('share one refresh across clients and tabs by %s', async (_case, makeLocks) => {
    const parts = setUpSignedIn(stale);
    const { service, browser, clock, clientIn } = parts;
    service.on(REFRESH, renewed, refusal);
    const tabs = [browser.openTab(), browser.openTab()];
    const clients = [...tabs, ...tabs].map((tab, place) => {
      const locks = makeLocks(parts, place);
      return clientIn(tab, locks && { locks });
    });
    const tokens = Promise.all(clients.map((client) => client.getJwt()));
    expect(await passTimeUntil(clock, 25, tokens)).toEqual(clients.map(() => renewed.accessToken));
    expect(service.calls()).toHaveLength(1);
    clock.advance(50);
    await expect.poll(() => browser.local.values.has('ArcId.REFRESHING')).toBe(false);
  });

  it('hold the lock a moment longer than they wait, until other tabs can read what was stored', async () => {
    const { client, service, browser, clock } = setUpSignedIn(stale);
    service.on(REFRESH, renewed);
    await client.getJwt();
    clock.advance(49);
    await settle();
    expect(browser.held.size).toBe(1);
    clock.advance(1);
    await expect.poll(() => browser.held.size).toBe(0);
  });

  it('leave one by one; the renewal is seen through for the session’s sake', async () => {
    const { client, service, browser } = setUpSignedIn(stale);
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond);
    const caller = new AbortController();
    const left = client.getJwt({ signal: caller.signal });
    await expect.poll(() => service.calls().length).toBe(1);
    caller.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(service.calls()[0]?.signal?.aborted).toBe(false);
    answer();
    await expect.poll(() => stored(browser.local.values)).toMatchObject({ accessToken: renewed.accessToken });
  });

  it('join the renewal that those before them have left, lock or no lock', async () => {
    const { client, service } = setUpSignedIn(stale, {
      locks: { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) },
    });
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond, refusal);
    const caller = new AbortController();
    const left = client.getJwt({ signal: caller.signal });
    await expect.poll(() => service.calls().length).toBe(1);
    caller.abort();
    await expect(left).rejects.toMatchObject({ reason: 'aborted' });
    const joined = client.getJwt();
    await settle();
    answer();
    await expect(joined).resolves.toBe(renewed.accessToken);
    expect(service.calls()).toHaveLength(1);
  });

  it('run without the lock when a frozen tab does not give it back', async () => {
    const { client, service, clock } = setUpSignedIn(stale, {
      locks: { request: () => new Promise(() => undefined) },
    });
    service.on(REFRESH, renewed);
    const token = client.getJwt();
    await expect.poll(() => clock.waiting()).toEqual([14_000]);
    clock.advance(14_000);
    await expect(token).resolves.toBe(renewed.accessToken);
  });

  it('run without the lock where the browser refuses locks', async () => {
    const { client, service } = setUpSignedIn(stale, {
      locks: { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) },
    });
    service.on(REFRESH, renewed);
    await expect(client.getJwt()).resolves.toBe(renewed.accessToken);
    expect(service.calls()).toHaveLength(1);
  });

  it('hear of a session’s end after the lock is free', async () => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, refusal);
    const heldAt: number[] = [];
    client.onSessionChange(() => heldAt.push(browser.held.size));
    await expect(client.extendSession()).rejects.toMatchObject(refusal);
    expect(heldAt).toEqual([0]);
  });
});
