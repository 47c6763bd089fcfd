import { url } from '@broadsheet/block-kit';
import { signInFields } from '@broadsheet/identity-ui';

export const fields = {
  ...signInFields,
  termsAndPrivacyURL: url({
    label: 'Terms and privacy policy',
    description: 'Linked under the form; without an address the sentence is left out.',
    default: '/privacy-policy/',
    group: 'general',
  }),
};
