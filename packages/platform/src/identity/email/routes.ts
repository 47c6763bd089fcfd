import type { Hono } from 'hono';
import type { SuccessBody } from '@broadsheet/sdk-identity/contract';
import type { IdentityContext } from '../IdentityContext.ts';
import { callerOf } from '../http/IdentityEnv.ts';
import type { IdentityEnv } from '../http/IdentityEnv.ts';
import { readEmail } from '../http/readEmail.ts';
import { readFields } from '../http/readFields.ts';
import { spendOnLink } from '../links/spendOnLink.ts';
import { requestVerification, verifyEmail } from './verifyEmail.ts';

/** Verification of addresses (wire-contract 1.2). */
export function addEmailRoutes(app: Hono<IdentityEnv>, context: IdentityContext): void {
  app.post('/identity/public/v1/email/verify', async (call) => {
    const email = readEmail(await readFields(call.req), 'email');
    await requestVerification(context, email, callerOf(call));
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.get('/identity/public/v1/email/verify/:nonce', async (call) => {
    const nonce = call.req.param('nonce');
    await spendOnLink(context, { purpose: 'verifyEmail', nonce, address: callerOf(call).address });
    await verifyEmail(context, nonce);
    return call.json({ success: true } satisfies SuccessBody);
  });
}
