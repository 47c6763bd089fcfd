import { getFlowBrowser } from '../../identity/flows/flowBrowser.ts';
import { takeFlow } from '../../identity/flows/flowStore.ts';
import { exchangeCode } from '../../identity/oidc/client/exchangeCode.ts';
import { withProvider } from '../../identity/outgoing/askProvider.ts';
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

/** Whether the provider itself has asked for more than one factor (RFC 8176). */
const hasAskedForMore = (methods: unknown): boolean => Array.isArray(methods) && methods.includes('mfa');

/**
 * Ends a log-in that was begun in this browser.
 *
 * @returns the token of the session; a second factor that the provider did not ask for is still to come
 * @throws OpenIdRefusal the way back is not good, or nobody who may come in; IdentityError 401, 503
 */
export async function logInWithOpenId(
  context: EditingContext,
  setup: OpenIdSetup,
  { code, state, request, userAgent }: OpenIdReturn,
): Promise<string> {
  const { database, clock, log, origin } = context;
  const { client, open } = setup;
  const browser = getFlowBrowser({ origin, trustedOrigins: [] }, request);
  const flow = browser && (await takeFlow(database, { kind: 'editor', state, browser, now: clock.now() }));
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
    isProven: hasAskedForMore(claims['amr']),
    userAgent,
  });
}
