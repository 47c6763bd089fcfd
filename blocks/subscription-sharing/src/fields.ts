import { url } from '@broadsheet/block-kit';

export const fields = {
  redirectURL: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in.',
    default: '/account/login/',
    group: 'general',
  }),
  offerURL: url({
    label: 'Offer page',
    description: 'Linked for who has nothing to share. Left blank, there is no link.',
    default: '/offer/',
    group: 'general',
  }),
};
