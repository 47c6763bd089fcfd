export const phrases = {
  'id.verify.headline': 'Confirm your email address',
  'id.verify.text': 'We send a link to your inbox. Open it, and your address is confirmed.',
  'id.verify.send': 'Send the link',
  'id.verify.sentHeadline': 'Look in your inbox',
  'id.verify.sentText': 'If {email} still has to be confirmed, a link is on its way there.',
  'id.verify.sentUnnamed':
    'If the address that you typed still has to be confirmed, a link is on its way there.',
  'id.verify.checking': 'Checking the link …',
  'id.verify.doneHeadline': 'Email address confirmed',
  'id.verify.doneText': 'Thank you. We know now that mail to this address reaches you.',
  'id.verify.doneButton': 'Continue',
  'id.verify.badHeadline': 'This link does not work',
  'id.verify.badText':
    'The link is wrong, too old, or was used already. If your address still has to be confirmed, ask for a new link.',
  'id.verify.ownerHeadline': 'Is this your account?',
  'id.verify.ownerText':
    'This link was opened on a device that the account does not know. Give the password that you chose, and your address is confirmed.',
  'id.verify.ownerPassword': 'Password',
  'id.verify.ownerConfirm': 'Confirm the address',
  'id.verify.ownerNone': 'I chose no password',
  'id.verify.ownerNoneText':
    'Without a password of yours, passwords, connected logins and devices of this account are removed: somebody else may have added them. You choose a password of your own afterwards.',
  'id.verify.ownerErr': 'The password is wrong.',
  'id.verify.err': 'Something went wrong. Please try again.',
  'id.restore.headline': 'Keep your email address?',
  'id.restore.text':
    'The change of your address is taken back. All devices are logged out, and we mail you a link for a new password.',
  'id.restore.confirm': 'Keep my address',
  'id.restore.doneHeadline': 'Your address stays',
  'id.restore.doneText':
    'All devices are logged out. Look in your inbox: the link there lets you choose a new password.',
  'id.restore.badErr': 'This link is wrong, too old, or was used already.',
} as const;
