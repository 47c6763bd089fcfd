import { getFlowBrowser, consumeFlow, exchangeCode, withProvider } from '@broadsheet/identity-service';
import type { EditingContext } from '../EditingContext.ts';
import { openFor } from '../sessions/logInEditor.ts';
import { findStaff } from './findStaff.ts';
import type { OpenIdSetup } from './OpenIdOptions.ts';
import { OpenIdRefusal } from './OpenIdRefusal.ts';

export interface OpenIdReturn {
  readonly code: string;
  readonly state: string;
  readonly request: Request;
  readonly userAgent: string;
}

/** Returns whether the provider itself has required more than one factor (RFC 8176). */
const hasSecondFactor = (methods: unknown): boolean => Array.isArray(methods) && methods.includes('mfa');

/**
 * Completes a log-in that was begun in this browser.
 *
 * @returns the token of the session, which still needs the editor's second factor unless the provider has required one
 * @throws OpenIdRefusal when the flow is invalid, or the identity may not log in
 * @throws ServiceError 401 when the provider refuses, 503 when it cannot be reached
 */
export async function logInWithOpenId(
  context: EditingContext,
  setup: OpenIdSetup,
  { code, state, request, userAgent }: OpenIdReturn,
): Promise<string> {
  const { database, clock, log, origin, siteUrl } = context;
  const { client, open } = setup;
  const browser = getFlowBrowser({ origin, siteUrl, trustedOrigins: [] }, request);
  const flow = browser && (await consumeFlow(database, { kind: 'editor', state, browser, now: clock.now() }));
  if (!flow) throw new OpenIdRefusal('failed');
  const provider = client.protocol;
  const claims = await withProvider(log, provider, async () =>
    exchangeCode(await open(client), {
      code,
      state,
      flow,
      provider,
      redirectUri: client.redirectUri ?? '',
    }),
  );
  const editor = await findStaff(context, setup, claims);
  return openFor(context, {
    editor,
    isProven: hasSecondFactor(claims['amr']),
    userAgent,
  });
}
