import type { Hono } from 'hono';
import type { SuccessBody } from '@broadsheet/sdk-identity/contract';
import {
  ServiceError,
  LONGEST_CAPTCHA_TOKEN,
  LONGEST_PASSWORD,
  getCaller,
  readEmail,
  readFields,
} from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { isLinkGood } from '../links/linkStore.ts';
import { countLinkAttempt } from '../links/countLinkAttempt.ts';
import { requireReader } from '../sessions/authenticate.ts';
import { changePassword, requestPasswordReset, resetPassword } from './changePassword.ts';

/** Adds the calls that change and reset passwords. */
export function addPasswordRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.put('/identity/public/v1/password', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    const fields = await readFields(call.req);
    const oldPassword = fields.text('oldPassword', LONGEST_PASSWORD);
    const newPassword = fields.text('newPassword', LONGEST_PASSWORD);
    return call.json(
      await changePassword(context, { ...reader, caller: getCaller(call) }, { oldPassword, newPassword }),
    );
  });
  app.post('/identity/public/v1/password/reset', async (call) => {
    const fields = await readFields(call.req);
    await requestPasswordReset(context, {
      email: readEmail(fields, 'userName'),
      captchaToken: fields.optionalText('recaptchaToken', LONGEST_CAPTCHA_TOKEN),
      caller: getCaller(call),
    });
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.get('/identity/public/v1/password/reset/:nonce', async (call) => {
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'resetPassword', nonce, address: getCaller(call).address });
    if (!(await isLinkGood(context.database, 'resetPassword', nonce, context.clock.now()))) {
      throw new ServiceError(refusals.linkInvalid);
    }
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.put('/identity/public/v1/password/reset/:nonce', async (call) => {
    const newPassword = (await readFields(call.req)).text('newPassword', LONGEST_PASSWORD);
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'resetPassword', nonce, address: getCaller(call).address });
    await resetPassword(context, nonce, newPassword);
    return call.json({ success: true } satisfies SuccessBody);
  });
}
