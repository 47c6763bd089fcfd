export const phrases = {
  'id.account': 'Account',
  'id.manage': 'Manage account',
  'id.logout': 'Log out',
  'id.signup': 'Sign up',
  'id.login': 'Log in',
  'id.subscribe': 'Subscribe',
  'id.loginOptions': 'Login options',
} as const;
