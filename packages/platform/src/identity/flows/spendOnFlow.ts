import { getCaller } from '../http/IdentityEnv.ts';
import type { IdentityCall } from '../http/IdentityEnv.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { Attempt } from '../limits/createLimits.ts';

/**
 * Counts a step of a sign-in with a provider.
 *
 * @returns the attempt, to be forgiven once the reader is signed in. @throws IdentityError 429
 */
export async function spendOnFlow(context: IdentityContext, call: IdentityCall): Promise<Attempt> {
  const caller = getCaller(call);
  const attempt = { address: caller.address, known: await context.knownDevices.recogniseBrowser(caller) };
  await context.limits.spend('flow', attempt);
  return attempt;
}
