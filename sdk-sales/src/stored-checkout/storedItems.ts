/** Labels that pages of this site and of others have used for the same. */
export const storedItems = {
  cart: 'ArcXP_cart',
  orderNumber: 'ArcSubs_OrderNumber',
  /** Where older pages put the order number; read, never written. */
  olderOrderNumber: 'ArcXP_orderNumber',
  captchaToken: 'ArcXP_captchaToken',
} as const;
