import { boolean, url } from '@broadsheet/block-kit';

export const fields = {
  redirectURL: url({
    label: 'Page of readers who are logged out',
    description: 'Where readers go who are not logged in, or log out in another tab.',
    default: '/account/login/',
    group: 'general',
  }),
  paymentURL: url({
    label: 'Page for the payment method',
    description:
      'Where readers go whose last charge has failed; it gets the query value `paymentMethodID`. Left blank, there is no link.',
    default: '/account/payment/',
    group: 'general',
  }),
  showEmail: boolean({
    label: 'Email address',
    description: 'Readers can see and change their address.',
    default: false,
    group: 'general',
  }),
  showPassword: boolean({
    label: 'Password',
    description: 'Readers can change their password, or add one.',
    default: false,
    group: 'general',
  }),
  showSocialProfile: boolean({
    label: 'Linked logins',
    description: 'Readers can connect and disconnect Google, Facebook and Apple.',
    default: false,
    group: 'general',
  }),
};
