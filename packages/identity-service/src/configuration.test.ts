import { describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers } from '@broadsheet/platform-testing/identity';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';
import { createRecaptchaVerifier } from './captcha/createRecaptchaVerifier.ts';
import type { IdentityOptions } from './IdentityOptions.ts';

const EMAIL = 'ada@example.com';

const everyFlag = {
  signinRecaptcha: true,
  signupRecaptcha: true,
  magicLinkRecaptcha: true,
  resetPasswordRecaptcha: true,
};
const visible = { ...everyFlag, recaptchaSiteKey: 'key', recaptchaScore: -1 };

/** Takes the token "human", and remembers the score it was asked for. */
function fakeVerifier(): CaptchaVerifier & { readonly scores: (number | undefined)[] } {
  const scores: (number | undefined)[] = [];
  return {
    scores,
    async verify(token, { leastScore }) {
      scores.push(leastScore);
      return token === 'human';
    },
  };
}

describe.each(databasesUnderTest)('the identity configuration on $name', ({ open }) => {
  const database = useReaderTables(open);

  const start = (identity: IdentityOptions): Readers => openReaders(database, { identity });
  const read = async (identity: IdentityOptions = {}): Promise<Json> =>
    (await start(identity).call('GET', '/v1/config')).body;
  const store = (identity: Json): Promise<unknown> =>
    database.query("insert into site_properties (site, body, hash) values ('paper', $1::text::jsonb, 'x')", [
      JSON.stringify({ websiteName: 'The Paper', identity }),
    ]);

  test('is complete without any setting', async () => {
    expect(await read()).toEqual({
      signinRecaptcha: false,
      signupRecaptcha: false,
      magicLinkRecaptcha: false,
      resetPasswordRecaptcha: false,
      googleClientId: '',
      facebookAppId: '',
      oidcClients: [],
      pwMinLength: 8,
      pwLowercase: 0,
      pwUppercase: 0,
      pwSpecialCharacters: 0,
      pwNumbers: 0,
      pwPwNumbers: 0,
    });
  });

  test('comes from the site’s properties; what is of the wrong type counts as not written', async () => {
    await store({
      googleClientId: 'g',
      facebookAppId: 7,
      pwMinLength: 12,
      pwUppercase: -1,
      pwPwNumbers: 2,
      oidcClients: [
        { protocol: 'Apple', clientId: 'a' },
        { protocol: 'OIDC', clientId: 'b', name: 'B' },
        'x',
      ],
      disqus: { publicKey: 'pub' },
      secret: 'not for readers',
    });
    const configuration = await read();
    expect(configuration).toMatchObject({
      googleClientId: 'g',
      facebookAppId: '',
      pwMinLength: 12,
      pwUppercase: 0,
      pwNumbers: 2,
      pwPwNumbers: 2,
      oidcClients: [
        { protocol: 'Apple', clientId: 'a' },
        { protocol: 'OIDC', clientId: 'b', name: 'B' },
      ],
      disqus: { enabled: false, publicKey: 'pub' },
    });
    expect(configuration).not.toHaveProperty('secret');
  });

  test.each([[null], ['text'], [[]]])('stands when the properties hold %j in its place', async (identity) => {
    await store(identity);
    expect(await read()).toMatchObject({ signinRecaptcha: false, pwMinLength: 8 });
  });

  test("prefers the operator's configuration to the properties", async () => {
    await store({ pwMinLength: 12, googleClientId: 'g' });
    expect(await read({ configuration: { pwMinLength: 16 } })).toMatchObject({
      pwMinLength: 16,
      googleClientId: 'g',
    });
  });

  test('asks for a challenge only when readers can meet it and the answer can be checked', async () => {
    const signin = { signinRecaptcha: true };
    const captcha = fakeVerifier();
    expect(await read({ configuration: visible })).toMatchObject({ signinRecaptcha: false });
    expect(await read({ captcha, configuration: everyFlag })).toMatchObject({ signinRecaptcha: false });
    expect(await read({ captcha, configuration: { ...visible, recaptchaScore: 2 } })).toMatchObject({
      signinRecaptcha: false,
    });
    expect(await read({ captcha, configuration: { ...signin, recaptchaSiteKey: 'key' } })).toMatchObject({
      signinRecaptcha: true,
      signupRecaptcha: false,
      recaptchaSiteKey: 'key',
      recaptchaScore: -1,
    });
  });

  test.each<[string, IdentityOptions, string]>([
    ['no site key', { captcha: fakeVerifier(), configuration: everyFlag }, 'Set recaptchaSiteKey'],
    [
      'a score that is none',
      { captcha: fakeVerifier(), configuration: { ...visible, recaptchaScore: 5 } },
      'recaptchaScore is 5',
    ],
    ['no secret to check its tokens with', { configuration: visible }, 'Set recaptcha.secret'],
  ])('logs once that a challenge is turned on with %s', async (_, identity, advice) => {
    const readers = start(identity);
    await readers.call('GET', '/v1/config');
    await readers.call('GET', '/v1/config');
    expect(readers.logged).toHaveLength(1);
    expect(readers.logged[0]).toContain('(signinRecaptcha, signupRecaptcha');
    expect(readers.logged[0]).toContain(advice);
  });

  describe('with a challenge in every flow', () => {
    const attempts = (recaptchaToken?: string): readonly (readonly [string, JsonObject])[] => {
      const token: JsonObject = recaptchaToken === undefined ? {} : { recaptchaToken };
      const identity = { userName: EMAIL, credentials: PASSWORD };
      return [
        ['/v1/signup', { identity, profile: { email: EMAIL }, ...token }],
        ['/v1/auth/login', { ...identity, grantType: 'password', ...token }],
        ['/v1/auth/magiclink', { email: EMAIL, ...token }],
        ['/v1/password/reset', { userName: EMAIL, ...token }],
      ];
    };
    const outcomes = async (readers: Readers, recaptchaToken?: string): Promise<readonly string[]> => {
      const answers: Answer[] = [];
      for (const [path, body] of attempts(recaptchaToken))
        answers.push(await readers.call('POST', path, { body }));
      await readers.platform.identity.settle();
      return answers.map(describeOutcome);
    };

    test('lets who meets it pass, and tells others by the code of the flow', async () => {
      const readers = start({ captcha: fakeVerifier(), configuration: visible });
      const refusals = ['400 010122', '400 130001', '400 130001', '400 130001'];
      expect(await outcomes(readers)).toEqual(refusals);
      expect(await outcomes(readers, 'robot')).toEqual(refusals);
      expect(await outcomes(readers, 'human')).toEqual(['200', '200', '200', '200']);
    });

    test('asks for the score of the invisible challenge and for none of the visible one', async () => {
      const captcha = fakeVerifier();
      await outcomes(start({ captcha, configuration: visible }), 'robot');
      await outcomes(start({ captcha, configuration: { ...visible, recaptchaScore: 0.5 } }), 'robot');
      expect(new Set(captcha.scores)).toEqual(new Set([undefined, 0.5]));
    });

    test('refuses everybody while the provider cannot be asked, and tells the log', async () => {
      const captcha = { verify: () => Promise.reject(new Error('no route')) };
      const readers = start({ captcha, configuration: visible });
      expect(await outcomes(readers, 'human')).toEqual(Array.from({ length: 4 }, () => '503 503'));
      expect(readers.logged[0]).toContain('The bot challenge could not be checked');
    });
  });
});

