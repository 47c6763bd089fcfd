import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../../refusals.ts';
import { getFlowBrowser, isForeign } from '../../flows/flowBrowser.ts';
import { consumeFlow } from '../../flows/flowStore.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { withProvider } from '../../outgoing/callProvider.ts';
import type { ReaderAccess } from '../../sessions/ReaderAccess.ts';
import { findOwner } from '../../social/findOwner.ts';
import { readClaims } from '../../social/ProvenReader.ts';
import type { ProvenReader } from '../../social/ProvenReader.ts';
import type { IdentityType } from '../../store/Account.ts';
import { exchangeCode } from './exchangeCode.ts';
import type { ProviderOpener } from './openProvider.ts';
import { getClientKind, requireClient, returnUrl } from './oidcClients.ts';

export interface OidcReturn {
  readonly code: string;
  readonly state: string;
  readonly request: Request;
  readonly reader: ReaderAccess | undefined;
}

/**
 * Completes a sign-in that was started in this browser.
 *
 * @returns the account and the type of the identity that signed in
 * @throws ServiceError 130011 for an invalid state, 100016 for an invalid code, 503 when the provider cannot be reached, and
 *   those of `findOwner`
 */
export async function signInWithOidc(
  context: IdentityContext,
  open: ProviderOpener,
  { code, state, request, reader }: OidcReturn,
): Promise<{ readonly accountUuid: string; readonly identityType: IdentityType }> {
  const browser = getFlowBrowser(context, request);
  if (browser === undefined) throw new ServiceError(refusals.flowInvalid);
  if (reader !== undefined && isForeign(browser)) throw new ServiceError(refusals.flowForeign);
  const flow = await consumeFlow(context.database, {
    kind: 'oidc',
    state,
    browser,
    now: context.clock.now(),
  });
  if (flow === undefined) throw new ServiceError(refusals.flowInvalid);
  const client = requireClient(context, flow.clientId);
  const provider = client.protocol;
  const claims = await withProvider(context.log, provider, async () =>
    exchangeCode(await open(client), {
      code,
      state,
      flow,
      provider,
      redirectUri: returnUrl(context, client),
    }),
  );
  const { type, subjectPrefix } = getClientKind(client);
  const subject = subjectPrefix + claims.sub;
  const proven: ProvenReader = { provider, type, subject, subjectPrefix, ...readClaims(claims) };
  return { accountUuid: await findOwner(context, proven, reader), identityType: type };
}
