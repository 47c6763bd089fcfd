/**
 * What each form does that a browser without script sends. A form stands here when nothing has to be kept in the
 * browser afterwards: a session does, so logging in needs script.
 */
import type { IdentityClient } from '@broadsheet/sdk-identity';

/** The named values of a posted form. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormAction {
  /** Fields that the form cannot do without. */
  readonly required: readonly string[];
  /** A field whose repetition, `{name}-confirmation`, has to be the same. */
  readonly confirmed?: string;
  /** Values that the page needs again after a refusal. */
  readonly keeps?: readonly string[];
  run(client: IdentityClient, values: FormValues): Promise<unknown>;
  /** Comes after a form that was taken, which it cannot undo. */
  tidyUp?(client: IdentityClient): Promise<void>;
}

const signUp: Pick<FormAction, 'run' | 'tidyUp'> = {
  run: (client, { email = '', password = '' }) =>
    client.signUp({ userName: email, credentials: password }, { email }),
  // The session of this client is nobody's: the reader logs in where there is a place for it. Where addresses are
  // verified first there is none.
  tidyUp: async (client) => {
    if (client.getSession().status === 'signed-in') await client.logout();
  },
};

const ACTIONS: Readonly<Record<string, FormAction>> = {
  signup: { required: ['email', 'password'], confirmed: 'password', ...signUp },
  'forgot-password': {
    required: ['email'],
    run: (client, { email = '' }) => client.requestResetPassword(email),
  },
  'reset-password': {
    required: ['nonce', 'newPassword'],
    confirmed: 'newPassword',
    keeps: ['nonce'],
    run: (client, { nonce = '', newPassword = '' }) => client.resetPassword(nonce, newPassword),
  },
  'one-time-password': {
    required: ['email'],
    run: (client, { email = '' }) => client.requestOTALink(email),
  },
  'email-verification': {
    required: ['email'],
    run: (client, { email = '' }) => client.requestVerifyEmail(email),
  },
};

export function findFormAction(name: string): FormAction | undefined {
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
}
