export const phrases = {
  'id.otaLink': 'Log in with an email link',
  'id.haveAccount': 'Have an account already?',
  'id.login': 'Log in',
  'id.forgotLink': 'Password forgotten?',
  'id.noAccount': 'New here?',
  'id.signup': 'Sign up',
} as const;
