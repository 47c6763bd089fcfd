/** The paths at which a site mounts the stand-ins, as Hono patterns; each also matches the path without `/*`. */
export const vendorSandboxPaths = [
  '/sandbox/vendors/*',
  '/sandbox/google/*',
  '/sandbox/facebook/*',
  '/sandbox/apple/*',
  '/sandbox/openid/*',
  '/sandbox/recaptcha/*',
  '/sandbox/stripe/*',
  '/sandbox/paypal/*',
  '/sandbox/ads/*',
  '/sandbox/paywall/*',
  '/sandbox/consent/*',
  '/sandbox/clock/*',
] as const;
