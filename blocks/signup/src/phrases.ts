export const phrases = {
  'id.signupHeadline': 'Create your account',
  'id.signup': 'Sign up',
  'id.signupDoneHeadline': 'Your account has been created',
  'id.signupDoneText':
    'You can log in with it. If a mail from us asks you to confirm your address, please do that first.',
  'id.err.credentials': 'Invalid email or password.',
  'id.err.exists': 'An account with this email already exists.',
} as const;
