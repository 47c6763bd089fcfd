export const phrases = {
  'id.resetHeadline': 'Choose a new password',
  'id.resetText': 'Type the new password twice.',
  'id.resetSend': 'Save password',
  'id.resetDoneHeadline': 'Password changed',
  'id.resetDoneText': 'You can log in with the new password now.',
  'id.resetDoneButton': 'Go to log in',
  'id.resetErr': 'The password could not be changed.',
} as const;
