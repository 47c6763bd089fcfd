/** The texts of the mails. `{site}` is the name of the newspaper, `{time}` a length of time such as "10 minutes". */
export const phrases = {
  'verifyEmail.subject': 'Confirm your email address',
  'verifyEmail.text': 'This address was given for an account at {site}. Confirm that it is yours.',
  'verifyEmail.action': 'Confirm the address',
  'oneTimeLink.subject': 'Your login link',
  'oneTimeLink.text': 'This link logs you in to {site} without a password. It works once.',
  'oneTimeLink.action': 'Log in',
  'resetPassword.subject': 'Choose a new password',
  'resetPassword.text': 'A new password was asked for your account at {site}.',
  'resetPassword.action': 'Choose a password',
  'deleteAccount.subject': 'Do you want to delete your account?',
  'deleteAccount.text':
    'You asked {site} to delete your account and the data in it. Nothing is deleted until you confirm.',
  'deleteAccount.action': 'Confirm or cancel',
  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.text':
    'The password of your account at {site} was changed. If it was not you, ask for a new password at once.',
  'emailChanged.subject': 'Your email address was changed',
  'emailChanged.text':
    'Your account at {site} has a new email address and no longer uses this one. If it was not you, write to us at once.',
  'accountDeleted.subject': 'Your account was deleted',
  'accountDeleted.text': 'Your account at {site} and the data in it were deleted.',
  'link.lifetime': 'The link is good for {time}.',
  'link.ignore': 'If you did not ask for this mail, you need not do anything.',
} as const;

export type MailPhrase = keyof typeof phrases;
