/** The texts of the printable receipt. */
export const receiptPhrases = {
  'receiptPage.title': 'Receipt',
  'receiptPage.order': 'Order',
  'receiptPage.paidOn': 'Paid on',
  'receiptPage.billedTo': 'Billed to',
  'receiptPage.item': 'Item',
  'receiptPage.quantity': 'Quantity',
  'receiptPage.amount': 'Amount without tax',
  'receiptPage.total': 'Total',
} as const;
