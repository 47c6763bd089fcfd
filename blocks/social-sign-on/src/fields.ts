import { boolean, select, text, url } from '@broadsheet/block-kit';

export const fields = {
  redirectURL: url({
    label: 'Where to go afterwards',
    description: 'Also the target after a new password, and instead of pages of the page builder.',
    default: '/account/',
    group: 'general',
  }),
  appleClientId: text({
    label: 'Apple client id',
    description: 'The OpenID client of Apple in the identity service; what follows a semicolon is ignored.',
    default: '',
    group: 'general',
  }),
  redirectToPreviousPage: boolean({
    label: 'Go back to the previous page',
    description: 'Readers go back to the page of this site that they came from.',
    default: true,
    group: 'general',
  }),
  loggedInPageLocation: url({
    label: 'Page of readers who are logged in',
    description: 'Where readers go who have no page to go back to, or are logged in already.',
    default: '/account/',
    group: 'general',
  }),
  OIDC: boolean({
    label: 'Log readers in to other sites',
    description: 'Answers other sites that ask for a login with OpenID Connect (PKCE).',
    default: false,
    group: 'general',
  }),
  socialSignOnIn: select({
    label: 'Words of the buttons',
    description: 'Whether they speak of logging in or of signing up.',
    options: ['Login', 'SignUp'],
    default: 'Login',
    group: 'general',
  }),
  hideDiv: boolean({
    label: 'Hide the line above',
    description: 'Leaves out the "or" between the form above and the buttons.',
    default: false,
    group: 'general',
  }),
  customButtons: boolean({
    label: 'Buttons of this site',
    description: 'Instead of those that Google and Facebook draw themselves.',
    default: true,
    group: 'general',
  }),
};
