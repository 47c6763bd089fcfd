import { boolean, url } from '@broadsheet/block-kit';

/** The fields of every block in which a reader buys: another way for subscribers, and where a paid order ends. */
export const purchaseFields = {
  planURL: url({
    label: 'Page for changing the plan',
    description: 'Linked for readers who subscribe to what they choose. Left blank, there is no link.',
    default: '',
    group: 'general',
  }),
  successURL: url({
    label: 'After paying',
    description: 'Where a paid order ends, unless a page such as a locked story led to the offer.',
    default: '/',
    group: 'general',
  }),
};

/** Returns the fields of the terms that a buyer agrees to. @param group of the form in which editors see them */
export const termsFields = (group: string) => ({
  termsOfSaleURL: url({
    label: 'Terms of sale',
    description: 'Linked above the button that pays.',
    default: '/terms-of-sale/',
    group,
  }),
  termsOfServiceURL: url({
    label: 'Terms of service',
    description: 'Linked above the button that pays.',
    default: '/terms-of-service/',
    group,
  }),
});

/** Returns the field of the button for wallets below plans. @param options what is said of it, and the group of the form */
export const walletsField = (options: { readonly description: string; readonly group: string }) =>
  boolean({ label: 'Button for wallets', default: false, ...options });
