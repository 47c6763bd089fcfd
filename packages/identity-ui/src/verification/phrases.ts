/** What is said of an email address, confirmed or not yet. */
export const phrases = {
  'id.unverified.text': 'This address has not been confirmed yet. Open the link that we sent there.',
  'id.unverified.short': 'Not confirmed yet.',
  'id.unverified.send': 'Send the link again',
  'id.unverified.sent': 'A new link is on its way to {email}.',
  'id.verified': 'Confirmed.',
} as const;
