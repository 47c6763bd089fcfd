import { boolean, select, text } from '@broadsheet/block-kit';
import { signInFields } from '@broadsheet/identity-ui';

export const fields = {
  ...signInFields,
  appleClientId: text({
    label: 'Apple client id',
    description: 'The OpenID client of Apple in the identity service; what follows a semicolon is ignored.',
    default: '',
    group: 'general',
  }),
  socialSignOnIn: select({
    label: 'Words of the buttons',
    description: 'Whether they speak of logging in or of signing up.',
    options: ['Login', 'SignUp'],
    optionTitles: { Login: 'Logging in', SignUp: 'Signing up' },
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
