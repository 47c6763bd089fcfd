import { boolean, text, url } from '@broadsheet/block-kit';
import { purchaseFields, termsFields, walletsField } from '@broadsheet/sales-ui';

export const fields = {
  campaignCode: text({
    label: 'Campaign',
    description: 'Whose offer is shown; the `campaign` of the address goes before it.',
    default: 'default',
    group: 'general',
  }),
  loginURL: url({
    label: 'Log-in page',
    description: 'Where buyers go who are not logged in.',
    default: '/account/login/',
    group: 'general',
  }),
  checkoutURL: url({
    label: 'Checkout page',
    description: 'Where buyers go with what they chose.',
    default: '/checkout/',
    group: 'general',
  }),
  skipsLogin: boolean({
    label: 'To the checkout without logging in',
    description: 'For a checkout with the short way, which asks who is buying.',
    default: false,
    group: 'general',
  }),
  planURL: purchaseFields.planURL,
  giftURL: url({
    label: 'Page for gifts',
    description: 'Linked for readers who subscribe already. Left blank, there is no link.',
    default: '',
    group: 'general',
  }),
  showPeriodSwitch: boolean({
    label: 'Switch between month and year',
    description: 'Shows one card for each product, with a switch between its monthly and its yearly price.',
    default: false,
    group: 'general',
  }),
  showsWallets: walletsField({
    description:
      'A second button below each plan, for Apple Pay and Google Pay, which pay in their place on this page. On a site that sells itself.',
    group: 'general',
  }),
  successURL: purchaseFields.successURL,
  ...termsFields('general'),
};
