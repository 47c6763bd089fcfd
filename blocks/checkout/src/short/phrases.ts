/** The phrases of the short way. */
export const phrases = {
  'checkout.you': 'Your account',
  'checkout.youTip': 'New here? This makes your account. You have one? Your password logs you in.',
  'checkout.otherLogin': 'Forgotten your password? Go to the login',
  'checkout.otherPassword':
    'This address has an account with another password. Try again, or log in another way.',
  'checkout.weakPassword': 'This password is not accepted. Choose another one.',
  'checkout.confirmMail': 'We sent a mail to {email}. Open the link in it, then log in here.',
  'checkout.payAmount': 'Pay {amount} now',
  'checkout.startFree': 'Start now, pay nothing today',
  'checkout.whole': 'This is delivered to you, so we need the whole address.',
  'checkout.account': 'Use another account',
  'checkout.changeCountry': 'Change the country',
  'checkout.country': 'Your country',
  'checkout.password': 'Password',
  'checkout.passwordLength': 'At least {n} characters.',
  'checkout.linkAsk': 'Mail me a link instead of a password',
  'checkout.linkText': 'If you have an account: we mail you a link that logs you in without a password.',
  'checkout.linkSend': 'Send the link',
  'checkout.linkSent': 'The link is on its way',
  'checkout.linkOpen':
    'Open the link in the mail to {email} in this browser. Then your order goes on here by itself.',
  'checkout.linkBack': 'Use a password',
} as const;
