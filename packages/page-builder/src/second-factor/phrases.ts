/** The texts of adding second factors. */
export const phrases = {
  'factor.loading': 'Loading …',
  'factor.cancel': 'Cancel',
  'factor.logOut': 'Log out',
  'factor.name': 'Name',
  'factor.yourPassword': 'Your password',
  'factor.what':
    'Add a passkey (a fingerprint, a face or a security key, on this or another device) or an authenticator app.',
  'factor.passkey': 'Add a passkey',
  'factor.passkey.add': 'Create passkey',
  'factor.passkey.what': 'Your browser will ask you to confirm.',
  'factor.passkey.name': 'This device',
  'factor.passkey.unmade': 'No passkey was created. This device may already have one. Try again.',
  'factor.app': 'Add an authenticator app',
  'factor.app.add': 'Add app',
  'factor.app.name': 'Phone',
  'factor.app.scan': 'Scan this code with the app, then enter the six digits that it shows.',
  'factor.app.picture': 'QR code for an authenticator app',
  'factor.app.secret': 'If you cannot scan it, enter this key in the app:',
  'factor.app.code': 'Code from the app',
  'factor.codes': 'Recovery codes',
  'factor.codes.what':
    'Each code works once in place of your second factor. Keep them somewhere other than this computer; they are not shown again.',
  'factor.codes.kept': 'I have saved them',
} as const;
