import { boolean, url } from '@broadsheet/block-kit';

export const fields = {
  offerURL: url({
    label: 'Offer page',
    description:
      'Where readers go whose subscription has ended, or who have none. Left blank, there is no link.',
    default: '/offer/',
    group: 'general',
  }),
  showCancelLink: boolean({
    label: 'Offer cancelling',
    description: 'Readers can cancel a subscription that is running.',
    default: false,
    group: 'general',
  }),
  showResubscribeLink: boolean({
    label: 'Offer resubscribing',
    description: 'Readers can take a cancellation back until the subscription ends.',
    default: false,
    group: 'general',
  }),
  paymentURL: url({
    label: 'Page for the payment method',
    description:
      'Where readers change how they pay; it gets the query value `paymentMethodID`. Left blank, there is no link.',
    default: '',
    group: 'general',
  }),
  planURL: url({
    label: 'Page for changing the plan',
    description:
      'Where readers change their plan; it gets the query value `subscriptionID`. Left blank, there is no link.',
    default: '',
    group: 'general',
  }),
  sharingURL: url({
    label: 'Page for sharing',
    description:
      'Where readers share a subscription whose product has places for others. Left blank, there is no link.',
    default: '',
    group: 'general',
  }),
  redirectURL: url({
    label: 'Log-in page',
    description: 'Where visitors go who are not logged in.',
    default: '/account/login/',
    group: 'general',
  }),
};
