export const phrases = {
  'id.signupHeadline': 'Create your account',
  'id.signup': 'Sign up',
  'id.signupDoneHeadline': 'Your account has been created',
  'id.signupSentText':
    'We sent a mail to {email}. Open the link in it to confirm your address; then you can log in.',
  'id.signupDoneText':
    'You can log in with it. If a mail from us asks you to confirm your address, please do that first.',
  'id.err.credentials': 'Invalid email or password.',
  'id.err.exists': 'An account with this email already exists.',
} as const;
