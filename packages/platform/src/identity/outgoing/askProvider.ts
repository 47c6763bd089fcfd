import { parseJson } from '../../content/json/Json.ts';
import type { Json } from '../../content/json/Json.ts';
import type { PlatformLog } from '../../http/PlatformLog.ts';
import { describeFailure } from '../http/describeFailure.ts';
import { IdentityError, providerUnavailable } from '../IdentityError.ts';
import type { Fetch } from './Fetch.ts';

/** How long a provider may take to answer, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** What is needed to ask a provider. */
export interface Outgoing {
  readonly fetch: Fetch;
  readonly log: PlatformLog;
}

/**
 * Does what needs a provider. What fails is logged without the request, which holds tokens.
 *
 * @param provider as readers know it
 * @throws IdentityError the work's own; 503 when the provider cannot be reached or answers nonsense
 */
export async function withProvider<Result>(
  log: PlatformLog,
  provider: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    log.error(`${provider} could not be asked; the sign-in was refused.`, describeFailure(error));
    throw providerUnavailable(provider);
  }
}

/** @returns what the provider says, also when it refuses. @throws IdentityError 503 */
export async function askProvider(
  { fetch, log }: Outgoing,
  provider: string,
  address: string,
  init: RequestInit = {},
): Promise<Json> {
  return withProvider(log, provider, async () => {
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    if (response.status >= 500) throw new Error(`The provider answered ${response.status}.`);
    return parseJson(await response.text());
  });
}
