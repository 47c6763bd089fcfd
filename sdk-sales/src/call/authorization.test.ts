import { describe, expect, it } from 'vitest';
import { createTestReader, setUp, setUpSignedIn } from '../../test/setUp.ts';
import type { Answer } from '../../test/setUp.ts';

const CART = { items: [] };
const refused = { code: '401', message: 'Unauthorized' };

const acceptsOnly =
  (...tokens: readonly string[]): Answer =>
  ({ authorization }) =>
    tokens.includes(authorization ?? '') ? Response.json(CART) : Response.json(refused, { status: 401 });

describe('a token that the service refuses before its time', () => {
  it('is refreshed, and the call sent once more', async () => {
    const { client, requests } = setUpSignedIn(acceptsOnly('Bearer token-1+'));
    await expect(client.getCart()).resolves.toEqual(CART);
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-1+']);
  });

  it('costs one more attempt, not two', async () => {
    const { client, requests } = setUpSignedIn(acceptsOnly());
    await expect(client.getCart()).rejects.toMatchObject(refused);
    expect(requests).toHaveLength(2);
  });

  it('is a missing session when the refresh ends it', async () => {
    const reader = createTestReader();
    const identity = {
      ...reader.identity,
      extendSession: async () => {
        reader.logOut();
        throw new Error('The refresh token is over');
      },
    };
    const { client, requests } = setUp(acceptsOnly(), { identity });
    await expect(client.getCart()).rejects.toMatchObject({ code: 'missing_jwt', cause: refused });
    expect(requests).toHaveLength(1);
  });

  it('fails with the refresh when that failed for another reason', async () => {
    const { identity } = createTestReader();
    const lost = new Error('offline');
    const extendSession = () => Promise.reject(lost);
    const { client } = setUp(acceptsOnly(), { identity: { ...identity, extendSession } });
    await expect(client.getCart()).rejects.toBe(lost);
  });

  it('fails as it is where nothing can refresh it', async () => {
    const { identity } = createTestReader();
    const { client, requests } = setUp(acceptsOnly(), {
      identity: { ...identity, extendSession: undefined },
    });
    await expect(client.getCart()).rejects.toMatchObject(refused);
    expect(requests).toHaveLength(1);
  });
});

describe('the identity client of others', () => {
  it('gives its token by userIdentity', async () => {
    const identity = { isLoggedIn: () => true, userIdentity: { accessToken: 'theirs' } };
    const { client, requests } = setUp(() => Response.json(CART), { identity });
    await client.getCart();
    expect(requests).toMatchObject([{ authorization: 'Bearer theirs', credentials: undefined }]);
  });

  it('without a token is nobody', async () => {
    const identity = { isLoggedIn: () => true, userIdentity: {} };
    const { client, requests } = setUp(() => Response.json(CART), { identity });
    await expect(client.getAddresses()).rejects.toMatchObject({ code: 'missing_jwt' });
    expect(requests).toEqual([]);
  });

  it('is asked first whether somebody is signed in', async () => {
    const identity = { isLoggedIn: async () => false, userIdentity: { accessToken: 'stale' } };
    const { client, requests } = setUp(() => Response.json(CART), { identity });
    await client.getCart();
    await expect(client.getAddresses()).rejects.toMatchObject({ code: 'missing_jwt' });
    expect(requests).toMatchObject([{ authorization: null, credentials: 'include' }]);
  });
});
