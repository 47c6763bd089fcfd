import { number, url } from '@broadsheet/block-kit';

export const fields = {
  loginUrl: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in; they come back here.',
    default: '/account/login/',
    group: 'general',
  }),
  successURL: url({
    label: 'After saving',
    description: 'Where a payment method ends that was saved.',
    default: '/',
    group: 'general',
  }),
  subscriptionsURL: url({
    label: 'Page of the subscriptions',
    description: 'Linked where the address names no payment method. Left blank, there is no link.',
    default: '/account/subscriptions/',
    group: 'general',
  }),
  stripeIntentsID: number({
    label: 'Payment method of the card provider',
    description: 'Its id, where the site has several; else the one with the lowest id is used.',
    group: 'general',
  }),
};
