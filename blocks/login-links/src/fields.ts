import { boolean, url } from '@broadsheet/block-kit';

export const fields = {
  showLogin: boolean({
    label: 'Show the way to the login',
    description: 'For readers who have an account already.',
    default: false,
    group: 'login',
  }),
  loginURL: url({
    label: 'Log-in page',
    description: 'Without an address the link is left out.',
    default: '/account/login/',
    group: 'login',
    when: { field: 'showLogin', is: [true] },
  }),
  showLoginWithoutPassword: boolean({
    label: 'Show the way to a login link by email',
    description: 'A button that stands above the other links.',
    default: false,
    group: 'one-time',
  }),
  loginWithOutPasswordUrl: url({
    label: 'Page that sends login links',
    description: 'Without an address the button is left out.',
    default: '/account/request-one-time/',
    group: 'one-time',
    when: { field: 'showLoginWithoutPassword', is: [true] },
  }),
  showForgot: boolean({
    label: 'Show the way to a new password',
    description: 'For readers who have forgotten theirs.',
    default: false,
    group: 'forgot',
  }),
  forgotURL: url({
    label: 'Page for forgotten passwords',
    description: 'Without an address the link is left out.',
    default: '/account/forgot-password/',
    group: 'forgot',
    when: { field: 'showForgot', is: [true] },
  }),
  showSignUp: boolean({
    label: 'Show the way to a new account',
    description: 'For readers who have none yet.',
    default: false,
    group: 'sign-up',
  }),
  signUpURL: url({
    label: 'Sign-up page',
    description: 'Without an address the link is left out.',
    default: '/account/signup/',
    group: 'sign-up',
    when: { field: 'showSignUp', is: [true] },
  }),
};
