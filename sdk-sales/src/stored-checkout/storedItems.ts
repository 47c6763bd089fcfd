/** The storage keys of the checkout. They must not change, because pages of other sites use the same keys. */
export const storedItems = {
  cart: 'ArcXP_cart',
  orderNumber: 'ArcSubs_OrderNumber',
  /** The key under which older pages stored the order number; never written. */
  olderOrderNumber: 'ArcXP_orderNumber',
  captchaToken: 'ArcXP_captchaToken',
} as const;
