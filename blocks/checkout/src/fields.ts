import { boolean, number, text, url } from '@broadsheet/block-kit';

export const fields = {
  loginURL: url({
    label: 'Log-in page',
    description: 'Where readers go who are not logged in.',
    default: '/account/login/',
    group: 'general',
  }),
  offerURL: url({
    label: 'Offer page',
    description: 'Where readers go who have nothing to pay for.',
    default: '/offer/',
    group: 'general',
  }),
  planURL: url({
    label: 'Page for changing the plan',
    description: 'Linked for readers who subscribe to what they choose. Left blank, there is no link.',
    default: '',
    group: 'general',
  }),
  shortWay: boolean({
    label: 'Short way',
    description:
      'Email, country and card in two forms instead of four steps, for readers who have not logged in too. Needs the embedded sales service.',
    default: false,
    group: 'general',
  }),
  successURL: url({
    label: 'After paying',
    description: 'Where a paid order ends, unless a page such as a locked story led to the offer.',
    default: '/',
    group: 'general',
  }),
  stripeIntentsID: number({
    label: 'Payment method of the card provider',
    description: 'Its id, where the site has several; else the one with the lowest id is used.',
    group: 'general',
  }),
  termsOfSaleURL: url({
    label: 'Terms of sale',
    description: 'Linked above the button that pays.',
    default: '/terms-of-sale/',
    group: 'general',
  }),
  termsOfServiceURL: url({
    label: 'Terms of service',
    description: 'Linked above the button that pays.',
    default: '/terms-of-service/',
    group: 'general',
  }),
  titleApplePayGooglePay: text({
    label: 'Name in the wallet',
    description: 'What Apple Pay and Google Pay call the total.',
    group: 'general',
  }),
};
