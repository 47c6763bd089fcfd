import type { Hono } from 'hono';
import type { SuccessBody } from '@broadsheet/sdk-identity/contract';
import type { IdentityContext } from '../IdentityContext.ts';
import { LONGEST_PASSWORD, getCaller, readEmail, readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { countLinkAttempt } from '../links/countLinkAttempt.ts';
import type { LinkHolder } from '../recovery/isOwner.ts';
import { restoreEmail } from '../recovery/restoreEmail.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { endCookie } from '../sessions/cookies.ts';
import { requestVerification, verifyEmail } from './verifyEmail.ts';

/** Reads what a caller can present as proof that the account behind a link is theirs. */
async function readHolder(context: IdentityContext, call: ServiceCall): Promise<LinkHolder> {
  return { caller: getCaller(call), reader: await authenticate(context, call.req.raw) };
}

/** Adds the calls that verify addresses, and undo a change of address. */
export function addEmailRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.post('/identity/public/v1/email/verify', async (call) => {
    const email = readEmail(await readFields(call.req), 'email');
    await requestVerification(context, email, getCaller(call));
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.get('/identity/public/v1/email/verify/:nonce', async (call) => {
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'verifyEmail', nonce, address: getCaller(call).address });
    await verifyEmail(context, { ...(await readHolder(context, call)), nonce, otherwise: 'end' });
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.put('/identity/public/v1/email/verify/:nonce', async (call) => {
    const nonce = call.req.param('nonce');
    const password = (await readFields(call.req)).optionalText('password', LONGEST_PASSWORD);
    await countLinkAttempt(context, { purpose: 'verifyEmail', nonce, address: getCaller(call).address });
    const holder = await readHolder(context, call);
    await verifyEmail(context, { ...holder, nonce, password, otherwise: 'refuse' });
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.put('/identity/public/v1/email/restore/:nonce', async (call) => {
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'restoreEmail', nonce, address: getCaller(call).address });
    await restoreEmail(context, nonce);
    endCookie(context, call);
    return call.json({ success: true } satisfies SuccessBody);
  });
}
