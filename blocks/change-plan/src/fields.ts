import { text, url } from '@broadsheet/block-kit';

export const fields = {
  campaignCode: text({
    label: 'Campaign',
    description: 'Its offer says which plans readers may change to.',
    default: 'default',
    group: 'general',
  }),
  subscriptionsURL: url({
    label: 'Page of the subscriptions',
    description: 'Linked for the way back. Left blank, there is no link.',
    default: '/account/subscriptions/',
    group: 'general',
  }),
  paymentURL: url({
    label: 'Page for the payment method',
    description:
      'Where readers go whose payment does not go through; it gets the query value `paymentMethodID`. Left blank, there is no link.',
    default: '/account/payment/',
    group: 'general',
  }),
  redirectURL: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in; they come back here.',
    default: '/account/login/',
    group: 'general',
  }),
};
