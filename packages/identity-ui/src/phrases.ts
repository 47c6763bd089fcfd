/** What identity blocks have in common; what a block says alone is its own. */
export const phrases = {
  'id.email': 'Email',
  'id.emailReq': 'Type a complete email address, for example name@example.com',
  'id.challengeDemanded': 'Show that you are not a robot. The form is then sent by itself.',
  'id.err.captcha': 'Captcha token invalid',
  'id.err.limited': 'Too many attempts. Wait a few minutes and try again.',
  'id.err.limitedHour': 'Too many attempts. Try again in an hour.',
  'id.err.limitedDay': 'Too many attempts. Try again tomorrow.',
  'id.err.network': 'No connection. What you typed is still here: try again when you are online.',
  'id.err.script': 'This check needs JavaScript. Turn it on and try again.',
  'id.formScript': 'This form needs JavaScript. Turn it on and load the page again.',
  'id.terms': 'By continuing you accept our <a href="{url}">terms and privacy policy</a>.',
} as const;
