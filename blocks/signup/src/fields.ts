import { url } from '@broadsheet/block-kit';
import { previousPageField } from '@broadsheet/identity-ui';
import { STANDARD_TERMS } from './termsAddress.ts';

export const fields = {
  redirectURL: url({
    label: 'Where to go afterwards',
    description: 'For readers who have no page to go back to.',
    default: '/account/',
    group: 'general',
  }),
  redirectToPreviousPage: previousPageField,
  termsAndPrivacyURL: url({
    label: 'Terms and privacy policy',
    description: 'Linked under the form; without an address the sentence is left out.',
    default: STANDARD_TERMS,
    group: 'general',
  }),
  privacyURL: url({
    label: 'Privacy policy',
    description: 'From older pages: linked while the address of terms and privacy policy is the default.',
    hidden: true,
    group: 'general',
  }),
};
