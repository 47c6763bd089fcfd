import { boolean, url } from '@broadsheet/block-kit';
import { STANDARD_TERMS } from './termsAddress.ts';

export const fields = {
  redirectURL: url({
    label: 'Where to go afterwards',
    description: 'For readers who have no page to go back to.',
    default: '/account/',
    group: 'general',
  }),
  redirectToPreviousPage: boolean({
    label: 'Go back to the previous page',
    description: 'Readers go back to the page of this site that they came from.',
    default: true,
    group: 'general',
  }),
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
