/**
 * The stand-ins of `npm start`: Google, Facebook, Apple, an OpenID provider and the robot check, so that every way to
 * sign in can be tried without an account anywhere; Stripe and PayPal, so that everything can be bought without money;
 * an ad server, so that space can be sold; and a clock that can be put forward, so that a subscription can be seen to grow old.
 *
 * They stand in for the vendors' scripts and services, not for code of ours: the platform verifies what they sign as it
 * verifies the real ones. A vendor that `IDENTITY_FILE` sets up is the real one.
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

export interface Sandbox {
  /** Patterns of Hono under which it answers. */
  readonly paths: readonly string[];
  fetch(request: Request): Promise<Response>;
  /** How readers are known where the file is silent. */
  readonly identity: Pick<IdentityOptions, 'configuration' | 'social' | 'oidc' | 'captcha' | 'fetch'>;
  /** Where blocks find the scripts of the vendors, by vendor. */
  readonly vendorOrigins: Readonly<Record<string, string>>;
  /** Properties that the site has while its own say nothing of them. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Of everything that is sold, and of what is published on schedule. */
  readonly clock: { now(): number };
  /** Who takes the money where no keys are set. */
  readonly payments: PaymentOptions;
  /** Sends Stripe's events there from now on. */
  deliverEventsTo(send: (request: Request) => Promise<Response>): void;
  /** Shows what was billed on the page of the clock from now on. */
  showBilled(journal: ClockJournal): void;
  /** Ends what listens for servers. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly file: IdentityFile;
  /** Folder that keeps the clock and what Stripe knows behind a restart. Absolute; without it nothing is kept. */
  readonly dataDir?: string | undefined;
  /** Providers with keys are the real ones. */
  readonly payments?: PaymentKeys | undefined;
}

/** A key that is good for this run: the stand-in only looks at what it signs. */
function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function socialOf(
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

function vendorOriginsOf({ file, payments }: SandboxOptions): Sandbox['vendorOrigins'] {
  const { configuration, social, recaptcha } = file;
  return {
    ...(configuration?.googleClientId === undefined && { google: '/sandbox/google' }),
    ...(social?.facebook === undefined && { facebook: '/sandbox/facebook' }),
    ...(recaptcha === undefined && { recaptcha: '/sandbox' }),
    ...(payments?.stripe === undefined && { stripe: '/sandbox/stripe' }),
    // Always: what a developer's machine asks for would count as invalid with the real ones.
    googlePublisherTag: '/sandbox/ads',
    taboola: '/sandbox/ads',
  };
}

function identityOf({ siteOrigin, file }: SandboxOptions, fetch: Fetch): Sandbox['identity'] {
  const base = `${siteOrigin}/sandbox`;
  const address = `${base}/recaptcha/api/siteverify`;
  return {
    fetch,
    configuration: {
      googleClientId: 'sandbox.apps.googleusercontent.com',
      recaptchaSiteKey: 'sandbox',
      recaptchaScore: 0.5,
      urlToReceiveAuthToken: `${siteOrigin}/account/login/`,
      ...file.configuration,
    },
    social: socialOf(base, file),
    oidc: file.oidc ?? {
      clients: [{ clientId: 'sandbox', issuer: `${base}/openid`, protocol: 'OpenID', name: 'Sandbox ID' }],
    },
    captcha: createRecaptchaVerifier({
      secret: 'sandbox',
      fetch,
      address,
      hostnames: [new URL(siteOrigin).hostname],
    }),
  };
}

interface PlayedProviders {
  readonly stripePort: number;
  readonly webhookSecret: string;
  readonly fetch: Fetch;
}

function paymentsOf(
  { siteOrigin, payments = {} }: SandboxOptions,
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
      apiUrl: `${siteOrigin}/sandbox/paypal`,
      fetch,
    },
  };
}

/** Its code is fetched here, so that a site without a sandbox has none of it. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { siteOrigin, secret, dataDir } = options;
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
      send: (request) => deliver(request),
    },
  });
  const fetchAnywhere: Fetch = (address, init) =>
    address.startsWith(`${siteOrigin}/sandbox/`)
      ? vendors.fetch(new Request(address, init))
      : fetch(address, init);
  const listener = await listenForStripe(vendors.fetchStripeApi);
  return {
    paths: vendorSandboxPaths,
    fetch: (request) => vendors.fetch(request),
    identity: identityOf(options, fetchAnywhere),
    vendorOrigins: vendorOriginsOf(options),
    properties: adProperties,
    clock: movableClock,
    payments: paymentsOf(options, { stripePort: listener.port, webhookSecret, fetch: fetchAnywhere }),
    deliverEventsTo(send) {
      deliver = send;
    },
    showBilled(shown) {
      journal = shown;
    },
    close: listener.close,
  };
}
