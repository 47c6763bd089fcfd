/** What pages say that a mailed link leads to, while it is checked and when it could not be. */
export const phrases = {
  'id.link.stuck': 'The link could not be checked',
  'id.link.network': 'There is no connection. Try again with the same link when you are online.',
  'id.link.retry': 'Try again',
} as const;
