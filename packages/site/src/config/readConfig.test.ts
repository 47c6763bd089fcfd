import { createECDH } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { broadside, paper } from '@broadsheet/ui';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { readConfig } from './readConfig.ts';
import { VARIABLES } from '../publisher/variables.ts';

const base = { home: '/srv/courier', cwd: '/home/editor' };
const read = (variables: Readonly<Record<string, string | undefined>> = {}) => readConfig(variables, base);

const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  proxies: 0,
  replacesSecret: false,
  databaseLimits: { connections: 10, connectMs: 1_000, statementMs: 0 },
  cacheKeys: 'off',
  cacheSeconds: 3_600,
  drainMs: 0,
  cachePurge: undefined,
  identityFile: undefined,
  dataDir: '/srv/courier/.broadsheet',
  databaseUrl: undefined,
  workers: 1,
  siteOrigin: 'http://localhost:3000',
  basePath: '',
  assetOrigin: undefined,
  environment: 'production',
  countryHeader: undefined,
  country: undefined,
  allowedOrigins: [],
  imageHosts: [],
  platformOrigin: undefined,
  accessToken: undefined,
  algoliaAppId: undefined,
  algoliaSearchKey: undefined,
  searchKey: undefined,
  mail: undefined,
  webPush: undefined,
  payments: {},
  sandbox: false,
  opensSandbox: false,
  retiredSecrets: [],
  siteId: 'courier',
  tokenVersion: '2',
  seedDir: '/srv/courier/fixtures',
  brandDir: '/srv/courier/fixtures/brand',
  theme: paper,
  publisher: {},
  sourceTimeoutMs: 2_000,
  cacheBytes: 134_217_728,
  storedPages: 5_000,
  logLevel: 'info',
};

describe('workers', () => {
  const DATABASE_URL = 'postgres://courier@db.example.com/courier';

  test('share the connections to a PostgreSQL, two at least for each', () => {
    expect(read({ DATABASE_URL, WORKERS: '5' }).workers).toBe(5);
    expect(() => read({ DATABASE_URL, WORKERS: '6' })).toThrow(
      'WORKERS is "6", but it must be at most 5, so that each has two of the 10 DATABASE_CONNECTIONS.',
    );
    expect(read({ DATABASE_URL, WORKERS: 'auto', DATABASE_CONNECTIONS: '2' }).workers).toBe(1);
    expect(read({ DATABASE_URL, WORKERS: 'auto', DATABASE_CONNECTIONS: '1000' }).workers).toBe(
      availableParallelism(),
    );
  });

  test.each([
    [{ WORKERS: '2' }, 'only one process can have the embedded database open'],
    [{ WORKERS: '2', DATABASE_URL, SANDBOX: 'on' }, 'lie in the memory of one process'],
    [{ WORKERS: '0', DATABASE_URL }, 'a whole number from 1 to 64, or auto'],
    [{ WORKERS: 'all', DATABASE_URL }, 'a whole number from 1 to 64, or auto'],
  ])('are refused in a sentence with %j', (variables, sentence) => {
    expect(() => read(variables)).toThrow(sentence);
  });
});

describe('without variables', () => {
  test('everything has a default', () => {
    expect(read()).toEqual(DEFAULTS);
  });

  test('a variable that is set to nothing counts as left out', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'SITE_ORIGIN',
      'ASSET_ORIGIN',
      'ENVIRONMENT',
      'ALLOWED_ORIGINS',
      'PLATFORM_ORIGIN',
      'ARC_ACCESS_TOKEN',
    ];
    const more = [
      'ALGOLIA_APP_ID',
      'ALGOLIA_SEARCH_KEY',
      'SEARCH_KEY',
      'SMTP_URL',
      'SANDBOX',
      'SITE_ID',
      'RESIZER_TOKEN_VERSION',
      'SEED_DIR',
      'BRAND_DIR',
      'THEME',
      'SOURCE_TIMEOUT_MS',
      'LOG_LEVEL',
    ];
    expect(read(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(DEFAULTS);
  });
});

