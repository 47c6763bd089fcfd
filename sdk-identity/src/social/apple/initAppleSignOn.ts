import { requireNoError } from '@broadsheet/client-core';
import type { CallOptions } from '../../CallOptions.ts';
import { socialCalls } from '../../contract/socialCalls.ts';
import { rememberFlow } from '../flow/signInFlow.ts';
import { goTo } from '../vendor/goTo.ts';
import type { VendorContext } from '../vendor/VendorContext.ts';
import { globalAt } from '../vendor/vendorValues.ts';

/** Apple needs a whole address, even where the service is at the page's own origin. */
function originOf(context: VendorContext): string {
  const origin = context.edges.origin.replace(/\/$/, '');
  const own = globalAt(context, 'location', 'origin');
  return origin === '' && typeof own === 'string' ? own : origin;
}

/**
 * Leaves the page for Apple (wire-contract 1.5.2). The reader comes back, by way of the service, with a `code`.
 *
 * @throws IdentityError `unsafe_address`: the service gave no address; `edge_missing`
 * @throws ApiError, NetworkError
 */
export async function initAppleSignOn(context: VendorContext, { signal }: CallOptions = {}): Promise<void> {
  const request = { ...socialCalls.appleAddress, cache: 'no-cache', signal } as const;
  const address = requireNoError(await context.transport.request(request));
  const back = encodeURIComponent(`${originOf(context)}${socialCalls.appleReturn.path}`);
  rememberFlow(context, { kind: 'apple' });
  goTo(context, typeof address === 'string' ? `${address}&redirect_uri=${back}` : undefined);
}
