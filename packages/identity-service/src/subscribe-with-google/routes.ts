import type { Hono } from 'hono';
import type { IdentityBody, SwgAccessTokenBody, SwgLoginCheckBody } from '@broadsheet/sdk-identity/contract';
import { getCaller, foldEmail, readFields, ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import { countFlowAttempt } from '../flows/countFlowAttempt.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { authenticate, requireReader } from '../sessions/authenticate.ts';
import { openOrKeepSession, issueTokens } from '../sessions/openSession.ts';
import { redeemGoogleToken } from '../social/google/redeemGoogleToken.ts';
import { findAccountByEmail } from '../store/accountStore.ts';
import { findIdentity } from '../store/loginIdentityStore.ts';

const LONGEST_TOKEN = 8192;

/** Returns whether signing in with a Google account would open an existing account. */
async function isKnown({ database, verifyGoogle }: IdentityContext, idToken: string): Promise<boolean> {
  const { type, subject, email, isEmailVerified } = await verifyGoogle(idToken);
  if ((await findIdentity(database, type, subject)) !== undefined) return true;
  // Only an address that Google has verified may reveal whether its owner has an account here.
  if (email === undefined || !isEmailVerified) return false;
  return (await findAccountByEmail(database, foldEmail(email)))?.emailVerified === true;
}

/** Connects a Google account to the reader for whom the call `accesstoken` issued the token. */
async function relink(context: IdentityContext, call: ServiceCall): Promise<IdentityBody> {
  const reader = await requireReader(context, call.req.raw);
  const { accountUuid } = reader;
  await context.limits.consume('session', { account: accountUuid });
  if (!(await context.swgTokens.isFor(call.req.param('accessToken') ?? '', accountUuid))) {
    throw new ServiceError(refusals.flowInvalid);
  }
  await redeemGoogleToken(context, call.req.param('googleToken') ?? '', reader);
  const { userAgent } = getCaller(call);
  const opening = { accountUuid, remembered: true, userAgent, identityType: 'Google' } as const;
  const session = await context.database.transaction((queries) =>
    openOrKeepSession(context, queries, { ...opening, reader }),
  );
  return issueTokens(context, session);
}

/** Adds the identity calls of Subscribe with Google. */
export function addSwgRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.get('/identity/public/v1/swg/accesstoken', async (call) => {
    const reader = await authenticate(context, call.req.raw);
    const accessToken = await context.swgTokens.sign(reader?.accountUuid);
    return call.json({ accessToken } satisfies SwgAccessTokenBody);
  });
  app.post('/identity/public/v1/swg/checkloginexists', async (call) => {
    const idToken = (await readFields(call.req)).text('token', LONGEST_TOKEN);
    await countFlowAttempt(context, call);
    const identityExists = await isKnown(context, idToken);
    return call.json({ identityExists } satisfies SwgLoginCheckBody);
  });
  app.get('/identity/public/v1/swg/:accessToken/relink/:googleToken', async (call) =>
    call.json(await relink(context, call)),
  );
}