describe('createRecaptchaVerifier', () => {
  const verifierOf = (answer: unknown, status = 200) => {
    const requested: { address: string; body: string }[] = [];
    const verifier = createRecaptchaVerifier({
      secret: 'shh',
      hostnames: ['www.paper.test'],
      async fetch(address, { body }) {
        requested.push({ address, body: body instanceof URLSearchParams ? body.toString() : '' });
        return Response.json(answer, { status });
      },
    });
    return { verifier, requested };
  };

  const own = { success: true, hostname: 'www.paper.test' };
  const box = { flow: 'signin', leastScore: undefined } as const;
  const invisible = { flow: 'signin', leastScore: 0.5 } as const;

  test('calls the provider with the secret', async () => {
    const { verifier, requested } = verifierOf(own);
    expect(await verifier.verify('a token', box)).toBe(true);
    expect(requested).toEqual([
      {
        address: 'https://www.google.com/recaptcha/api/siteverify',
        body: 'secret=shh&response=a+token',
      },
    ]);
  });

  test.each([
    [{ ...own, action: 'signin', score: 0.7 }, invisible, true],
    [{ ...own, action: 'signin', score: 0.5 }, invisible, true],
    [{ ...own, action: 'signin', score: 0.4 }, invisible, false],
    [{ ...own, action: 'signin' }, invisible, false],
    [{ ...own, action: 'signup', score: 0.9 }, invisible, false],
    [{ ...own, score: 0.9 }, invisible, false],
    [{ ...own, action: 'signin', score: 0.9, hostname: 'evil.test' }, invisible, false],
    [{ ...own, hostname: 'evil.test' }, box, false],
    [{ success: true }, box, false],
    [{ ...own, success: false, action: 'signin', score: 0.9 }, invisible, false],
    [{ success: false }, box, false],
    ['yes', box, false],
  ])('holds the answer %j against the challenge %j', async (answer, challenge, verdict) => {
    expect(await verifierOf(answer).verifier.verify('t', challenge)).toBe(verdict);
  });

  test('rejects when the provider fails', async () => {
    await expect(verifierOf({}, 502).verifier.verify('t', box)).rejects.toThrow('502');
  });
});
