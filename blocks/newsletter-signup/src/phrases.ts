export const phrases = {
  'newsletter.title': 'Newsletters',
  'newsletter.choose': 'Which ones?',
  'newsletter.email': 'Your email address',
  'newsletter.submit': 'Sign up',
  'newsletter.note': 'We send you a mail first. Nothing else comes before you have confirmed there.',
  'newsletter.accepted':
    'Look into your mailbox: if these newsletters were not yours yet, a mail asks you to confirm.',
  'newsletter.refused.email': 'This is no complete email address. Write it like name@example.com.',
  'newsletter.refused.incomplete': 'Choose at least one newsletter.',
  'newsletter.refused.429': 'That was asked for too often. Try again in an hour.',
} as const;
