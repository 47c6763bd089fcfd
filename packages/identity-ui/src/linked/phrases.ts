/** What readers read about the logins of providers that are linked to their account. */
export const phrases = {
  'id.linked': 'Linked logins',
  'id.connect': 'Connect',
  'id.connected': 'Connected',
  'id.disconnect': 'Disconnect',
  'id.unlinkErr': 'You cannot remove your only way to log in.',
  'id.linkErr': 'This login is connected to another account already. Disconnect it there first.',
  'id.err.generic': 'Something went wrong. Please try again.',
} as const;
