/**
 * Reads and checks all configuration in one place.
 *
 * Every value has a default, so an empty environment works. A value that cannot be used stops the start with one sentence
 * that names the variable, its value, and the values that it accepts.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PoolLimits, RetiredSecret } from '@broadsheet/platform';
import { broadside, paper } from '@broadsheet/ui';
import type { Theme } from '@broadsheet/ui';
import type { SiteDefinition } from '../publisher/defineSite.ts';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';
import { readImageHosts } from './readImageHosts.ts';
import { readFrontCache } from './readFrontCache.ts';
import type { FrontCacheConfig } from './readFrontCache.ts';
import { readMessages } from './readMessages.ts';
import type { MessagesConfig } from './readMessages.ts';
import { readOperation } from './readOperation.ts';
import type { OperationConfig } from './readOperation.ts';
import { readRetiredSecrets } from './readRetiredSecrets.ts';
import { readSiteAddress, toSiteUrl } from './readSiteAddress.ts';
import type { SiteAddress } from './readSiteAddress.ts';
import { readWorkers } from './readWorkers.ts';
import type { Workers } from './readWorkers.ts';
import { readStaff } from './readStaff.ts';
import type { StaffConfig } from './readStaff.ts';

export interface Config
  extends StaffConfig, SiteAddress, FrontCacheConfig, MessagesConfig, OperationConfig, Workers {
  readonly port: number;
  readonly host: string;
  /** The keys before `SECRET`, which verify until their time is over. */
  readonly retiredSecrets: readonly RetiredSecret[];
  /** Whether the key of this process becomes that of all processes at its database, because the one before is lost. */
  readonly replacesSecret: boolean;
  /** The number of the operator's proxies in front of the site; each appends to `X-Forwarded-For`. */
  readonly proxies: number;
  /** The absolute path of the data folder. */
  readonly dataDir: string;
  /** The PostgreSQL URL; absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The limits of the connections to that database, of all workers together. */
  readonly databaseLimits: Pick<PoolLimits, 'connections' | 'connectMs' | 'statementMs'>;
  /** The origin from which browsers load built scripts and fonts, without a trailing slash; absent: the site itself. */
  readonly assetOrigin: string | undefined;
  /** The environment whose URLs apply where the site properties list several, e.g. in `resizerURLs`. */
  readonly environment: string;
  /** The header in which the operator's CDN sends the reader's country; absent: no header is trusted. */
  readonly countryHeader: string | undefined;
  /** The country of readers (ISO 3166-1 alpha-2) that is assumed if the CDN sends none. */
  readonly country: string | undefined;
  /** The IndexNow key and endpoint, with which search engines are notified of changes; absent: they are not notified. */
  readonly indexNow: { readonly key: string; readonly endpoint: string } | undefined;
  /** Other origins whose pages may request content and make identity and sales calls, each without a trailing slash. */
  readonly allowedOrigins: readonly string[];
  /** The names of other hosts whose images are resized here; images of the rest stay where they are. */
  readonly imageHosts: readonly string[];
  /** The origin of a hosted platform; absent: the embedded one. */
  readonly platformOrigin: string | undefined;
  readonly accessToken: string | undefined;
  /** The application id of the search index that `algolia-assortment` reads; the source needs the key too. */
  readonly algoliaAppId: string | undefined;
  readonly algoliaSearchKey: string | undefined;
  /** The key of the hosted search service; absent: the platform searches. */
  readonly searchKey: string | undefined;
  /**
   * The absolute path of the file that configures how readers sign in; absent: password and mailed links only, or the
   * sandbox.
   */
  readonly identityFile: string | undefined;
  /** The absolute path of the file with the site's own texts; absent: the blocks' and mails' own languages. */
  readonly phrasesFile: string | undefined;
  /** The keys of the payment providers; without any, nobody can pay, except in the sandbox. */
  readonly payments: PaymentKeys;
  /** Whether the development aids under `/sandbox/` are on, where anybody can read all mail and sign in as any reader. */
  readonly sandbox: boolean;
  /** Whether the development aids answer other computers too; otherwise only this one. */
  readonly opensSandbox: boolean;
  readonly siteId: string;
  readonly tokenVersion: string;
  /** The absolute folder of the documents that fill an empty store; absent: an empty store stays empty. */
  readonly seedDir: string | undefined;
  /** The absolute folder of logos and icons, served at `/brand/`. */
  readonly brandDir: string;
  /** The theme, which the site's own tokens override. */
  readonly theme: Theme;
  /** What the publisher's `broadsheet.config` file defines. */
  readonly publisher: SiteDefinition;
  readonly sourceTimeoutMs: number;
  /** The memory for pages and what they are made from, in bytes. */
  readonly cacheBytes: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** The keys of the payment providers. */
