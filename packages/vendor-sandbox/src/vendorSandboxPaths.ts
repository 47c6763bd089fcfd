/** Where a site mounts the stand-ins, as patterns of Hono; each holds for the path without its ending, too. */
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
