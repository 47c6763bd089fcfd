/** The words on the buttons of providers, and why a press on one led nowhere. */
export const phrases = {
  'id.or': 'or',
  'id.google.login': 'Log in with Google',
  'id.google.signup': 'Create an account with Google',
  'id.facebook.login': 'Log in with Facebook',
  'id.facebook.signup': 'Create an account with Facebook',
  'id.apple.login': 'Log in with Apple',
  'id.apple.signup': 'Create an account with Apple',
  'id.openid.login': 'Log in with {name}',
  'id.openid.signup': 'Create an account with {name}',
  'id.err.social': 'We could not log you in with that provider.',
  'id.err.disabled': 'This account is disabled.',
  'id.err.unverified': 'This email address has not been verified yet.',
  'id.err.devices': 'This account is already in use on the maximum number of devices.',
  'form.busy': 'One moment …',
} as const;
