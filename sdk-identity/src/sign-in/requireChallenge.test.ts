import { describe, expect, it } from 'vitest';
import { setUp } from '../../test/setUp.ts';
import type { IdentityClient } from '../index.ts';

type SignIn = (client: IdentityClient, recaptchaToken?: string) => Promise<unknown>;

const flows: readonly (readonly [string, SignIn])[] = [
  ['signinRecaptcha', (client, recaptchaToken) => client.login('a', 'b', { recaptchaToken })],
  [
    'signupRecaptcha',
    (client, recaptchaToken) =>
      client.signUp({ userName: 'a', credentials: 'b' }, { email: 'a' }, { recaptchaToken }),
  ],
  ['magicLinkRecaptcha', (client, recaptchaToken) => client.requestOTALink('a', { recaptchaToken })],
  [
    'resetPasswordRecaptcha',
    (client, recaptchaToken) => client.requestResetPassword('a', { recaptchaToken }),
  ],
];

function setUpWith(config: Readonly<Record<string, unknown>>) {
  const parts = setUp();
  parts.service.on('GET /identity/public/v1/config', config);
  return parts;
}

describe('a flow that asks for a challenge', () => {
  it.each(flows)('is refused without a token before anything is sent: %s', async (flag, ask) => {
    const { client, service } = setUpWith({ signinRecaptcha: false, [flag]: true });
    await expect(ask(client)).rejects.toMatchObject({
      name: 'IdentityError',
      code: '130001',
      message: 'Captcha token invalid',
    });
    expect(service.calls()).toEqual([]);
  });

  it.each(flows)('is sent with a token: %s', async (flag, ask) => {
    const { client, service } = setUpWith({ signinRecaptcha: false, [flag]: true });
    await expect(ask(client, 'challenge')).rejects.toMatchObject({ name: 'ApiError', code: '404' });
    expect(service.calls()[0]?.body).toMatchObject({ recaptchaToken: 'challenge' });
  });

  it.each(flows)('is refused by its own flag, without any other: %s', async (flag, ask) => {
    const { client, service } = setUpWith({ [flag]: true });
    await expect(ask(client)).rejects.toMatchObject({ code: '130001', message: 'Captcha token invalid' });
    expect(service.calls()).toEqual([]);
  });

  it.each(flows)('is sent where only the other flags are on: %s', async (own, ask) => {
    const others = flows.map(([flag]) => [flag, flag !== own]);
    const { client, service } = setUpWith(Object.fromEntries(others));
    await expect(ask(client)).rejects.toMatchObject({ name: 'ApiError' });
    expect(service.calls()).toHaveLength(1);
  });

  it('fails with the configuration, and asks for it once in the life of the client', async () => {
    const { client, service } = setUp();
    service.on(
      'GET /identity/public/v1/config',
      () => Response.json({ code: '1', message: 'Ill' }, { status: 400 }),
      { signinRecaptcha: false },
    );
    await expect(client.login('a', 'b')).rejects.toMatchObject({ code: '1', message: 'Ill' });
    await expect(client.login('a', 'b')).rejects.toMatchObject({ code: '404' });
    await expect(client.requestOTALink('a')).rejects.toMatchObject({ code: '404' });
    expect(service.configCalls()).toHaveLength(2);
  });
});
