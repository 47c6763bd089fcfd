import { text, url } from '@broadsheet/block-kit';

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
};
