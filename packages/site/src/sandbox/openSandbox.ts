/**
 * The stand-ins of `npm start`: Google, Facebook, Apple, an OpenID provider and the bot challenge, so that every way to sign
 * in works without an account anywhere; Stripe and PayPal, so that everything can be bought without money; an ad server, so
 * that ads are shown; and a clock that can be moved forward, so that a subscription can be seen to age.
 *
 * They replace the vendors' scripts and services, not our code: the platform verifies their signatures like those of the
 * vendors. A vendor that `IDENTITY_FILE` configures is not replaced.
 */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import { createRecaptchaVerifier } from '@broadsheet/platform';
import type { IdentityOptions, PaymentOptions } from '@broadsheet/platform';
import type { ClockJournal } from '@broadsheet/vendor-sandbox';
import type { PaymentKeys } from '../config/readConfig.ts';
import type { IdentityFile } from '../config/readIdentityFile.ts';
import { listenForStripe } from './listenForStripe.ts';

type Fetch = NonNullable<IdentityOptions['fetch']>;

const PAYPAL_WEBHOOK_ID = 'sandbox';

export interface Sandbox {
  /** The path patterns (Hono's) that the sandbox answers. */
  readonly paths: readonly string[];
  fetch(request: Request): Promise<Response>;
  /** The ways to sign in that the identity file does not configure. */
  readonly identity: Pick<IdentityOptions, 'configuration' | 'social' | 'oidc' | 'captcha' | 'fetch'>;
  /** The origins from which blocks load vendors' scripts, by vendor. */
  readonly vendorOrigins: Readonly<Record<string, string>>;
  /** Site properties that apply unless the site sets them itself. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** The clock of everything that is sold, and of scheduled publications. */
  readonly clock: { now(): number };
  /** The payment providers to use for those without keys. */
  readonly payments: PaymentOptions;
  /** Delivers Stripe's events to the function from now on. */
  deliverEventsTo(send: (request: Request) => Promise<Response>): void;
  /** Shows the billing journal on the clock's page from now on. */
  showBilled(journal: ClockJournal): void;
  /** Closes the servers of the sandbox. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  readonly siteOrigin: string;
  /** The path of the site on its origin; absent: at the root. */
  readonly basePath?: string;
  /** The host names of the pages that show the bot challenge. Default: the site's own. */
  readonly hostnames?: readonly string[];
  readonly secret: string;
  readonly file: IdentityFile;
  /**
   * The absolute folder that keeps the clock and the data of Stripe's stand-in across restarts; without it nothing is kept.
   */
  readonly dataDir?: string | undefined;
  /** The payment keys; a provider with keys is not replaced. */
  readonly payments?: PaymentKeys | undefined;
}

/** Creates a key for this run: the stand-in only checks signatures that it made itself. */
function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function createSocial(
  base: string,
  { configuration, social: given = {} }: IdentityFile,
): IdentityOptions['social'] {
  const isGoogleReal = configuration?.googleClientId !== undefined;
  return {
    google: isGoogleReal ? given.google : { jwksUrl: `${base}/google/oauth2/v3/certs` },
    facebook: given.facebook ?? {
      appId: 'sandbox',
      appSecret: 'sandbox',
      graphOrigin: `${base}/facebook/graph`,
    },
    apple: given.apple ?? {
      clientId: 'sandbox.courier',
      teamId: 'SANDBOX001',
      keyId: 'SANDBOX002',
      privateKey: makePrivateKey(),
      origin: `${base}/apple`,
    },
  };
}

function getVendorOrigins({ file, payments }: SandboxOptions): Sandbox['vendorOrigins'] {
  const { configuration, social, recaptcha } = file;
  return {
    ...(configuration?.googleClientId === undefined && { google: '/sandbox/google' }),
    ...(social?.facebook === undefined && { facebook: '/sandbox/facebook' }),
    ...(recaptcha === undefined && { recaptcha: '/sandbox' }),
    ...(payments?.stripe === undefined && { stripe: '/sandbox/stripe' }),
    // Always the stand-in: the real ad server would count a developer's requests as invalid traffic.
    googlePublisherTag: '/sandbox/ads',
    taboola: '/sandbox/ads',
  };
}

