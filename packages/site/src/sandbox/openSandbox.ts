/**
 * The stand-ins of `npm start`: Google, Facebook, Apple, an OpenID provider and the robot check, so that every way to
 * sign in can be tried without an account anywhere; Stripe and PayPal, so that everything can be bought without money;
 * and a clock that can be put forward, so that a subscription can be seen to grow old.
 *
 * They stand in for the vendors' scripts and services, not for code of ours: the platform verifies what they sign as it
 * verifies the real ones. A vendor that `IDENTITY_FILE` sets up is the real one.
 */
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import { createRecaptchaVerifier } from '@broadsheet/platform';
import type { IdentityOptions } from '@broadsheet/platform';
import type { WebhookEndpoint } from '@broadsheet/vendor-sandbox';
import type { IdentityFile } from '../identity/readIdentityFile.ts';
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
  /** Of everything that is sold. */
  readonly clock: { now(): number };
  /** Of this computer, where servers find Stripe's API. */
  readonly stripePort: number;
  /** Ends what listens for servers. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly file: IdentityFile;
  /** Folder that keeps the clock and what Stripe knows behind a restart. Absolute; without it nothing is kept. */
  readonly dataDir?: string | undefined;
  /** Where Stripe sends its events; without it they are only listed. */
  readonly stripeWebhook?: WebhookEndpoint | undefined;
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

function vendorOriginsOf({ configuration, social, recaptcha }: IdentityFile): Sandbox['vendorOrigins'] {
  return {
    ...(configuration?.googleClientId === undefined && { google: '/sandbox/google' }),
    ...(social?.facebook === undefined && { facebook: '/sandbox/facebook' }),
    ...(recaptcha === undefined && { recaptcha: '/sandbox' }),
    stripe: '/sandbox/stripe',
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
      clients: [{ clientId: 'sandbox', issuer: `${base}/openid`, protocol: 'OpenID' }],
    },
    captcha: createRecaptchaVerifier({
      secret: 'sandbox',
      fetch,
      address,
      hostnames: [new URL(siteOrigin).hostname],
    }),
  };
}

/** Its code is fetched here, so that a site without a sandbox has none of it. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { siteOrigin, secret, file, dataDir, stripeWebhook } = options;
  const { createMovableClock, createVendorSandbox, vendorSandboxPaths } =
    await import('@broadsheet/vendor-sandbox');
  const fileNamed = (name: string) => (dataDir === undefined ? undefined : join(dataDir, name));
  const movableClock = createMovableClock(systemClock, fileNamed('sandbox-clock'));
  const vendors = createVendorSandbox({
    origin: siteOrigin,
    clock: systemClock,
    secret,
    movableClock,
    stripeFile: fileNamed('sandbox-stripe.jsonl'),
    stripeWebhook,
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
    vendorOrigins: vendorOriginsOf(file),
    clock: movableClock,
    stripePort: listener.port,
    close: listener.close,
  };
}
