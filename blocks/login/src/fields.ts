import { boolean, url } from '@broadsheet/block-kit';
import { signInFields } from '@broadsheet/identity-ui';

export const fields = {
  ...signInFields,
  showRememberMe: boolean({
    label: 'Choice to stay logged in',
    description: 'Shows a box that readers untick on a shared device. Without it they stay logged in.',
    default: false,
    group: 'general',
  }),
  termsAndPrivacyURL: url({
    label: 'Terms and privacy policy',
    description: 'Linked under the form; without an address the sentence is left out.',
    default: '/privacy-policy/',
    group: 'general',
  }),
};
