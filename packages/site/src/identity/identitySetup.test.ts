import { createServer } from 'node:http';
import { createPlatform, openDatabase } from '@broadsheet/platform';
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test, inject } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { identitySetup } from './identitySetup.ts';

const ORIGIN = 'http://localhost:3000';
const SECRET = 'a secret of the tests, long enough for all';

let folder: TemporaryFolder;
let database: Database;
beforeAll(async () => {
  folder = await temporaryFolder();
  database = await openDatabase({ imageFile: inject('databaseImage') });
}, 30_000);
afterAll(async () => {
  await database.close();
  await folder[Symbol.asyncDispose]();
});

async function setUp(file?: unknown, sandbox: 'on' | 'off' = 'off') {
  const variables: Record<string, string> = { SANDBOX: sandbox, SITE_ORIGIN: ORIGIN };
  if (file !== undefined) {
    await folder.write('identity.json', typeof file === 'string' ? file : JSON.stringify(file));
    variables['IDENTITY_FILE'] = 'identity.json';
  }
  return identitySetup(readConfig(variables, { home: folder.path, cwd: folder.path }), SECRET);
}

/** Returns the sign-in configuration that pages receive. */
async function publicConfiguration(setup: Awaited<ReturnType<typeof setUp>>): Promise<unknown> {
  const platform = createPlatform({
    database,
    dataDir: folder.path,
    site: 'courier',
    secret: SECRET,
    clock: { now: () => Date.now() },
    log: { error: () => undefined },
    origin: ORIGIN,
    identity: setup.identity,
  });
  const answer = await platform.fetch(new Request(`${ORIGIN}/identity/public/v1/config`));
  return answer.json();
}

describe('without a sandbox', () => {
  test('readers have a password and mailed links, and there is no stand-in', async () => {
    const setup = await setUp();
    expect(setup).toEqual({ identity: {}, editing: {}, sandbox: undefined });
    expect(await publicConfiguration(setup)).toMatchObject({
      googleClientId: '',
      facebookAppId: '',
      oidcClients: [],
      signinRecaptcha: false,
    });
  });

  test('the file says what there is besides, and pages are told no secret', async () => {
    const setup = await setUp({
      configuration: { pwMinLength: 12, googleClientId: 'g', recaptchaSiteKey: 'k', signinRecaptcha: true },
      recaptcha: { secret: 'captcha-secret' },
      social: { facebook: { appId: 'f', appSecret: 'facebook-secret' } },
      deviceLimit: 3,
    });
    const configuration = await publicConfiguration(setup);
    expect(configuration).toMatchObject({
      pwMinLength: 12,
      googleClientId: 'g',
      facebookAppId: 'f',
      signinRecaptcha: true,
    });
    expect(JSON.stringify(configuration)).not.toContain('secret');
    expect(setup.identity.deviceLimit).toBe(3);
  });
});

describe('the bot challenge', () => {
  /** Google's check, which tells that every token is of a page of this host. */
  async function verifyTokenOf(hostname: string): Promise<boolean | undefined> {
    const google = createServer((_request, response) => {
      response.end(JSON.stringify({ success: true, hostname, score: 0.9, action: 'signin' }));
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const place = google.address();
    const port = typeof place === 'object' ? place?.port : undefined;
    await folder.write(
      'identity.json',
      JSON.stringify({ recaptcha: { secret: 'captcha-secret', address: `http://127.0.0.1:${port}/` } }),
    );
    const variables = {
      SITE_ORIGIN: 'https://www.example.com',
      ALLOWED_ORIGINS: 'https://shop.example.com, https://app.example',
      IDENTITY_FILE: 'identity.json',
    };
    const config = readConfig(variables, { home: folder.path, cwd: folder.path });
    const { identity } = await identitySetup(config, SECRET);
    const isGood = await identity.captcha?.verify('token', { flow: 'signin', leastScore: 0.5 });
    google.close();
    return isGood;
  }

  test.each([
    ['www.example.com', true],
    ['shop.example.com', true],
    ['app.example', true],
    ['other.example', false],
  ])('made on a page of %s counts: %s', async (hostname, isGood) => {
    expect(await verifyTokenOf(hostname)).toBe(isGood);
  });
});

describe('in the sandbox', () => {
  test('every vendor has a stand-in, and no flow asks for a challenge', async () => {
    const setup = await setUp(undefined, 'on');
    expect(setup.sandbox?.vendorOrigins).toEqual({
      stripe: '/sandbox/stripe',
      google: '/sandbox/google',
      facebook: '/sandbox/facebook',
      recaptcha: '/sandbox',
      googlePublisherTag: '/sandbox/ads',
      taboola: '/sandbox/ads',
    });
    expect(await publicConfiguration(setup)).toMatchObject({
      googleClientId: 'sandbox.apps.googleusercontent.com',
      facebookAppId: 'sandbox',
      teamId: 'SANDBOX001',
      recaptchaSiteKey: 'sandbox',
      signinRecaptcha: false,
      resetPasswordRecaptcha: false,
    });
  });

  test('a vendor that the file sets up is the real one', async () => {
    const { sandbox, identity } = await setUp(
      {
        configuration: { googleClientId: 'g' },
        recaptcha: { secret: 's' },
        social: { facebook: { appId: 'f', appSecret: 's' } },
      },
      'on',
    );
    expect(Object.keys(sandbox?.vendorOrigins ?? {})).toEqual(['stripe', 'googlePublisherTag', 'taboola']);
    expect(identity.social).toMatchObject({ google: undefined, facebook: { appId: 'f', appSecret: 's' } });
  });

  test('flags of the challenge can be switched on alone', async () => {
    const setup = await setUp({ configuration: { signupRecaptcha: true, recaptchaScore: -1 } }, 'on');
    expect(await publicConfiguration(setup)).toMatchObject({ signupRecaptcha: true, recaptchaScore: -1 });
    expect(setup.sandbox?.vendorOrigins['recaptcha']).toBe('/sandbox');
  });

  test('the stand-ins are asked in the process, without a network', async () => {
    const { sandbox, identity } = await setUp(undefined, 'on');
    const keys = await identity.fetch?.(identity.social?.google?.jwksUrl ?? '');
    expect(await keys?.json()).toMatchObject({ keys: [{ kty: 'RSA' }] });
    expect((await sandbox?.fetch(new Request(`${ORIGIN}/sandbox/vendors`)))?.status).toBe(200);
  });
});

describe('a file that cannot be used stops the start and is told by its place', () => {
  test.each([
    ['it is not JSON', '{"social":', 'is no JSON'],
    ['a member is unknown', { socal: {} }, 'the file has an unknown member "socal"'],
    [
      'a secret is missing',
      { social: { facebook: { appId: 'f' } } },
      "social.facebook must have required property 'appSecret'",
    ],
    ['a type is wrong', { deviceLimit: 0 }, 'deviceLimit must be >= 1'],
  ])('when %s', async (_, file, message) => {
    await expect(setUp(file)).rejects.toThrow(message);
  });

  test('and never by its values', async () => {
    const failure = await setUp('{"recaptcha": {"secret": "hush" "x"}}').catch(String);
    expect(failure).toContain('no JSON');
    expect(failure).not.toContain('hush');
  });

  test('when it is not there', async () => {
    const config = readConfig({ IDENTITY_FILE: '/nowhere.json' }, { home: folder.path, cwd: folder.path });
    await expect(identitySetup(config, SECRET)).rejects.toThrow(
      'IDENTITY_FILE names /nowhere.json, which cannot be read.',
    );
  });
});
