/** What blocks with other providers have in common (block-contracts 15). */
export const phrases = {
  'id.google.blocked': 'Google did not show its login prompt. Wait a little, or use another way to log in.',
  'id.err.providerBlocked':
    'The provider could not be reached. A content blocker may have stopped it: allow it for this page, or log in another way.',
} as const;
