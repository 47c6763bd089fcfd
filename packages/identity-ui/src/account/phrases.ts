/** The phrases of account pages while their data load, and when loading fails. */
export const phrases = {
  'id.waiting': 'One moment …',
  'id.retry': 'Try again',
  'id.forReaders': 'Readers who are logged in see their own details here.',
  'id.ledToLogin': 'Readers who are not logged in are led to the login page.',
  'id.needsScript': 'This part of your account needs JavaScript. Turn it on and load the page again.',
  'id.err.load': 'This part of your account could not be loaded.',
  'id.err.offline': 'No connection. Try again when you are online.',
} as const;
