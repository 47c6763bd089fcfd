import { Hono } from 'hono';
import { adsRoutes } from './ads/routes.ts';
import { appleRoutes } from './apple/routes.ts';
import { createMovableClock } from './clock/createMovableClock.ts';
import type { MovableClock } from './clock/createMovableClock.ts';
import { clockRoutes } from './clock/routes.ts';
import type { ClockJournal } from './clock/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { facebookRoutes } from './facebook/routes.ts';
import { googleRoutes } from './google/routes.ts';
import { guard } from './http/guard.ts';
import { createSeals } from './keys/createSeals.ts';
import { createConsumeOnce } from './keys/createConsumeOnce.ts';
import { openIdRoutes } from './openid/routes.ts';
import { panelRoutes } from './panel/routes.ts';
import { payPalRoutes } from './paypal/routes.ts';
import type { PayPalWebhook } from './paypal/routes.ts';
import { paywallRoutes } from './paywall/routes.ts';
import { recaptchaRoutes } from './recaptcha/routes.ts';
import type { SandboxClock } from './SandboxClock.ts';
import { createStripe } from './stripe/createStripe.ts';
import { stripeRoutes } from './stripe/routes.ts';
import type { WebhookEndpoint } from './stripe/createWebhooks.ts';

export interface VendorSandboxOptions {
  /** The site's origin as readers type it, without a trailing slash, e.g. `http://localhost:3000`. */
  readonly origin: string;
  /** The site's base path, such as `/news`, which the URLs of requests lack. Default: none. */
  readonly basePath?: string;
  readonly clock: SandboxClock;
  /**
   * The secret that signs codes, access tokens, challenge tokens and cookies; they stay valid after a restart with the same
   * secret. Default: a random one. ID tokens are signed with keys that are new after each start.
   */
  readonly secret?: string | undefined;
  /**
   * The clock of subscriptions and payments; sign-in uses `clock`, which is not moved. Default: a clock that keeps no file.
   */
  readonly movableClock?: MovableClock | undefined;
  /** Lists bills and mails for the page of the clock. */
  readonly journal?: ClockJournal | undefined;
  /** The absolute path of a file that keeps Stripe's data across restarts. */
  readonly stripeFile?: string | undefined;
  /** The endpoint to which Stripe sends its events. */
  readonly stripeWebhook?: WebhookEndpoint | undefined;
  /** The endpoint to which PayPal sends its events. */
  readonly payPalWebhook?: PayPalWebhook | undefined;
}

export interface VendorSandbox {
  /** Handles requests for the paths in `vendorSandboxPaths`; the host of the URL is ignored. */
  fetch(request: Request): Promise<Response>;
  /**
   * Answers Stripe's API at `/v1`, for a listener on a port of its own, which servers reach by the host settings of its
   * library.
   */
  fetchStripeApi(request: Request): Promise<Response>;
}

function requireOrigin(origin: string): string {
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin && /^https?:/.test(origin);
  if (isOrigin) return origin;
  throw new Error(
    `The origin of the vendor sandbox is "${origin}". Give scheme, host and port only, such as "http://localhost:3000".`,
  );
}

/**
 * Creates the stand-ins for Google, Facebook and Apple sign-in, an OpenID provider, reCAPTCHA, Stripe, PayPal, an ad server
 * and bidders: their scripts, their HTTP calls, and panels on which a person chooses what they answer. Whoever reaches them
 * can sign in as anybody, so a site mounts them only in development and tests.
 *
 * @throws Error when `origin` is not an origin
 */
export function createVendorSandbox(options: VendorSandboxOptions): VendorSandbox {
  const { origin, basePath = '', clock, secret, journal = async () => [] } = options;
  const { movableClock = createMovableClock(clock) } = options;
  const sandbox = {
    origin: requireOrigin(origin),
    siteUrl: origin + basePath,
    clock,
    seals: createSeals(clock, secret),
    consumeOnce: createConsumeOnce(clock),
  };
  const app = new Hono({ strict: false });
  app.use(guard(origin));
  app.route('/', panelRoutes(sandbox.siteUrl));
  app.route('/', googleRoutes(sandbox));
  app.route('/', facebookRoutes(sandbox));
  app.route('/', appleRoutes(sandbox));
  app.route('/', openIdRoutes(sandbox));
  app.route('/', recaptchaRoutes(sandbox));
  const stripe = createStripe({
    clock: movableClock,
    file: options.stripeFile,
    webhook: options.stripeWebhook,
  });
  app.route('/', stripeRoutes(stripe, origin));
  app.route('/', payPalRoutes({ ...sandbox, clock: movableClock }, options.payPalWebhook));
  app.route('/', adsRoutes(origin));
  app.route('/', paywallRoutes());
  app.route('/', consentRoutes());
  app.route('/', clockRoutes(movableClock, journal));
  app.notFound((context) =>
    context.text(
      `No stand-in answers at ${context.req.path}. See /sandbox/vendors for those there are.`,
      404,
    ),
  );
  return {
    fetch: async (request) => app.fetch(request),
    fetchStripeApi: async (request) => stripe.api.fetch(request),
  };
}
