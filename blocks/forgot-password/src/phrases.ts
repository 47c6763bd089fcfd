export const phrases = {
  'id.forgotHeadline': 'Reset your password',
  'id.forgotText': 'Type the email address of your account.',
  'id.forgotSend': 'Send reset link',
  'id.forgotDoneHeadline': 'Look in your inbox',
  'id.forgotDoneText': 'If that address belongs to an account, a reset link is on its way.',
  'id.forgotErr': 'The reset link could not be requested.',
} as const;
