/**
 * Loads the card provider's script when a card form opens, not before. It is loaded from the origin that the site sets (a
 * stand-in in development), else from the provider.
 */
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe as loadVendor } from '@stripe/stripe-js/pure';

/** The path of the script, with the provider's name for the release that the package supports. */
const RELEASE = '/endive/stripe.js';

export interface StripeOptions {
  /** The provider's publishable key. */
  readonly key: string;
  /** The origin to load the script from; `undefined`: the provider's own. */
  readonly origin: string | undefined;
  readonly locale: string;
}

const stands = new Map<string, Promise<void>>();

function loadStandIn(origin: string): Promise<void> {
  const url = `${origin.replace(/\/$/, '')}${RELEASE}`;
  const known = stands.get(url);
  if (known !== undefined) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = url;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    stands.delete(url);
    script.remove();
    reject(new Error(`Failed to load Stripe.js from ${url}.`));
  });
  document.head.append(script);
  stands.set(url, promise);
  return promise;
}

const LOCALES: Readonly<Record<string, StripeElementLocale>> = {
  sv: 'sv',
  fr: 'fr',
  no: 'nb',
  nb: 'nb',
  de: 'de',
  es: 'es',
  ja: 'ja',
  ko: 'ko',
  pt: 'pt',
};

/**
 * Loads the script once and returns the provider's client.
 * @throws Error when the script cannot be loaded; a later call tries again
 */
export async function loadStripe({ key, origin, locale }: StripeOptions): Promise<Stripe> {
  if (origin) await loadStandIn(origin);
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const stripe = await loadVendor(key, { locale: LOCALES[language] ?? 'en' });
  if (stripe === null) throw new Error('Stripe.js gives nothing outside a browser.');
  return stripe;
}
