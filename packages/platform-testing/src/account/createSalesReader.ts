import { createMemoryStore, systemClock } from '@broadsheet/client-core';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { createSalesContext } from '@broadsheet/sdk-sales/operations';
import { createTestIdentity, READER, signUpReader } from '../platform/readers.ts';
import type { TestPlatform } from '../platform/startPlatform.ts';

export interface SalesReader {
  readonly identity: IdentityClient;
  readonly sales: SalesContext;
}

let readers = 0;

/**
 * Creates a reader who is logged in, with both clients of a page. The clients do not retry.
 *
 * @param fetch the `fetch` of the sales client. Default: the platform's
 */
export async function createSalesReader(
  platform: TestPlatform,
  fetch: TestPlatform['fetch'] = platform.fetch,
): Promise<SalesReader> {
  readers += 1;
  const email = `reader${readers}@example.com`;
  await signUpReader(platform, { email, password: READER.password });
  const identity = await createTestIdentity(platform);
  await identity.login(email, READER.password, { rememberMe: true });
  const sales = createSalesContext({
    origin: platform.origin,
    fetch,
    identity,
    storage: createMemoryStore(),
    retail: { origin: platform.origin },
    clock: systemClock,
    retry: { attempts: 1 },
  });
  return { identity, sales };
}
