/** The texts of adding second factors. */
export const phrases = {
  'factor.loading': 'Loading …',
  'factor.cancel': 'Cancel',
  'factor.logOut': 'Log out',
  'factor.name': 'Name',
  'factor.yourPassword': 'Your password',
  'factor.what':
    'Add a passkey, which is a fingerprint, a face or a key of this or another device, or an authenticator app.',
  'factor.passkey': 'Add a passkey',
  'factor.passkey.add': 'Make the passkey',
  'factor.passkey.what': 'Your browser asks how this device knows you.',
  'factor.passkey.name': 'This device',
  'factor.passkey.unmade': 'No passkey was made. This device may have one already. Try again.',
  'factor.app': 'Add an authenticator app',
  'factor.app.add': 'Add the app',
  'factor.app.name': 'Phone',
  'factor.app.scan': 'Scan this picture with the app, then type the six digits that it shows.',
  'factor.app.picture': 'Picture for an authenticator app',
  'factor.app.secret': 'Without a camera, type this into the app:',
  'factor.app.code': 'Code of the app',
  'factor.codes': 'Recovery codes',
  'factor.codes.what':
    'Each of them lets you in once without your second factor. Keep them where you find them without this computer; they are not shown again.',
  'factor.codes.kept': 'I have kept them',
} as const;
