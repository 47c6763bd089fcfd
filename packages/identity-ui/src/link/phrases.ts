/** The phrases of pages that mailed links lead to, while a link is checked and when it could not be. */
export const phrases = {
  'id.link.stuck': 'The link could not be checked',
  'id.link.network': 'There is no connection. Try again with the same link when you are online.',
  'id.link.retry': 'Try again',
} as const;
