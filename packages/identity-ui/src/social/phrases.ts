/** The shared phrases of blocks with social sign-in. */
export const phrases = {
  'id.google.blocked': 'Google did not show its login prompt. Wait a little, or use another way to log in.',
  'id.err.providerBlocked':
    'The provider could not be reached. A content blocker may have stopped it: allow it for this page, or log in another way.',
  'id.err.connectInstead':
    'There is an account with this email address already. Log in to it, then connect the provider on your account page.',
  'id.err.noEmail':
    'The provider gave no email address. Allow it to, or sign up with an email address and a password.',
} as const;
