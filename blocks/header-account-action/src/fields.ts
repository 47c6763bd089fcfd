import { url } from '@broadsheet/block-kit';

export const fields = {
  loginURL: url({
    label: 'Log-in page',
    description: 'Without an address the link is left out.',
    default: '/account/login/',
    group: 'general',
  }),
  createAccountURL: url({
    label: 'Sign-up page',
    description: 'Without an address the link is left out.',
    default: '/account/signup/',
    group: 'general',
  }),
  logoutURL: url({
    label: 'After logging out',
    description: 'The page that readers see once they are logged out.',
    default: '/',
    group: 'general',
  }),
  manageAccountURL: url({
    label: 'Account page',
    description: 'Where readers look after their account.',
    default: '/account/',
    group: 'general',
  }),
  subscribeURL: url({
    label: 'Offer page',
    description:
      'An invitation to subscribe, which subscribers do not see. Without an address there is none.',
    default: '',
    group: 'general',
  }),
};
