import type { Fetch } from '@broadsheet/client-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestStorage } from '../test/createTestBrowser.ts';
import { identityConfigCall } from './contract/index.ts';
import type { ErrorBody, IdentityConfigBody } from './contract/index.ts';
import { createIdentityClient } from './index.ts';

const body: IdentityConfigBody = {
  signinRecaptcha: false,
  signupRecaptcha: true,
  magicLinkRecaptcha: false,
  resetPasswordRecaptcha: true,
  recaptchaSiteKey: 'site-key',
  recaptchaScore: -1,
  googleClientId: 'google-1,google-2',
  facebookAppId: '',
  teamId: 'team',
  keyId: 'key',
  urlToReceiveAuthToken: 'https://www.example.com/apple/',
  oidcClients: [{ protocol: 'Apple', clientId: 'com.example' }],
  disqus: { enabled: true, publicKey: 'public' },
  pwMinLength: 8,
  pwLowercase: 1,
  pwUppercase: 2,
  pwSpecialCharacters: 3,
  pwNumbers: 4,
  pwPwNumbers: 4,
};

/** Creates a client of a service whose response is created anew for every call. */
function setUp(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<Fetch>(async () => answer());
  const client = createIdentityClient({ origin: 'https://api.example.com', fetch, retry: { attempts: 1 } });
  return { fetch, client };
}

const configFrom = (answer: unknown) => setUp(() => Response.json(answer)).client.getConfig();

describe('getConfig', () => {
  it('sends the call of the contract, past the browser’s cache and without authorization', async () => {
    const { client, fetch } = setUp(() => Response.json(body));
    await client.getConfig();
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(identityConfigCall).toEqual({ method: 'GET', path: '/identity/public/v1/config' });
    expect(address).toBe('https://api.example.com/identity/public/v1/config');
    expect(init).toMatchObject({ method: 'GET', cache: 'no-cache' });
    expect(init).not.toHaveProperty('body');
    expect(init).not.toHaveProperty('credentials');
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
  });

  it('reads every member of the contract', async () => {
    const { pwPwNumbers: _sameAsPwNumbers, ...named } = body;
    await expect(configFrom(body)).resolves.toEqual({ ...named, facebookAppId: undefined, raw: body });
  });

  it('is asked for once by callers at the same time and later', async () => {
    const { client, fetch } = setUp(() => Response.json(body));
    const [first, second] = await Promise.all([client.getConfig(), client.getConfig()]);
    expect(second).toBe(first);
    expect(await client.getConfig()).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is kept by each client for itself, and not in its storage', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json(body));
    const { storage, values } = createTestStorage();
    const options = { origin: '', fetch, localStorage: () => storage, sessionStorage: () => storage };
    await createIdentityClient(options).getConfig();
    await createIdentityClient(options).getConfig();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect([...values]).toEqual([]);
  });

  it('is not asked for by making a client', () => {
    expect(setUp(() => Response.json(body)).fetch).not.toHaveBeenCalled();
  });

  it('is asked for again after a failure', async () => {
    const answers = [new Response(null, { status: 500 }), Response.json(body)];
    const { client } = setUp(() => answers.shift() ?? Response.error());
    await expect(client.getConfig()).rejects.toMatchObject({ code: '500' });
    await expect(client.getConfig()).resolves.toMatchObject({ pwNumbers: 4 });
  });

  it('lets one caller leave while another waits', async () => {
    let answer = (_response: Response): void => undefined;
    const { client, fetch } = setUp(() => new Promise<Response>((resolve) => (answer = resolve)));
    const leaver = new AbortController();
    const left = client.getConfig({ signal: leaver.signal });
    const stayed = client.getConfig({ signal: new AbortController().signal });
    leaver.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    answer(Response.json(body));
    await expect(stayed).resolves.toMatchObject({ pwMinLength: 8 });
  });

  it('stops the request when nobody waits for it any more', async () => {
    const { client, fetch } = setUp(() => new Promise<Response>(() => undefined));
    const caller = new AbortController();
    const left = client.getConfig({ signal: caller.signal });
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    caller.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('fails on an error body, whatever its status', async () => {
    const refusal: ErrorBody = { code: '100013', message: 'Too many devices' };
    await expect(configFrom(refusal)).rejects.toMatchObject({
      ...refusal,
      name: 'ApiError',
      httpStatus: 200,
    });
  });

  it.each([[[]], ['text'], [null]])('fails on %o, which is no configuration', async (answer) => {
    await expect(configFrom(answer)).rejects.toMatchObject({ name: 'ApiError', code: 'invalid_body' });
  });
});

describe('a configuration of a lenient service', () => {
  it('demands and offers nothing when it is empty', async () => {
    await expect(configFrom({})).resolves.toEqual({
      signinRecaptcha: false,
      signupRecaptcha: false,
      magicLinkRecaptcha: false,
      resetPasswordRecaptcha: false,
      oidcClients: [],
      pwMinLength: 0,
      pwLowercase: 0,
      pwUppercase: 0,
      pwSpecialCharacters: 0,
      pwNumbers: 0,
      raw: {},
    });
  });

  it('is read where numbers and flags are texts', async () => {
    const config = await configFrom({ signinRecaptcha: 'true', recaptchaScore: '0.5', pwMinLength: '8' });
    expect(config).toMatchObject({ signinRecaptcha: true, recaptchaScore: 0.5, pwMinLength: 8 });
  });

  it.each([
    [{ pwNumbers: 2, pwPwNumbers: 3 }, 2],
    [{ pwNumbers: 0, pwPwNumbers: 3 }, 0],
    [{ pwPwNumbers: 3 }, 3],
    [{ pwNumbers: null, pwPwNumbers: '3' }, 3],
    [{ pwNumbers: -1 }, 0],
    [{ pwNumbers: 1.9 }, 1],
  ])('counts the digits of a password in %o as %d', async (answer, pwNumbers) => {
    await expect(configFrom(answer)).resolves.toMatchObject({ pwNumbers });
  });

  it('loses only the parts that cannot be read', async () => {
    const config = await configFrom({
      googleClientId: 7,
      facebookAppId: ' ',
      teamId: 'team',
      oidcClients: [{ protocol: 'Apple' }, null, { protocol: 'OIDC', clientId: 'a', extra: 1 }],
      disqus: { enabled: 1 },
    });
    expect(config).toMatchObject({
      googleClientId: undefined,
      facebookAppId: undefined,
      teamId: 'team',
      oidcClients: [{ protocol: 'OIDC', clientId: 'a' }],
      disqus: { enabled: false, publicKey: undefined },
    });
  });

  it('gives members without a name of their own as they came', async () => {
    const { raw } = await configFrom({ betaFeature: { on: true } });
    expect(raw['betaFeature']).toEqual({ on: true });
  });
});
