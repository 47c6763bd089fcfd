/** The four forms that may require a bot challenge, each as a reader fills it in. */
import type { Page } from 'playwright-core';
import { PASSWORD } from '../account/makeAccount.ts';

export interface ChallengedFlow {
  readonly path: string;
  readonly heading: string;
  readonly send: string;
  readonly fields: readonly string[];
  /** A text that appears on success only. */
  readonly done: string;
}

export const CHALLENGED_FLOWS = {
  signin: {
    path: '/account/login/',
    heading: 'Log in to continue',
    send: 'Log in',
    fields: ['Password'],
    done: 'Account details',
  },
  signup: {
    path: '/account/signup/',
    heading: 'Create your account',
    send: 'Sign up',
    fields: ['Password', 'Repeat the password'],
    done: 'Account details',
  },
  magicLink: {
    path: '/account/request-one-time/',
    heading: 'Get a one-time login link',
    send: 'Send the link',
    fields: [],
    done: 'The link is on its way',
  },
  resetPassword: {
    path: '/account/forgot-password/',
    heading: 'Reset your password',
    send: 'Send reset link',
    fields: [],
    done: 'Look in your inbox',
  },
} as const satisfies Readonly<Record<string, ChallengedFlow>>;

export const getForm = (page: Page, { heading }: ChallengedFlow) => page.getByRole('form', { name: heading });

export async function fillIn(page: Page, flow: ChallengedFlow, email: string): Promise<void> {
  const form = getForm(page, flow);
  await form.getByLabel('Email').fill(email);
  for (const field of flow.fields) await form.getByLabel(field, { exact: true }).fill(PASSWORD);
}

export const send = (page: Page, flow: ChallengedFlow): Promise<void> =>
  getForm(page, flow).getByRole('button', { name: flow.send, exact: true }).click();

export const isDone = (page: Page, flow: ChallengedFlow): Promise<void> =>
  page.getByRole('heading', { name: flow.done }).waitFor();
