import { text, url } from '@broadsheet/block-kit';

export const fields = {
  campaignCode: text({
    label: 'Campaign',
    description: 'Whose offer holds the gifts that can be chosen.',
    default: 'gift',
    group: 'general',
  }),
  loginURL: url({
    label: 'Log-in page',
    description: 'Where givers go who are not logged in.',
    default: '/account/login/',
    group: 'general',
  }),
  checkoutURL: url({
    label: 'Checkout page',
    description: 'Where givers pay. Its page after paying is the one of this block, with `?paid=1`.',
    default: '/gift/checkout/',
    group: 'general',
  }),
  redeemURL: url({
    label: 'Page of codes',
    description: 'Printed on a gift, as where it is redeemed.',
    default: '/account/redeem/',
    group: 'general',
  }),
};
