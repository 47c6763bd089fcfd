/**
 * The action of each form that a browser without script can send.
 *
 * A form is listed here if nothing has to be kept in the browser afterwards. Logging in has to keep a session, so it needs
 * script.
 */
import type { IdentityClient } from '@broadsheet/sdk-identity';

/** The named values of a posted form. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormAction {
  /** The fields that must be filled in. */
  readonly required: readonly string[];
  /** A field that must be repeated in the field `{name}-confirmation`. */
  readonly confirmed?: string;
  /** The values that the page needs again after a refusal. */
  readonly keeps?: readonly string[];
  run(client: IdentityClient, values: FormValues): Promise<unknown>;
  /** Runs after a form was accepted; a failure here does not undo that. */
  tidyUp?(client: IdentityClient): Promise<void>;
}

const signUp: Pick<FormAction, 'run' | 'tidyUp'> = {
  run: (client, { email = '', password = '' }) =>
    client.signUp({ userName: email, credentials: password }, { email }),
  // The session that this client got is not given to the reader, who logs in on the login page. If addresses must be
  // verified first, there is no session.
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
