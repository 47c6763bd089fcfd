import type { Hono } from 'hono';
import type { IdentityContext } from '../IdentityContext.ts';
import {
  invalidRequest,
  LONGEST_CAPTCHA_TOKEN,
  LONGEST_PASSWORD,
  getCaller,
  readEmail,
  readFields,
} from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { readProfileChange } from '../profile/readProfileChange.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { signUp } from './signUp.ts';

/** Adds the sign-up call. The user name is the email address. */
export function addSignUpRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.post('/identity/public/v1/signup', async (call) => {
    const fields = await readFields(call.req);
    const identity = fields.object('identity');
    const email = readEmail(identity, 'userName');
    const profile = readProfileChange(fields.object('profile'));
    if (profile.email !== undefined && profile.email !== email) {
      throw invalidRequest('The members "identity.userName" and "profile.email" must be the same address.');
    }
    const answer = await signUp(context, {
      email,
      password:
        fields.flag('passwordByMail') === true ? undefined : identity.text('credentials', LONGEST_PASSWORD),
      profile,
      captchaToken: fields.optionalText('recaptchaToken', LONGEST_CAPTCHA_TOKEN),
      reader: await authenticate(context, call.req.raw),
      caller: getCaller(call),
    });
    await context.knownDevices.remember(call, answer.uuid, getCaller(call));
    return call.json(answer);
  });
}