function createIdentity(
  { siteOrigin, basePath = '', file, hostnames = [new URL(siteOrigin).hostname] }: SandboxOptions,
  fetch: Fetch,
): Sandbox['identity'] {
  const siteUrl = siteOrigin + basePath;
  const base = `${siteUrl}/sandbox`;
  const address = `${base}/recaptcha/api/siteverify`;
  return {
    fetch,
    configuration: {
      googleClientId: 'sandbox.apps.googleusercontent.com',
      recaptchaSiteKey: 'sandbox',
      recaptchaScore: 0.5,
      urlToReceiveAuthToken: `${siteUrl}/account/login/`,
      ...file.configuration,
    },
    social: createSocial(base, file),
    oidc: file.oidc ?? {
      clients: [{ clientId: 'sandbox', issuer: `${base}/openid`, protocol: 'OpenID', name: 'Sandbox ID' }],
    },
    captcha: createRecaptchaVerifier({
      secret: 'sandbox',
      fetch,
      address,
      hostnames,
    }),
  };
}

interface PlayedProviders {
  readonly stripePort: number;
  readonly webhookSecret: string;
  readonly fetch: Fetch;
}

function createPayments(
  { siteOrigin, basePath = '', payments = {} }: SandboxOptions,
  { stripePort, webhookSecret, fetch }: PlayedProviders,
): PaymentOptions {
  return {
    stripe: payments.stripe ?? {
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret,
      host: { host: '127.0.0.1', port: stripePort, protocol: 'http' },
    },
    paypal: payments.paypal ?? {
      clientId: 'sandbox',
      secret: 'sandbox',
      webhookId: PAYPAL_WEBHOOK_ID,
      apiUrl: `${siteOrigin}${basePath}/sandbox/paypal`,
      fetch,
    },
  };
}

/** Opens the sandbox. Its code is imported here, so that a site without a sandbox does not load it. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { siteOrigin, basePath = '', secret, dataDir } = options;
  const siteUrl = siteOrigin + basePath;
  const { adProperties, createMovableClock, createVendorSandbox, vendorSandboxPaths } =
    await import('@broadsheet/vendor-sandbox');
  const fileNamed = (name: string) => (dataDir === undefined ? undefined : join(dataDir, name));
  const movableClock = createMovableClock(systemClock, fileNamed('sandbox-clock'));
  const webhookSecret = `whsec_${createHash('sha256').update(`stripe ${secret}`).digest('hex')}`;
  let deliver = (_request: Request): Promise<Response> =>
    Promise.resolve(new Response(null, { status: 503 }));
  let journal: ClockJournal = () => Promise.resolve([]);
  const vendors = createVendorSandbox({
    origin: siteOrigin,
    basePath,
    clock: systemClock,
    secret,
    movableClock,
    journal: () => journal(),
    stripeFile: fileNamed('sandbox-stripe.jsonl'),
    stripeWebhook: {
      url: `${siteOrigin}/sales/public/v1/webhooks/stripe`,
      secret: webhookSecret,
      send: (request) => deliver(request),
    },
    payPalWebhook: {
      url: `${siteOrigin}/sales/public/v1/webhooks/paypal`,
      id: PAYPAL_WEBHOOK_ID,
      send: (request) => deliver(request),
    },
  });
  const fetchAnywhere: Fetch = (address, init) =>
    address.startsWith(`${siteUrl}/sandbox/`)
      ? vendors.fetch(new Request(siteOrigin + address.slice(siteUrl.length), init))
      : fetch(address, init);
  const listener = await listenForStripe(vendors.fetchStripeApi);
  return {
    paths: vendorSandboxPaths,
    fetch: (request) => vendors.fetch(request),
    identity: createIdentity(options, fetchAnywhere),
    vendorOrigins: getVendorOrigins(options),
    properties: adProperties,
    clock: movableClock,
    payments: createPayments(options, { stripePort: listener.port, webhookSecret, fetch: fetchAnywhere }),
    deliverEventsTo(send) {
      deliver = send;
    },
    showBilled(shown) {
      journal = shown;
    },
    close: listener.close,
  };
}
