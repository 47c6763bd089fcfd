import { boolean, number, text, url } from '@broadsheet/block-kit';
import { purchaseFields, termsFields } from '@broadsheet/sales-ui';

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
  planURL: purchaseFields.planURL,
  shortWay: boolean({
    label: 'Short way',
    description:
      'Email, country and card in two forms instead of four steps, for readers who have not logged in too. Needs the embedded sales service.',
    default: false,
    group: 'general',
  }),
  successURL: purchaseFields.successURL,
  stripeIntentsID: number({
    label: 'Payment method of the card provider',
    description: 'Its id, where the site has several; else the one with the lowest id is used.',
    group: 'general',
  }),
  ...termsFields('general'),
  titleApplePayGooglePay: text({
    label: 'Name in the wallet',
    description: 'What Apple Pay and Google Pay call the total.',
    group: 'general',
  }),
};
