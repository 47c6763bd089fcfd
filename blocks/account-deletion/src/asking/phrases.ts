/** The phrases of the first step, in which a reader requests the deletion. */
export const phrases = {
  'id.delete.headline': 'Delete your account',
  'id.delete.text':
    'Your profile, your settings and every way to log in are erased for good. Only what the law obliges us to keep stays, and only for as long as it says.',
  'id.delete.mailFirst': 'We send you a mail first. Nothing is deleted until you confirm it there.',
  'id.delete.ask': 'Delete my account',
  'id.delete.sureHeadline': 'Shall we send you the link?',
  'id.delete.sureText':
    'The link in the mail leads to a page where you delete the account for good, or keep it.',
  'id.delete.send': 'Send the link',
  'id.delete.cancel': 'Cancel',
  'id.delete.sentHeadline': 'Look in your inbox',
  'id.delete.sentText':
    'A mail with a link is on its way. Open the link to delete the account or to call it off. Until then your account stays as it is.',
} as const;
