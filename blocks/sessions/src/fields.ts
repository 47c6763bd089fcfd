import { url } from '@broadsheet/block-kit';

export const fields = {
  redirectURL: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in.',
    default: '/account/login/',
    group: 'general',
  }),
  signedOutURL: url({
    label: 'After signing out everywhere',
    description: 'The page that readers see once they are logged out on all devices.',
    default: '/',
    group: 'general',
  }),
};
