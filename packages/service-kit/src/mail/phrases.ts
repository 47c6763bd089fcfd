import { editorPhrases } from './editorPhrases.ts';
import { newsletterPhrases } from './newsletterPhrases.ts';
import { receiptPhrases } from './receiptPhrases.ts';
import { salesPhrases } from './salesPhrases.ts';
import { passwordPhrases } from './passwordPhrases.ts';

/**
 * The texts of the mails. `{site}` is the name of the newspaper, `{time}` a duration such as "10 minutes", `{email}` the
 * address that a mail is about.
 */
export const phrases = {
  ...passwordPhrases,
  ...editorPhrases,
  'verifyEmail.subject': 'Confirm your email address',
  'verifyEmail.text': 'This address was given for an account at {site}. Confirm that it is yours.',
  'verifyEmail.action': 'Confirm the address',
  'oneTimeLink.subject': 'Your login link',
  'oneTimeLink.text': 'This link logs you in to {site} without a password. It works once.',
  'oneTimeLink.action': 'Log in',
  'deleteAccount.subject': 'Do you want to delete your account?',
  'deleteAccount.text':
    'You asked {site} to delete your account and the data in it. Nothing is deleted until you confirm.',
  'deleteAccount.action': 'Confirm or cancel',
  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.text':
    'The password of your account at {site} was changed. If it was not you, ask for a new password at once.',
  'emailChanged.subject': 'Your email address was changed',
  'emailChanged.text':
    'Your account at {site} has a new email address and no longer uses this one. If it was not you, follow the link in our mail about the change, and you have it back.',
  'restoreEmail.subject': 'Somebody is changing the email address of your account',
  'restoreEmail.text':
    'For your account at {site} the address {email} was given. Once it is confirmed, it replaces this one. If it was not you, keep your address: the change is taken back, all devices are logged out, and you choose a new password.',
  'restoreEmail.action': 'Keep my address',
  'restoreEmail.ignore': 'If it was you, you need not do anything.',
  'accountSecured.subject': 'Your account is yours alone now',
  'accountSecured.text':
    'You have confirmed this address for your account at {site} on a device that the account did not know. Passwords, connected logins and devices from before were removed, because somebody else could have added them. Ask for a new password to log in with one.',
  'accountDeleted.subject': 'Your account was deleted',
  'accountDeleted.text': 'Your account at {site} and the data in it were deleted.',
  'link.lifetime': 'The link is good for {time}.',
  'link.ignore': 'If you did not ask for this mail, you need not do anything.',
  ...salesPhrases,
  ...receiptPhrases,
  ...newsletterPhrases,
} as const;

export type MailPhrase = keyof typeof phrases;
