import type { FieldValues } from '@broadsheet/block-kit';
import { fields } from './fields.ts';

type TermsFields = Pick<FieldValues<typeof fields>, 'termsAndPrivacyURL' | 'privacyURL'>;

/**
 * Where the sentence about the terms leads. Pages of older releases have an address of the privacy policy instead; it
 * counts as long as nobody has set the newer one (block-contracts 18).
 */
export function termsAddress({ termsAndPrivacyURL, privacyURL = '' }: TermsFields): string {
  const isUnset = termsAndPrivacyURL === fields.termsAndPrivacyURL.default;
  return isUnset && privacyURL !== '' ? privacyURL : termsAndPrivacyURL;
}
