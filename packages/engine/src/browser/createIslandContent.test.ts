import { createManualClock } from '@broadsheet/client-core';
import { createContentClient, requestKey } from '@broadsheet/sdk-content';
import type { ContentEntry } from '@broadsheet/sdk-content';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../test/createTestEngine.ts';
import { createIslandContent } from './createIslandContent.ts';

const request = { source: 'feed', query: {} };

function createContentUnderTest(initial: ContentEntry | undefined, answer: unknown = 'New') {
  const shared = createContentClient({ load: async () => answer, clock: createManualClock() });
  const island = createIslandContent(
    shared,
    new Map(initial === undefined ? [] : [[requestKey(request), initial]]),
  );
  return { shared, ...island };
}

describe('the content of an island', () => {
  it('is what the server had until the island is awake, and then what the page knows', async () => {
    const { shared, client, settle: wake } = createContentUnderTest({ status: 'ready', data: 'Old' });
    await shared.fetch(request);
    const listener = vi.fn();
    client.watch(request, listener);
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'Old' });
    expect(client.peek(request)).toBe(client.peek(request));
    wake();
    expect(listener).toHaveBeenCalled();
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'New' });
  });

  it('does not change as the island wakes where the page knows the same', () => {
    const data = ['Storm'];
    const { shared, client, settle: wake } = createContentUnderTest({ status: 'ready', data });
    shared.prime(request, data);
    const before = client.peek(request);
    wake();
    expect(client.peek(request)).toBe(before);
  });

  it('is missing where the server had none, even if the page has some by now', async () => {
    const { shared, client, settle: wake } = createContentUnderTest(undefined);
    await shared.fetch(request);
    expect(client.peek(request)).toEqual({ status: 'missing' });
    wake();
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'New' });
  });

  it('is asked for by whoever watches what had failed', async () => {
    const { client, settle: wake } = createContentUnderTest({ status: 'failed', error: 'down' });
    const listener = vi.fn();
    const stop = client.watch(request, listener);
    wake();
    await settle();
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'New' });
    listener.mockClear();
    stop();
    await client.fetch(request, { revalidate: true });
    expect(listener).not.toHaveBeenCalled();
  });
});
