/** The default of `termsAndPrivacyURL`. */
export const STANDARD_TERMS = '/privacy-policy/';

interface TermsFields {
  readonly termsAndPrivacyURL: string;
  /** Of older releases. */
  readonly privacyURL?: string | undefined;
}

/**
 * Where the sentence about the terms leads. Pages of older releases have an address of the privacy policy instead; it
 * counts as long as nobody has set the newer one.
 */
export function termsAddress({ termsAndPrivacyURL, privacyURL = '' }: TermsFields): string {
  const isUnset = termsAndPrivacyURL === STANDARD_TERMS;
  return isUnset && privacyURL !== '' ? privacyURL : termsAndPrivacyURL;
}
