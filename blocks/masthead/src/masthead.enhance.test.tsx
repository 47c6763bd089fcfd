import { markSubscriber } from '@broadsheet/block-kit';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestEnvironment } from '@broadsheet/testing';
import { createTestIdentity, READER, signUpReader, startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enhance } from './masthead.enhance.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
}, 30_000);
afterAll(() => platform.close());
afterEach(() => document.documentElement.removeAttribute('data-subscriber'));

const verdict = () => document.documentElement.getAttribute('data-subscriber');
const SESSION = '{"uuid":"1","accessToken":"a","refreshToken":"b"}';

/** Opens a page with a masthead, whose reader has a stored session or none. */
async function visit({ stored = true, signedIn = true, mark = false } = {}) {
  const environment = createTestEnvironment();
  const client = await createTestIdentity(platform);
  if (signedIn) await client.login(READER.email, READER.password, { rememberMe: true });
  if (stored) environment.localItems.set('ArcId.USER_INFO', SESSION);
  if (mark) markSubscriber(environment, { session: client.getSession(), subscribes: true });
  document.documentElement.setAttribute('data-subscriber', 'unknown');
  const requested: string[] = [];
  const sales = createSalesContext({
    origin: platform.origin,
    fetch: (url, init) => {
      requested.push(new URL(url).pathname);
      return platform.fetch(url, init);
    },
    identity: client,
  });
  enhance({
    element: document.body,
    site: 'courier',
    environment,
    identity: async () => client,
    sales: async () => sales,
    consent: () => Promise.reject(new Error('Nobody asks.')),
    fetchContent: () => Promise.reject(new Error('No content is asked for.')),
    fetchBlock: () => Promise.reject(new Error('No block is asked for.')),
    openStory: () => Promise.reject(new Error('Nothing is locked.')),
  });
  return requested;
}

test('asks what a reader may read whose browser does not know it, and shows the invitation to who has nothing', async () => {
  const requested = await visit();
  await expect.poll(verdict).toBe('no');
  expect(requested).toEqual(['/sales/public/v1/entitlements']);
});

test('asks nobody where the browser knows it', async () => {
  const requested = await visit({ mark: true });
  await expect.poll(verdict).toBe('yes');
  expect(requested).toEqual([]);
});

test('shows the invitation to a reader whose session is over', async () => {
  const requested = await visit({ signedIn: false });
  await expect.poll(verdict).toBeNull();
  expect(requested).toEqual([]);
});

test('does nothing where no session is stored', async () => {
  const requested = await visit({ stored: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([verdict(), requested]).toEqual(['unknown', []]);
});
