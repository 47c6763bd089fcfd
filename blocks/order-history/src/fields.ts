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
    description: 'Linked for readers who have ordered nothing yet. Left blank, there is no link.',
    default: '/offer/',
    group: 'general',
  }),
};