describe('a variable', () => {
  test.each([
    ['PORT', '8080', { port: 8080, siteOrigin: 'http://localhost:8080' }],
    ['PORT', '0', { port: 0, siteOrigin: 'http://localhost:0' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    [
      'PREVIOUS_SECRETS',
      `${'a'.repeat(32)}@2027-01-31, ${'b'.repeat(40)}@2027-02-28`,
      {
        retiredSecrets: [
          { secret: 'a'.repeat(32), until: Date.UTC(2027, 0, 31, 23, 59, 59) },
          { secret: 'b'.repeat(40), until: Date.UTC(2027, 1, 28, 23, 59, 59) },
        ],
      },
    ],
    ['PROXIES', '2', { proxies: 2 }],
    ['IDENTITY_FILE', 'identity.json', { identityFile: '/home/editor/identity.json' }],
    ['DATA_DIR', '/var/courier', { dataDir: '/var/courier' }],
    ['DATA_DIR', 'data', { dataDir: '/home/editor/data' }],
    ['DATABASE_URL', 'postgres://u:p@db/courier', { databaseUrl: 'postgres://u:p@db/courier' }],
    ['DATABASE_URL', 'postgresql://db/courier', { databaseUrl: 'postgresql://db/courier' }],
    ['DATABASE_CONNECTIONS', '4', { databaseLimits: { connections: 4, connectMs: 1_000, statementMs: 0 } }],
    ['REPLACE_SECRET', 'on', { replacesSecret: true }],
    ['SITE_ORIGIN', 'https://www.courier.example/', { siteOrigin: 'https://www.courier.example' }],
    [
      'SITE_ORIGIN',
      'https://www.courier.example/news/',
      { siteOrigin: 'https://www.courier.example', basePath: '/news' },
    ],
    ['SITE_ORIGIN', 'HTTPS://Courier.example:8443', { siteOrigin: 'https://courier.example:8443' }],
    [
      'ALLOWED_ORIGINS',
      'https://app.example, http://localhost:5173/',
      { allowedOrigins: ['https://app.example', 'http://localhost:5173'] },
    ],
    ['ASSET_ORIGIN', 'https://cdn.example/', { assetOrigin: 'https://cdn.example' }],
    ['ENVIRONMENT', 'staging', { environment: 'staging' }],
    ['PLATFORM_ORIGIN', 'https://api.example', { platformOrigin: 'https://api.example' }],
    ['ARC_ACCESS_TOKEN', 'key', { accessToken: 'key' }],
    ['ALGOLIA_APP_ID', 'K3SHOP', { algoliaAppId: 'K3SHOP' }],
    ['ALGOLIA_SEARCH_KEY', 'search-only', { algoliaSearchKey: 'search-only' }],
    ['SEARCH_KEY', 'key', { searchKey: 'key' }],
    ['SANDBOX', 'on', { sandbox: true, opensSandbox: false }],
    ['SANDBOX', 'network', { sandbox: true, opensSandbox: true }],
    ['SITE_ID', 'the-gazette_2', { siteId: 'the-gazette_2' }],
    ['RESIZER_TOKEN_VERSION', '3', { tokenVersion: '3' }],
    ['SEED_DIR', 'stories', { seedDir: '/home/editor/stories' }],
    ['SEED_DIR', 'off', { seedDir: undefined }],
    ['BRAND_DIR', '/srv/brand', { brandDir: '/srv/brand' }],
    ['THEME', 'broadside', { theme: broadside }],
    ['SOURCE_TIMEOUT_MS', '500', { sourceTimeoutMs: 500 }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ])('%s=%s is read', (name, value, config) => {
    expect(read({ [name]: value })).toEqual({ ...DEFAULTS, ...config });
  });
});

test('a mail server needs to know who sends', () => {
  const url = 'smtps://u:p@mail.example:465';
  expect(read({ SMTP_URL: url, MAIL_FROM: 'desk@courier.example' }).mail).toEqual({
    url,
    from: 'desk@courier.example',
  });
  expect(() => read({ SMTP_URL: url })).toThrow('MAIL_FROM is "", but it must be a sender');
});

describe('a value that cannot be used', () => {
  const origin = 'an http or https origin such as https://www.example.com, without a path';
  const address =
    'an http or https address such as https://www.example.com or https://www.example.com/news, its path of letters, digits, dashes and underscores';
  const identifier = '1 to 64 letters, digits, dashes and underscores';
  test.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PROXIES', '-1', 'a whole number from 0 to 10'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['SOURCE_TIMEOUT_MS', '49', 'a whole number from 50 to 60000'],
    ['THEME', 'Paper', 'one of paper, broadside'],
    ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error, silent'],
    ['SITE_ORIGIN', 'courier.example', address],
    ['SITE_ORIGIN', 'ftp://courier.example', address],
    ['SITE_ORIGIN', 'https://courier.example/news//a', address],
    ['SITE_ORIGIN', 'https://courier.example/caf%C3%A9', address],
    ['SITE_ORIGIN', 'https://courier.example/?a', address],
    ['SITE_ORIGIN', 'https://courier.example/#a', address],
    ['PLATFORM_ORIGIN', 'api', origin],
    ['ASSET_ORIGIN', 'https://cdn.example/courier/', origin],
    ['ENVIRONMENT', 'a b', identifier],
    ['ALLOWED_ORIGINS', 'https://app.example *', `a list of origins, each ${origin}`],
    ['ALGOLIA_APP_ID', 'evil.example/', '1 to 32 letters and digits'],
    ['SANDBOX', 'yes', 'one of on, off, network'],
    ['SMTP_URL', 'mail.example', 'a mail server such as smtps://user:password@host:465'],
    ['SITE_ID', 'the gazette', identifier],
    ['SITE_ID', 'a'.repeat(65), identifier],
    ['RESIZER_TOKEN_VERSION', '../2', identifier],
  ])('%s=%s is told in one sentence, with what to do', (name, value, expected) => {
    const sentence = `${name} is "${value}", but it must be ${expected}. Correct the variable or leave it out.`;
    expect(() => read({ [name]: value })).toThrow(new ConfigError(name, value, expected));
    expect(() => read({ [name]: value })).toThrow(sentence);
  });

  test.each([
    ['DATABASE_URL', 'mysql://editor:hunter2@db/courier'],
    ['DATABASE_URL', 'hunter2'],
    ['PREVIOUS_SECRETS', 'hunter2@2027-01-31'],
    ['PREVIOUS_SECRETS', `hunter2${'x'.repeat(40)}`],
    ['PREVIOUS_SECRETS', `hunter2${'x'.repeat(40)}@2027-02-30`],
    ['DATABASE_URL', 'postgres://editor:hunter2@db:99999/courier'],
    ['SITE_ORIGIN', 'https://editor:hunter2@courier.example'],
    ['SITE_ORIGIN', 'https://:hunter2@courier.example'],
    ['PLATFORM_ORIGIN', 'https://hunter2@api.example/v1'],
    ['PLATFORM_ORIGIN', 'https://editor:hunter2@:bad:'],
  ])('%s=%s does not repeat the password', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is "((?!hunter2).)*$`));
  });
});

