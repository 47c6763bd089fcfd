/** The JSON Schema of the file that `IDENTITY_FILE` names. No member is required; unknown members are rejected. */
const text = { type: 'string', minLength: 1 } as const;
const flag = { type: 'boolean' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const texts = { type: 'array', items: text } as const;

const closed = <const Properties extends object>(properties: Properties, required: readonly string[] = []) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

const listOf = <const Item extends object>(items: Item) => ({ type: 'array', items }) as const;

const configuration = closed({
  signinRecaptcha: flag,
  signupRecaptcha: flag,
  magicLinkRecaptcha: flag,
  resetPasswordRecaptcha: flag,
  recaptchaSiteKey: text,
  recaptchaScore: { type: 'number', minimum: -1, maximum: 1 },
  googleClientId: text,
  urlToReceiveAuthToken: text,
  disqus: closed({ enabled: flag, publicKey: text }, ['enabled', 'publicKey']),
  pwMinLength: count,
  pwLowercase: count,
  pwUppercase: count,
  pwSpecialCharacters: count,
  pwNumbers: count,
});

const social = closed({
  google: closed({ jwksUrl: text, issuers: texts }),
  facebook: closed({ appId: text, appSecret: text, graphOrigin: text }, ['appId', 'appSecret']),
  apple: closed({ clientId: text, teamId: text, keyId: text, privateKey: text, origin: text }, [
    'clientId',
    'teamId',
    'keyId',
    'privateKey',
  ]),
});

const oidc = closed({
  clients: listOf(
    closed(
      {
        clientId: text,
        clientSecret: text,
        issuer: text,
        protocol: text,
        name: text,
        discoveryUrl: text,
        redirectUri: text,
      },
      ['clientId', 'issuer', 'protocol'],
    ),
  ),
  page: text,
  provider: closed(
    { clients: listOf(closed({ clientId: text, redirectUris: texts }, ['clientId', 'redirectUris'])) },
    ['clients'],
  ),
});

const staff = closed({
  openId: closed(
    {
      issuer: { ...text, pattern: '^https?://' },
      clientId: text,
      clientSecret: text,
      name: text,
      discoveryUrl: text,
      domains: texts,
      role: { enum: ['viewer', 'editor', 'publisher', 'administrator'] },
    },
    ['issuer', 'clientId'],
  ),
});

export const identityFileSchema = closed({
  configuration,
  recaptcha: closed({ secret: text, address: text, hostnames: texts }, ['secret']),
  disqusSecret: text,
  deviceLimit: { type: 'integer', minimum: 1 },
  requireVerifiedEmail: flag,
  pages: closed({
    verifyEmail: text,
    resetPassword: text,
    oneTimeLink: text,
    deleteAccount: text,
    restoreEmail: text,
  }),
  social,
  oidc,
  staff,
});
