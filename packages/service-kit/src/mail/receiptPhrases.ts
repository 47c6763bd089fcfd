import { reversalPhrases } from './reversalPhrases.ts';

/** The texts of the printable receipt, and of the mails about refunds. */
export const receiptPhrases = {
  'receiptPage.title': 'Receipt',
  'receiptPage.order': 'Order',
  'receiptPage.paidOn': 'Paid on',
  'receiptPage.billedTo': 'Billed to',
  'receiptPage.item': 'Item',
  'receiptPage.quantity': 'Quantity',
  'receiptPage.amount': 'Amount without tax',
  'receiptPage.total': 'Total',
  'receiptPage.refunded': 'Paid back',
  ...reversalPhrases,
} as const;