export interface PaymentKeys {
  readonly stripe?:
    | {
        readonly secretKey: string;
        readonly publishableKey: string;
        readonly webhookSecret: string | undefined;
      }
    | undefined;
  readonly paypal?:
    | {
        readonly clientId: string;
        readonly secret: string;
        readonly webhookId: string | undefined;
        readonly apiUrl: string | undefined;
      }
    | undefined;
}

function wholeNumber(
  variables: Variables,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
): number {
  const value = variables[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(name, value, `a whole number from ${min} to ${max}`);
  }
  return number;
}

function oneOf<const Options extends readonly string[]>(
  variables: Variables,
  name: string,
  options: Options,
  fallback: Options[number],
): Options[number] {
  const value = variables[name];
  if (value === undefined || value === '') return fallback;
  const option = options.find((candidate) => candidate === value);
  if (option === undefined) throw new ConfigError(name, value, `one of ${options.join(', ')}`);
  return option;
}

const ORIGIN = 'an http or https origin such as https://www.example.com, without a path';

/** @returns the origin without a trailing slash; `undefined` if the text is anything but an origin */
function toOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // A URL that is only an origin serialises to that origin.
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

function origin(variables: Variables, name: string): string | undefined {
  const value = variables[name];
  if (value === undefined || value === '') return undefined;
  const read = toOrigin(value);
  if (read === undefined) throw new ConfigError(name, value, ORIGIN);
  return read;
}

function origins(variables: Variables, name: string): readonly string[] {
  const value = variables[name] ?? '';
  return value
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map((text) => {
      const read = toOrigin(text);
      if (read === undefined) throw new ConfigError(name, value, `a list of origins, each ${ORIGIN}`);
      return read;
    });
}

function databaseUrl(variables: Variables): string | undefined {
  const value = variables['DATABASE_URL'];
  if (value === undefined || value === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    // The value may contain a password, so it is not repeated.
    throw new ConfigError(
      'DATABASE_URL',
      '…',
      'a PostgreSQL address such as postgres://user:password@host/database',
    );
  }
  return value;
}

/** Reads where the data are, and by how many processes and connections they are used. */
function readDatabase(
  variables: Variables,
  { sandbox }: Pick<Config, 'sandbox'>,
): Pick<Config, 'databaseUrl' | 'workers' | 'workersLimit' | 'databaseLimits'> {
  const url = databaseUrl(variables);
  const connections = wholeNumber(variables, 'DATABASE_CONNECTIONS', 10, [1, 1_000]);
  return {
    databaseUrl: url,
    ...readWorkers(variables, { databaseUrl: url, connections, sandbox, cores: availableParallelism() }),
    databaseLimits: {
      connections,
      connectMs: wholeNumber(variables, 'DATABASE_CONNECT_MS', 1_000, [50, 60_000]),
      statementMs: wholeNumber(variables, 'DATABASE_STATEMENT_MS', 0, [0, 3_600_000]),
    },
  };
}

