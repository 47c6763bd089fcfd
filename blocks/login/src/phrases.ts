export const phrases = {
  'id.login': 'Log in',
  'id.loginHeadline': 'Log in to continue',
  'id.password': 'Password',
  'id.remember': 'Keep me logged in on this device',
  'id.err.credentials': 'Invalid email or password.',
  'id.err.disabled': 'This account is disabled.',
  'id.err.unverified': 'This email address has not been verified yet.',
  'id.err.devices': 'This account is already in use on the maximum number of devices.',
  'id.err.limitedLogin':
    'Too many attempts. Try again in an hour, or have a login link or a new password sent to your email.',
  'id.err.provider': 'The login with that provider could not be completed.',
} as const;
