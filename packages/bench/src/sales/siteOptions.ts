import type { PlatformOptions } from '@broadsheet/platform';

export const SITE = 'courier';
export const ORIGIN = 'http://localhost:3000';
export const WEBHOOK_SECRET = 'whsec_of_the_measurement';

/** Cheap password hashing, so that thousands can sign up before the measurement. */
const FAST_SCRYPT = { ln: 4, r: 8, p: 1 };

/** Returns the options that all processes of the measured shop share. */
export function siteOptions({
  stripePort,
}: {
  readonly stripePort: number;
}): Pick<PlatformOptions, 'dataDir' | 'site' | 'secret' | 'origin' | 'sandbox' | 'identity' | 'sales'> {
  return {
    dataDir: '/nonexistent-media',
    site: SITE,
    secret: 'of the measurement, long enough for everybody',
    origin: ORIGIN,
    sandbox: true,
    identity: { passwordHashing: FAST_SCRYPT },
    sales: {
      payments: {
        stripe: {
          secretKey: 'sk_test_measured',
          publishableKey: 'pk_test_measured',
          webhookSecret: WEBHOOK_SECRET,
          host: { host: '127.0.0.1', port: stripePort, protocol: 'http' },
        },
      },
    },
  };
}
