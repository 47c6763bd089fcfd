import type { Hono } from 'hono';
import type { IdentityBody, SuccessBody } from '@broadsheet/sdk-identity/contract';
import type { IdentityContext } from '../IdentityContext.ts';
import { LONGEST_CAPTCHA_TOKEN, getCaller, readEmail, readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { authenticate } from '../sessions/authenticate.ts';
import { issueTokens } from '../sessions/openSession.ts';
import { countLinkAttempt } from '../links/countLinkAttempt.ts';
import { redeemOneTimeLink, requestOneTimeLink } from './oneTimeLink.ts';

/**
 * Adds the calls of one-time login links. The mail links to a page of the site, and that page makes the call that redeems
 * the link, so a mail scanner that opens the link does not consume it.
 */
export function addOneTimeLinkRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.post('/identity/public/v1/auth/magiclink', async (call) => {
    const fields = await readFields(call.req);
    await requestOneTimeLink(context, {
      email: readEmail(fields, 'email'),
      captchaToken: fields.optionalText('recaptchaToken', LONGEST_CAPTCHA_TOKEN),
      caller: getCaller(call),
    });
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.get('/identity/public/v1/auth/magiclink/:nonce', async (call) => {
    const caller = getCaller(call);
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'oneTimeLink', nonce, address: caller.address });
    const session = await redeemOneTimeLink(context, nonce, {
      caller,
      reader: await authenticate(context, call.req.raw),
    });
    await context.knownDevices.remember(call, session.accountUuid, caller);
    return call.json((await issueTokens(context, session)) satisfies IdentityBody);
  });
}