/** Reads a key that must start with the prefix of its kind; a key is a secret, so no message repeats it. */
function key(variables: Variables, name: string, prefix: string): string {
  const value = variables[name] ?? '';
  if (value !== '' && value.startsWith(prefix)) return value;
  const kind = prefix === '' ? 'a key' : `a key that begins with "${prefix}"`;
  throw new ConfigError(name, value === '' ? '' : '…', `${kind}, for a variable that belongs to it is set`);
}

function stripeKeys(variables: Variables): PaymentKeys['stripe'] {
  const secretKey = variables['STRIPE_SECRET_KEY'];
  const publishableKey = variables['STRIPE_PUBLISHABLE_KEY'];
  const webhookSecret = variables['STRIPE_WEBHOOK_SECRET'];
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  return {
    // A restricted key is accepted too.
    secretKey: key(variables, 'STRIPE_SECRET_KEY', secretKey?.startsWith('rk_') === true ? 'rk_' : 'sk_'),
    publishableKey: key(variables, 'STRIPE_PUBLISHABLE_KEY', 'pk_'),
    webhookSecret: webhookSecret ? key(variables, 'STRIPE_WEBHOOK_SECRET', 'whsec_') : undefined,
  };
}

function payPalKeys(variables: Variables): PaymentKeys['paypal'] {
  const clientId = variables['PAYPAL_CLIENT_ID'];
  const secret = variables['PAYPAL_SECRET'];
  const apiUrl = origin(variables, 'PAYPAL_API_URL');
  const webhookId = variables['PAYPAL_WEBHOOK_ID'] || undefined;
  if (!clientId && !secret && webhookId === undefined) return undefined;
  return {
    clientId: key(variables, 'PAYPAL_CLIENT_ID', ''),
    secret: key(variables, 'PAYPAL_SECRET', ''),
    webhookId,
    apiUrl,
  };
}

function identifier(variables: Variables, name: string, fallback: string): string {
  const value = variables[name] || fallback;
  if (!/^[\w-]{1,64}$/.test(value))
    throw new ConfigError(name, value, '1 to 64 letters, digits, dashes and underscores');
  return value;
}

function algoliaAppId(variables: Variables): string | undefined {
  const value = variables['ALGOLIA_APP_ID'];
  if (value === undefined || value === '') return undefined;
  // It becomes part of a host name.
  if (!/^[a-z\d]{1,32}$/i.test(value))
    throw new ConfigError('ALGOLIA_APP_ID', value, '1 to 32 letters and digits');
  return value;
}

function matching(
  variables: Variables,
  name: string,
  [pattern, expected]: readonly [RegExp, string],
): string | undefined {
  const value = variables[name];
  if (value === undefined || value === '') return undefined;
  if (!pattern.test(value)) throw new ConfigError(name, value, expected);
  return value;
}

export interface ConfigBase {
  /** The absolute path of the repository, where fixtures are found. */
  readonly home: string;
  /** The absolute folder that relative paths start from. */
  readonly cwd: string;
  /** The absolute default folders, if they are not those of the repository. */
  readonly folders?: Pick<Config, 'seedDir' | 'brandDir'>;
  /** What the publisher's `broadsheet.config` file defines. Default: nothing. */
  readonly publisher?: SiteDefinition;
}

/** Returns the variables, with the publisher's settings in the place of those that are not set. */
function withSettings(variables: Variables, { settings }: SiteDefinition): Variables {
  if (settings === undefined) return variables;
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const texts = Object.entries(settings).map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(set) };
}

/** Returns the theme of the variable `THEME`; without it the publisher's own, or `paper`. */
function chooseTheme(variables: Variables, { theme: own }: SiteDefinition): Theme {
  const themes = [...(own === undefined ? [] : [own]), paper, broadside];
  const names = themes.map(({ name }) => name);
  const chosen = oneOf(variables, 'THEME', names, names[0] ?? paper.name);
  return themes.find(({ name }) => name === chosen) ?? paper;
}

