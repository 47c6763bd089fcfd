import { parseJson } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import { describeFailure, ServiceError } from '@broadsheet/service-kit/http';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { providerUnavailable } from '../refusals.ts';

/** Milliseconds within which a provider must answer. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** The dependencies of a request to a provider. */
export interface Outgoing {
  readonly fetch: Fetch;
  readonly log: PlatformLog;
}

/**
 * Runs work that needs a provider. A failure is logged without the request, because that contains tokens.
 *
 * @param provider the provider's name for readers
 * @throws ServiceError the errors of the work; 503 when the provider cannot be reached or its response is unusable
 */
export async function withProvider<Result>(
  log: PlatformLog,
  provider: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    log.error(`${provider} could not be asked; the sign-in was refused.`, describeFailure(error));
    throw providerUnavailable(provider);
  }
}

/** Requests JSON from a provider. @returns the body, also of a refusal (4xx). @throws ServiceError 503 */
export async function callProvider(
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
