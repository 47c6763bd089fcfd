/** Finds what of a configuration is unsafe or missing where readers come from the open network. */
import { DAY_MS } from '@broadsheet/client-core';
import { toSiteUrl } from '../../config/readSiteAddress.ts';
import type { Config } from '../../config/readConfig.ts';
import type { Concern } from './Concern.ts';
import type { FoundOperation } from './examineOperation.ts';

/** What the configuration does not say of the machine and of the newspaper's data. */
export interface Machine {
  /** Whether the key that signs is given in `SECRET`, and not kept in the data folder. */
  readonly hasGivenSecret: boolean;
  /** Bytes that are free where the data folder is; absent: nobody knows. */
  readonly freeBytes: number | undefined;
  /** Why the bucket of media cannot be used, in a sentence; absent: it can, or there is none. */
  readonly bucketProblem?: string | undefined;
  readonly operation: FoundOperation;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the site has been built. */
  readonly isBuilt: boolean;
}

type Check = (config: Config, machine: Machine) => Concern | false;

const GIGABYTE = 1024 ** 3;
/** Bytes below which a database and its log may fill the disk within a day of imports. */
const FEW_BYTES = 2 * GIGABYTE;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const unsafe = (text: string): Concern => ({ weight: 'unsafe', text });
const missing = (text: string): Concern => ({ weight: 'missing', text });
const advice = (text: string): Concern => ({ weight: 'advice', text });

const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** Returns whether the connection to a database leaves this machine without encryption. */
function isOpenConnection(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  if (hostname === '' || isLoopback(hostname)) return false;
  return ['disable', 'allow', 'prefer', null].includes(searchParams.get('sslmode'));
}

const safety: readonly Check[] = [
  ({ sandbox, opensSandbox }) =>
    sandbox &&
    unsafe(
      `SANDBOX is on: ${opensSandbox ? 'everybody who reaches the site' : 'everybody on this computer'} reads all mail under /sandbox/ and can sign in as any reader, and payments move no money. Set SANDBOX=off.`,
    ),
  ({ siteOrigin }) =>
    siteOrigin.startsWith('http:') &&
    !isLoopback(new URL(siteOrigin).hostname) &&
    unsafe(
      `SITE_ORIGIN is ${siteOrigin}: passwords and sessions travel unencrypted, and browsers offer neither passkeys nor wallets. Set an https address, and let a proxy in front hold the certificate.`,
    ),
  ({ host, proxies }) =>
    !isLoopback(host) &&
    proxies === 0 &&
    advice(
      `HOST is ${host} and PROXIES is 0: right only if readers connect to this process itself. Behind a proxy all readers would share the limits of its one address; set PROXIES to the number of proxies.`,
    ),
  ({ databaseUrl }) =>
    databaseUrl !== undefined &&
    isOpenConnection(databaseUrl) &&
    unsafe(
      'DATABASE_URL names another computer without requiring encryption: readers’ data can be read on the way. Add sslmode=verify-full to the address.',
    ),
  ({ databaseUrl }, { hasGivenSecret }) =>
    databaseUrl !== undefined &&
    !hasGivenSecret &&
    advice(
      'SECRET is not set: the key is kept in DATA_DIR of this computer alone. A second process on another computer will not start until it has the same key; set SECRET for all of them.',
    ),
  ({ editor }) =>
    editor !== undefined &&
    advice(
      'EDITOR_PASSWORD is set: whoever reads the environment is an administrator. Once the first administrator has logged in, remove it.',
    ),
];

const readers: readonly Check[] = [
  (config) =>
    isLoopback(new URL(config.siteOrigin).hostname) &&
    missing(
      `SITE_ORIGIN is ${toSiteUrl(config)}: links in mails, feeds, sitemaps and shared pages lead to this computer. Set the address that readers type.`,
    ),
  ({ mail, sandbox }) =>
    mail === undefined &&
    !sandbox &&
    missing(
      'SMTP_URL is not set: no mail is sent, so nobody can confirm an address, reset a password, log in by a link, get a receipt or a newsletter. Set SMTP_URL and MAIL_FROM.',
    ),
  ({ payments, sandbox, platformOrigin }) =>
    payments.stripe === undefined &&
    payments.paypal === undefined &&
    platformOrigin === undefined &&
    !sandbox &&
    missing(
      'No payment provider is configured: offers are shown, and nobody can pay. Set the keys of Stripe or PayPal, or sell nothing.',
    ),
  ({ webPush, siteOrigin }) =>
    webPush !== undefined &&
    siteOrigin.startsWith('http:') &&
    !isLoopback(new URL(siteOrigin).hostname) &&
    missing(
      'WEB_PUSH_KEY is set and SITE_ORIGIN is no https address: browsers offer notifications on https only, so no reader can subscribe. Set an https address.',
    ),
  ({ payments }) =>
    payments.stripe?.secretKey.includes('_test_') === true &&
    missing('STRIPE_SECRET_KEY is a test key: no card is really charged. Set the live keys.'),
  ({ payments }) =>
    payments.stripe !== undefined &&
    payments.stripe.webhookSecret === undefined &&
    missing(
      'STRIPE_WEBHOOK_SECRET is not set: refunds and disputes at Stripe do not reach the site, so a reader whose money went back reads on. Set up the webhook at Stripe, and set it.',
    ),
  ({ payments }) =>
    payments.paypal !== undefined &&
    payments.paypal.webhookId === undefined &&
    missing(
      'PAYPAL_WEBHOOK_ID is not set: refunds and disputes at PayPal do not reach the site. Set up the webhook at PayPal, and set it.',
    ),
  (_config, { isBuilt }) =>
    !isBuilt && missing('The site has not been built, so it cannot start. Run: npm start'),
];