function indexNow(variables: Variables): Config['indexNow'] {
  const form = /^[A-Za-z0-9-]{8,128}$/;
  const ownKey = matching(variables, 'INDEXNOW_KEY', [form, '8 to 128 letters, digits and hyphens']);
  const endpoint = variables['INDEXNOW_URL'] || 'https://api.indexnow.org/indexnow';
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new ConfigError('INDEXNOW_URL', endpoint, 'an address such as https://api.indexnow.org/indexnow');
  return ownKey === undefined ? undefined : { key: ownKey, endpoint };
}

/**
 * Reads the configuration from environment variables and from what the publisher has set.
 * @throws ConfigError when a value cannot be used
 */
export function readConfig(environment: Variables, base: ConfigBase): Config {
  const { home, cwd, publisher = {} } = base;
  const folders = base.folders ?? {
    seedDir: resolve(home, 'fixtures'),
    brandDir: resolve(home, 'fixtures/brand'),
  };
  const variables = withSettings(environment, publisher);
  const port = wholeNumber(variables, 'PORT', 3000, [0, 65_535]);
  const address = readSiteAddress(variables, port);
  const sandbox = oneOf(variables, 'SANDBOX', ['on', 'off', 'network'], 'off');
  const path = (name: string, fallback: string) => resolve(cwd, variables[name] || fallback);
  const seedDir = variables['SEED_DIR'] === 'off' ? undefined : variables['SEED_DIR'] || folders.seedDir;
  return {
    port,
    host: variables['HOST'] || '127.0.0.1',
    ...readOperation(variables),
    retiredSecrets: readRetiredSecrets(variables),
    replacesSecret: oneOf(variables, 'REPLACE_SECRET', ['on', 'off'], 'off') === 'on',
    proxies: wholeNumber(variables, 'PROXIES', 0, [0, 10]),
    dataDir: path('DATA_DIR', resolve(home, '.broadsheet')),
    ...readDatabase(variables, { sandbox: sandbox !== 'off' }),
    ...address,
    assetOrigin: origin(variables, 'ASSET_ORIGIN'),
    environment: identifier(variables, 'ENVIRONMENT', 'production'),
    countryHeader: matching(variables, 'COUNTRY_HEADER', [/^[\w-]{1,64}$/, 'the name of a request header']),
    country: matching(variables, 'COUNTRY', [/^[A-Z]{2}$/, 'a code of two capital letters such as DE']),
    indexNow: indexNow(variables),
    allowedOrigins: origins(variables, 'ALLOWED_ORIGINS'),
    imageHosts: readImageHosts(variables),
    platformOrigin: origin(variables, 'PLATFORM_ORIGIN'),
    accessToken: variables['ARC_ACCESS_TOKEN'] || undefined,
    algoliaAppId: algoliaAppId(variables),
    algoliaSearchKey: variables['ALGOLIA_SEARCH_KEY'] || undefined,
    searchKey: variables['SEARCH_KEY'] || undefined,
    identityFile: variables['IDENTITY_FILE'] ? path('IDENTITY_FILE', '') : undefined,
    phrasesFile: variables['PHRASES_FILE'] ? path('PHRASES_FILE', '') : undefined,
    ...readMessages(variables, toSiteUrl(address)),
    ...readStaff(variables),
    payments: { stripe: stripeKeys(variables), paypal: payPalKeys(variables) },
    sandbox: sandbox !== 'off',
    opensSandbox: sandbox === 'network',
    siteId: identifier(variables, 'SITE_ID', 'courier'),
    tokenVersion: identifier(variables, 'RESIZER_TOKEN_VERSION', '2'),
    seedDir: seedDir === undefined ? undefined : resolve(cwd, seedDir),
    brandDir: path('BRAND_DIR', folders.brandDir),
    theme: chooseTheme(variables, publisher),
    publisher,
    sourceTimeoutMs: wholeNumber(variables, 'SOURCE_TIMEOUT_MS', 2_000, [50, 60_000]),
    ...readFrontCache(variables),
    cacheBytes: 1024 * 1024 * wholeNumber(variables, 'CACHE_MB', 128, [16, 16_384]),
    logLevel: oneOf(variables, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  };
}
