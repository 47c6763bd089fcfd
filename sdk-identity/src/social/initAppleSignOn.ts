import { sendCall, withoutError } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { socialCalls } from '../contract/socialCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { rememberFlow } from '../redirect/signInFlow.ts';
import { goTo } from '../redirect/goTo.ts';
import { globalAt } from '../vendor/vendorValues.ts';

/** Returns the service's origin, because Apple needs an absolute URL even if the service is at the page's own origin. */
function getOrigin(context: IdentityContext): string {
  const origin = context.adapters.origin.replace(/\/$/, '');
  const own = globalAt(context, 'location', 'origin');
  return origin === '' && typeof own === 'string' ? own : origin;
}

/**
 * Redirects to Apple. The reader returns through the service, with a `code`.
 *
 * @throws IdentityError `unsafe_url`: the service returned no URL; `adapter_missing`
 * @throws ApiError, NetworkError
 */
export async function initAppleSignOn(context: IdentityContext, { signal }: CallOptions = {}): Promise<void> {
  const { request } = context.transport;
  const parts = { cache: 'no-cache', signal } as const;
  const { body } = await sendCall(request, socialCalls.appleUrl, { ...parts, read: withoutError });
  const back = encodeURIComponent(`${getOrigin(context)}${socialCalls.appleReturn.path}`);
  rememberFlow(context, { kind: 'apple' });
  goTo(context, typeof body === 'string' ? `${body}&redirect_uri=${back}` : undefined);
}
