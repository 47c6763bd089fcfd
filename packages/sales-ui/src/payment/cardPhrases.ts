/** The phrases of card forms, and those shown while they load. */
export const phrases = {
  'checkout.walletBusy': 'Your payment is being made. Until it is over, nothing else can be paid here.',
  'sub.cardName': 'Cardholder name',
  'sub.cardNameErr': 'Type the name printed on the card.',
  'sub.cardNameHint': 'First name/Last name',
  'sub.cardNumber': 'Card number',
  'sub.cardExpiry': 'Expiry date',
  'sub.cardCvc': 'Security code',
  'sub.cardIncomplete': 'Complete the card details.',
  'sub.cardsErr': 'The payment form failed to load.',
  'sub.payErr': 'The payment did not go through.',
  'sub.waiting': 'One moment …',
  'sub.retry': 'Try again',
  'sub.offline': 'No connection. What you typed is still here: try again when you are online.',
} as const;
