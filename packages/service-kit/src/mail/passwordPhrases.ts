/**
 * The texts of mails with a link to choose a password: a new one, or that of an account without one. `{site}` is the name of
 * the newspaper.
 */
export const passwordPhrases = {
  'resetPassword.subject': 'Choose a new password',
  'resetPassword.text': 'A new password was asked for your account at {site}.',
  'resetPassword.action': 'Choose a password',
  'choosePassword.subject': 'Your account at {site}',
  'choosePassword.text':
    'You have an account at {site} now, with this address and without a password. Choose one, so that you can log in on other devices too.',
  'choosePassword.action': 'Choose a password',
} as const;
