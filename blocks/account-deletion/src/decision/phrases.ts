/** The phrases of the page that the mail's link leads to. */
export const phrases = {
  'id.delete.decideHeadline': 'Delete this account for good?',
  'id.delete.decideText':
    'Once it is deleted, nobody can bring the account back. If you do nothing, it stays, and the link runs out.',
  'id.delete.reason': 'Why do you keep it? (optional)',
  'id.delete.reasonMistake': 'I asked by mistake',
  'id.delete.reasonChanged': 'I have changed my mind',
  'id.delete.reasonNotMe': 'I did not ask for it',
  'id.delete.reasonOther': 'Another reason',
  'id.delete.keep': 'Keep my account',
  'id.delete.keepLogin': 'To call the deletion off, log in to the account first. You come back to this page.',
  'id.delete.login': 'Log in to keep it',
  'id.delete.approve': 'Delete the account for good',
  'id.delete.goneHeadline': 'The account is deleted',
  'id.delete.goneText': 'You are logged out. Thank you for having read with us.',
  'id.delete.goOn': 'Continue',
  'id.delete.keptHeadline': 'Your account stays',
  'id.delete.keptText': 'The deletion is called off, and its link no longer works.',
  'id.delete.keptWarning':
    'Somebody else asked for the deletion, so they may be logged in to your account. Choose a new password.',
  'id.delete.badHeadline': 'This link does not work',
  'id.delete.badText':
    'The link is wrong, too old, was used already, or belongs to another account than the one you are logged in to.',
  'id.delete.again': 'Start again',
} as const;
