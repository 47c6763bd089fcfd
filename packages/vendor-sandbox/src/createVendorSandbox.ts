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
import { createTakeOnce } from './keys/createTakeOnce.ts';
import { openIdRoutes } from './openid/routes.ts';
import { panelRoutes } from './panel/routes.ts';
import { payPalRoutes } from './paypal/routes.ts';
import type { PayPalWebhook } from './paypal/routes.ts';
import { paywallRoutes } from './paywall/routes.ts';
import { recaptchaRoutes } from './recaptcha/routes.ts';
import type { SandboxClock } from './SandboxClock.ts';
import { createStripe } from './stripe/createStripe.ts';
import { stripeRoutes } from './stripe/routes.ts';
import type { WebhookEndpoint } from './stripe/webhooks/createWebhooks.ts';

export interface VendorSandboxOptions {
  /** Of the site as readers type it, without a slash at the end, e.g. `http://localhost:3000`. */
  readonly origin: string;
  readonly clock: SandboxClock;
  /**
   * Signs codes, access tokens, challenge tokens and cookies, which outlive a restart with the same one. Without it
   * one is made up. ID tokens are signed with keys that are made anew each time.
   */
  readonly secret?: string | undefined;
  /** Of subscriptions and payments; sign-in keeps the clock that stands still. Default: one that forgets its moves. */
  readonly movableClock?: MovableClock | undefined;
  /** What was billed and mailed, for the page of the clock. */
  readonly journal?: ClockJournal | undefined;
  /** File that keeps what Stripe knows behind a restart. Absolute. */
  readonly stripeFile?: string | undefined;
  /** Where Stripe sends its events. */
  readonly stripeWebhook?: WebhookEndpoint | undefined;
  /** Where PayPal sends its events. */
  readonly payPalWebhook?: PayPalWebhook | undefined;
}

export interface VendorSandbox {
  /** Answers the paths in `vendorSandboxPaths`; the host in the address does not matter. */
  fetch(request: Request): Promise<Response>;
  /** Answers Stripe's API at `/v1`, for a listener of its own: servers reach it by the host settings of its library. */
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
 * Stand-ins for Google, Facebook and Apple sign-in, an OpenID provider, reCAPTCHA, Stripe, PayPal, an ad server and bidders: their scripts and
 * their HTTP calls, and panels where a person chooses what they answer. Whoever reaches them can sign in as anybody, so a site
 * mounts them in development and tests only.
 *
 * @throws Error the origin is none
 */
export function createVendorSandbox(options: VendorSandboxOptions): VendorSandbox {
  const { origin, clock, secret, journal = async () => [] } = options;
  const { movableClock = createMovableClock(clock) } = options;
  const sandbox = {
    origin: requireOrigin(origin),
    clock,
    seals: createSeals(clock, secret),
    takeOnce: createTakeOnce(clock),
  };
  const app = new Hono({ strict: false });
  app.use(guard(origin));
  app.route('/', panelRoutes(origin));
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
