import { getCaller } from '@broadsheet/service-kit/http';
import type { ServiceCall } from '@broadsheet/service-kit/http';
import type { IdentityContext } from '../IdentityContext.ts';
import type { Attempt } from '@broadsheet/service-kit/limits';

/**
 * Counts a step of a sign-in with a provider.
 *
 * @returns the attempt, to be forgiven once the reader is signed in. @throws ServiceError 429
 */
export async function countFlowAttempt(context: IdentityContext, call: ServiceCall): Promise<Attempt> {
  const caller = getCaller(call);
  const attempt = { address: caller.address, known: await context.knownDevices.recogniseBrowser(caller) };
  await context.limits.consume('flow', attempt);
  return attempt;
}
