import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharedClients } from './createSharedClients.ts';

afterEach(() => void vi.unstubAllGlobals());

const request = { source: 'feed', query: { size: 2 } };
const KEY = 'feed {"size":2} ';

describe('createSharedClients', () => {
  it('takes an answer of the page once: what was fetched since is newer', async () => {
    vi.stubGlobal('location', { origin: 'https://www.courier.example' });
    vi.stubGlobal('fetch', async () => Response.json('Newer'));
    const { content, prime } = createSharedClients({ id: 'courier' });
    prime(KEY, 'From the page');
    expect(await content.fetch(request)).toBe('From the page');
    await content.fetch(request, { revalidate: true });
    prime(KEY, 'From the page');
    expect(content.peek(request)).toEqual({ status: 'ready', data: 'Newer' });
  });
});
