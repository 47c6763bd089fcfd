/** Tests lost responses of the real platform: it has refreshed the session, and its new tokens never arrive. */
import { READER, createTestIdentity, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const REFRESH = '/identity/public/v1/auth/token';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 120_000);
afterAll(() => platform.close());

/** Signs a reader in; the responses to the next refreshes, as many as given, are lost. */
async function setUp(lost: number) {
  const network = { left: lost, refreshes: 0 };
  const client = await createTestIdentity(platform, {
    async fetch(url, init) {
      const response = await platform.fetch(url, init);
      if (init.method !== 'POST' || !url.endsWith(REFRESH)) return response;
      network.refreshes += 1;
      if (network.left === 0) return response;
      network.left -= 1;
      throw new TypeError('Failed to fetch');
    },
  });
  await client.login(READER.email, READER.password, { rememberMe: true });
  return { client, network };
}

it('costs the reader nothing when the answer to a refresh is lost once', async () => {
  const { client, network } = await setUp(1);
  const { accessToken } = await client.extendSession();
  expect(network.refreshes).toBe(2);
  await expect(client.getJwt()).resolves.toBe(accessToken);
  await expect(client.getUserProfile()).resolves.toMatchObject({ email: READER.email });
});

it('keeps the session while no answer comes, and goes on with it when one does', async () => {
  const { client } = await setUp(2);
  await expect(client.extendSession()).rejects.toMatchObject({ name: 'NetworkError', reason: 'failed' });
  expect(client.getSession().status).toBe('signed-in');
  await expect(client.extendSession()).resolves.toMatchObject({ refreshToken: expect.any(String) });
  await expect(client.getUserProfile()).resolves.toMatchObject({ email: READER.email });
});
