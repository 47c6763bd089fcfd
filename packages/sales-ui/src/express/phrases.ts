/** The phrases of wallets before there is an account. */
export const phrases = {
  'checkout.express': 'Pay without filling in a form',
  'checkout.expressText':
    'Your wallet gives us your name, email and address. With them we make your account; you choose a password later.',
  'checkout.walletNone': 'No wallet that can pay here was found in this browser. Go on with your email.',
  'checkout.walletUnpriced':
    'The price could not be loaded, so a wallet cannot pay right now. Try again, or go on with your email.',
  'checkout.or': 'Or with your email',
  'checkout.walletEmail':
    'Your wallet gave no email address that we can use. Nothing was charged. Go on with your email.',
  'checkout.walletName':
    'Your wallet gave a name that we cannot use. Nothing was charged. Correct it in your wallet, or go on with your email below.',
  'checkout.walletAddress':
    'Your wallet gave an address that we cannot use. Nothing was charged. Correct it in your wallet, or go on with your email below.',
  'checkout.walletTaken':
    '{email} has an account already. Log in to it, then pay with your wallet. Nothing was charged.',
  'checkout.walletConfirm': 'We sent a mail to {email}. Open the link in it, then log in.',
  'checkout.walletPrice':
    'At the address of your wallet the price is {amount}. Nothing was charged. To pay that, press your wallet again.',
  'checkout.walletOther':
    'Your choice has changed, perhaps in another tab. Nothing was charged. To pay {amount} for what is shown now, press your wallet again.',
  'checkout.walletUnsure':
    'We are checking your payment, which may have gone through. Please do not pay again.',
  'checkout.walletFailed': 'The payment did not go through. Nothing was charged. Please try again.',
  'checkout.walletAccount':
    'We made your account with {email}. A mail is on its way with a link to choose a password.',
  'checkout.walletSecond':
    'You subscribe to this already, and can change your plan in your account. Nothing was charged.',
  'checkout.walletOver':
    'This price is not on offer any more, or not to you. Nothing was charged. Choose another offer.',
  'checkout.walletByEmail': 'Go on with your email',
  'checkout.walletOtherWay': 'Pay another way',
  'checkout.walletClose': 'Close',
  'checkout.walletCheck': 'Look again',
} as const;
