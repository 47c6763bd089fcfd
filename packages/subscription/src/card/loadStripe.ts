/**
 * Brings the card provider's script when a form for cards opens, and not before. It comes from where the site says (a
 * stand-in of development), else from the provider.
 */
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe as loadVendor } from '@stripe/stripe-js/pure';

/** Below the origin, as the provider names the release that the package is made for. */
const RELEASE = '/endive/stripe.js';

interface StripeOptions {
  /** The provider's publishable key. */
  readonly key: string;
  /** Instead of the provider's own. */
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

/** @throws Error the script cannot be had; a later call tries again */
export async function loadStripe({ key, origin, locale }: StripeOptions): Promise<Stripe> {
  if (origin) await loadStandIn(origin);
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const stripe = await loadVendor(key, { locale: LOCALES[language] ?? 'en' });
  if (stripe === null) throw new Error('Stripe.js gives nothing outside a browser.');
  return stripe;
}