describe('keys of payment providers', () => {
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

  test('are read together', () => {
    const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'hidden', PAYPAL_WEBHOOK_ID: 'hook' };
    const { payments } = read({ ...STRIPE, ...paypal });
    expect(payments).toEqual({
      stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' },
      paypal: { clientId: 'client', secret: 'hidden', webhookId: 'hook' },
    });
  });

  test.each([
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'sk_live_hidden' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_WEBHOOK_SECRET', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'sk_live_hidden' }],
    ['PAYPAL_SECRET', { PAYPAL_CLIENT_ID: 'client' }],
    ['PAYPAL_CLIENT_ID', { PAYPAL_WEBHOOK_ID: 'hook' }],
  ])(
    'stop the start without their partner or as another kind of key, and are not repeated: %s',
    (name, variables) => {
      expect(() => read(variables)).toThrow(new RegExp(`^${name} is (?!.*hidden)`));
    },
  );
});

describe('the table of variables', () => {
  const examples = Object.fromEntries(VARIABLES.map(({ name, example }) => [name, example]));

  test('has every variable that is read, and no other', () => {
    const requested = new Set<string>(['SECRET', 'MAIL_FROM']);
    const variables = new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void requested.add(String(name)) },
    );
    readConfig(variables, base);
    expect([...requested].toSorted()).toEqual(VARIABLES.map(({ name }) => name).toSorted());
  });

  test('gives examples that are accepted, but for a key, which nobody shall copy', () => {
    expect(() => read(examples)).toThrow(/^WEB_PUSH_KEY is /);
    const ownKey = createECDH('prime256v1');
    ownKey.generateKeys();
    const WEB_PUSH_KEY = ownKey.getPrivateKey('base64url').padStart(43, 'A');
    expect(read({ ...examples, WEB_PUSH_KEY })).toMatchObject({
      siteId: 'tarn-gazette',
      basePath: '/news',
      cacheSeconds: 600,
    });
  });

  test('gives the values that hold without a variable', () => {
    const values = VARIABLES.flatMap((variable): [string, string][] =>
      'fallback' in variable && 'value' in variable.fallback
        ? [[variable.name, variable.fallback.value]]
        : [],
    );
    expect(read(Object.fromEntries(values))).toEqual(DEFAULTS);
  });
});

describe("the publisher's settings", () => {
  const publisher = { settings: { PORT: 4000, SITE_ID: 'tarn', SEED_DIR: 'off' } };

  test('stand in the place of variables, which come before them', () => {
    const config = readConfig({ PORT: '5000', SITE_ID: '' }, { ...base, publisher });
    expect(config).toMatchObject({ port: 5000, siteId: 'tarn', seedDir: undefined });
  });

  test('choose the theme by name; without a choice it is the own one', () => {
    const own = { ...paper, name: 'tarn' };
    const themeOf = (settings: object) =>
      readConfig({}, { ...base, publisher: { theme: own, settings } }).theme;
    expect([themeOf({}), themeOf({ THEME: 'broadside' })]).toEqual([own, broadside]);
  });
});
