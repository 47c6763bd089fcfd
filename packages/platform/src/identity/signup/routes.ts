import type { Hono } from 'hono';
import type { IdentityContext } from '../IdentityContext.ts';
import { invalidRequest } from '../IdentityError.ts';
import { LONGEST_CAPTCHA_TOKEN, LONGEST_PASSWORD } from '../http/bodyLimits.ts';
import { getCaller } from '../http/IdentityEnv.ts';
import type { IdentityEnv } from '../http/IdentityEnv.ts';
import { readEmail } from '../http/readEmail.ts';
import { readFields } from '../http/readFields.ts';
import { readProfileChange } from '../profile/readProfileChange.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { signUp } from './signUp.ts';

/** Adds the sign-up call. The user name is the email address. */
export function addSignUpRoutes(app: Hono<IdentityEnv>, context: IdentityContext): void {
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
      password: identity.text('credentials', LONGEST_PASSWORD),
      profile,
      captchaToken: fields.optionalText('recaptchaToken', LONGEST_CAPTCHA_TOKEN),
      reader: await authenticate(context, call.req.raw),
      caller: getCaller(call),
    });
    await context.knownDevices.remember(call, answer.uuid, getCaller(call));
    return call.json(answer);
  });
}
