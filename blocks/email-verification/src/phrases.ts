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
} as const;
