/** Texts of the door. */
export const phrases = {
  'session.title': 'Log in to the page builder',
  'session.asking': 'One moment …',
  'session.ended': 'Your session has ended. Log in again; what you have not saved is kept in this browser.',
  'session.email': 'Email',
  'session.password': 'Password',
  'session.logIn': 'Log in',
  'session.retry': 'Try again',
} as const;