/** The age in milliseconds from which on a backup counts as old. */
const OLD_MS = 7 * DAY_MS;
const HOW_TO_BACK_UP = 'Run npx broadsheet backup daily: docs/backups.md.';

/** Prints a moment to the minute, for the log of an operator: `2026-11-29 17:05 UTC`. */
const printMoment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const upkeep: readonly Check[] = [
  (_config, { operation }) =>
    operation.kind === 'unknown' &&
    advice(`When the last backup was made and whether mails are stuck cannot be read. ${operation.reason}`),
  ({ databaseUrl, dataDir }, { operation }) => {
    if (operation.kind !== 'known' || operation.operation.lastBackup !== undefined) return false;
    return databaseUrl === undefined
      ? missing(`No backup has been made: if ${dataDir} is lost, so is the newspaper. ${HOW_TO_BACK_UP}`)
      : advice(
          `No backup has been made with npx broadsheet backup: right only if PostgreSQL and the media are backed up by other means. ${HOW_TO_BACK_UP}`,
        );
  },
  (_config, { operation, now }) => {
    const at = operation.kind === 'known' ? operation.operation.lastBackup : undefined;
    if (at === undefined || now - at <= OLD_MS) return false;
    return missing(
      `The last backup is of ${printMoment(at)}, more than a week ago: what was written since is in none. ${HOW_TO_BACK_UP}`,
    );
  },
  (_config, { operation }) => {
    const stuck = operation.kind === 'known' ? operation.operation.stuckMails : undefined;
    if (stuck === undefined) return false;
    const { count, since } = stuck;
    return missing(
      `${count === 1 ? '1 mail is' : `${count} mails are`} overdue, since ${printMoment(since)}: readers wait for receipts and links. The site does not run, or the mail server is away or refuses the login; check SMTP_URL and the log.`,
    );
  },
];

const setup: readonly Check[] = [
  ({ databaseUrl, dataDir }) =>
    databaseUrl === undefined &&
    advice(
      `The embedded database in ${dataDir} serves one process on one computer. Back it up regularly with npx broadsheet backup, or set DATABASE_URL to a PostgreSQL with backups of its own.`,
    ),
  ({ databaseUrl, dataDir, mediaBucket }) =>
    databaseUrl !== undefined &&
    mediaBucket === undefined &&
    advice(
      `Pictures and other media are files in ${dataDir}, not in the database: give all processes the same folder or set MEDIA_BUCKET, and back up both (npx broadsheet backup does).`,
    ),
  (_config, { bucketProblem }) => bucketProblem !== undefined && missing(bucketProblem),
  ({ dataDir }, { freeBytes }) =>
    freeBytes !== undefined &&
    freeBytes < FEW_BYTES &&
    unsafe(
      `Only ${(freeBytes / GIGABYTE).toFixed(1)} GB are free where ${dataDir} is. On a full disk nothing can be saved or paid. Make room.`,
    ),
  ({ assetOrigin, cachePurge, cacheKeys }) =>
    assetOrigin === undefined &&
    cachePurge === undefined &&
    cacheKeys === 'off' &&
    advice(
      'No cache in front of the site is configured (CACHE_KEYS, CACHE_PURGE). One makes it bear any number of readers: docs/cache-in-front.md.',
    ),
  ({ countryHeader, country }) =>
    countryHeader === undefined &&
    country === undefined &&
    advice(
      'Neither COUNTRY_HEADER nor COUNTRY is set: wallets are offered as in no country, the checkout presets none, and entitlements for a country reach nobody.',
    ),
];

const ORDER: readonly Concern['weight'][] = ['unsafe', 'missing', 'advice'];

/** Returns what is to be said of a configuration, the gravest first. */
export function findConcerns(config: Config, machine: Machine): readonly Concern[] {
  const found = [...safety, ...readers, ...upkeep, ...setup].flatMap((check) => check(config, machine) || []);
  return found.toSorted((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight));
}
