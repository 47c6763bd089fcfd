/** The phrases that say why the card provider refuses a card. */
export const ownRefusalPhrases = {
  'sub.card.number': 'The card number is not valid.',
  'sub.card.numberShort': 'The card number is incomplete.',
  'sub.card.expiry': 'The expiry date is not valid.',
  'sub.card.expiryShort': 'The expiry date is incomplete.',
  'sub.card.expired': 'The card has expired. Use another card.',
  'sub.card.cvc': 'The security code is not valid.',
  'sub.card.cvcShort': 'The security code is incomplete.',
  'sub.card.postal': 'The postal code does not fit the card.',
  'sub.card.declined': 'Your bank has declined the card. Use another card, or ask your bank.',
  'sub.card.funds': 'There is not enough money on the card. Use another card.',
  'sub.card.limit': 'The limit of the card is reached. Use another card, or ask your bank.',
  'sub.card.unsupported': 'This card cannot pay for this. Use another card.',
  'sub.card.bank': 'Your bank has not confirmed that it is you. Try again, or use another card.',
  'sub.card.later': 'The card could not be processed just now. Try again in a moment.',
} as const;

export type OwnRefusalPhrase = keyof typeof ownRefusalPhrases;

/** With those of card forms that are said when the provider gives no reason, or cannot be reached. */
export const refusalPhrases = {
  ...ownRefusalPhrases,
  'sub.payErr': 'The payment did not go through.',
  'sub.offline': 'No connection. What you typed is still here: try again when you are online.',
} as const;

export type RefusalPhrase = keyof typeof refusalPhrases;
