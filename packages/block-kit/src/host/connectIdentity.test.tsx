import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectIdentity, identityOrigin } from '../index.ts';

describe('the identity service of a site', () => {
  const identity = { origin: 'https://id.example' };
  const sales = { origin: 'https://sales.example' };
  const retail = { origin: 'https://retail.example' };

  it.each([
    [{ identity, sales, retail }, 'https://id.example'],
    [{ sales, retail }, 'https://sales.example'],
    [{ retail }, 'https://retail.example'],
    [{ identity: { origin: '' }, sales }, 'https://sales.example'],
    [{}, 'https://www.example.com'],
    [undefined, 'https://www.example.com'],
  ])('with %j is at %s', (api, origin) => {
    expect(identityOrigin({ id: 'courier', ...(api && { api }) }, 'https://www.example.com')).toBe(origin);
  });
});

describe('connectIdentity', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('gives all blocks of a page one client, which asks the service of the site', async () => {
    const fetch = vi.fn(async (_address: string) => Response.json({ pwMinLength: 8 }));
    vi.stubGlobal('fetch', fetch);
    const site = { id: 'courier', api: { identity: { origin: 'https://id.example' } } };
    const load = connectIdentity(site, 'https://www.example.com');
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toBe(second);
    await first.getConfig();
    expect(fetch.mock.calls[0]?.[0]).toBe('https://id.example/identity/public/v1/config');
    first.stop();
  });
});
