import { boolean, url } from '@broadsheet/block-kit';

/** Whether readers go back to the page that they came from. */
export const previousPageField = boolean({
  label: 'Go back to the previous page',
  description: 'Readers go back to the page of this site that they came from.',
  default: true,
  group: 'general',
});

/** The fields of every block with a login: where signed-in readers are redirected, and which site asked for the login. */
export const signInFields = {
  redirectURL: url({
    label: 'Where to go afterwards',
    description: 'Also the target after a new password, and instead of pages of the page builder.',
    default: '/account/',
    group: 'general',
  }),
  redirectToPreviousPage: previousPageField,
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
};
