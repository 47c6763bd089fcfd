/** The default of `termsAndPrivacyURL`. */
export const STANDARD_TERMS = '/privacy-policy/';

interface TermsFields {
  readonly termsAndPrivacyURL: string;
  /** The field of older releases. */
  readonly privacyURL?: string | undefined;
}

/**
 * Returns the URL of the terms. Page documents of older releases have the URL of the privacy policy instead; it counts while
 * the newer field has its default.
 */
export function termsAddress({ termsAndPrivacyURL, privacyURL = '' }: TermsFields): string {
  const isUnset = termsAndPrivacyURL === STANDARD_TERMS;
  return isUnset && privacyURL !== '' ? privacyURL : termsAndPrivacyURL;
}
