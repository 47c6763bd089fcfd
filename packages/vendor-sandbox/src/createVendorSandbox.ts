import { Hono } from 'hono';
import { appleRoutes } from './apple/routes.ts';
import { facebookRoutes } from './facebook/routes.ts';
import { googleRoutes } from './google/routes.ts';
import { guard } from './http/guard.ts';
import { createSeals } from './keys/createSeals.ts';
import { createTakeOnce } from './keys/createTakeOnce.ts';
import { openIdRoutes } from './openid/routes.ts';
import { panelRoutes } from './panel/routes.ts';
import { recaptchaRoutes } from './recaptcha/routes.ts';
import type { SandboxClock } from './SandboxContext.ts';

export interface VendorSandboxOptions {
  /** Of the site as readers type it, without a slash at the end, e.g. `http://localhost:3000`. */
  readonly origin: string;
  readonly clock: SandboxClock;
  /**
   * Signs codes, access tokens, challenge tokens and cookies, which outlive a restart with the same one. Without it
   * one is made up. ID tokens are signed with keys that are made anew each time.
   */
  readonly secret?: string | undefined;
}

export interface VendorSandbox {
  /** Answers the paths in `vendorSandboxPaths`; the host in the address does not matter. */
  fetch(request: Request): Promise<Response>;
}

function requireOrigin(origin: string): string {
  const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin && /^https?:/.test(origin);
  if (isOrigin) return origin;
  throw new Error(
    `The origin of the vendor sandbox is "${origin}". Give scheme, host and port only, such as "http://localhost:3000".`,
  );
}

/**
 * Stand-ins for Google, Facebook and Apple sign-in, an OpenID provider and reCAPTCHA: their scripts and their HTTP
 * calls, and panels where a person chooses what they answer. Whoever reaches them can sign in as anybody, so a site
 * mounts them in development and tests only.
 *
 * @throws Error the origin is none
 */
export function createVendorSandbox({ origin, clock, secret }: VendorSandboxOptions): VendorSandbox {
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
  app.notFound((context) =>
    context.text(
      `No stand-in answers at ${context.req.path}. See /sandbox/vendors for those there are.`,
      404,
    ),
  );
  return { fetch: async (request) => app.fetch(request) };
}
