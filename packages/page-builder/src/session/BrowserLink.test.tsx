/** A link by mail for editors whose attempts strangers have used up: where it is offered, and what it says. */
import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { BrowserScreen } from './BrowserScreen.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const TOO_MANY = Response.json({ message: 'Too many.' }, { status: 429 });
const onLogIn = vi.fn();

function Door({ step }: { readonly step: 'password' | 'code' | 'link' }) {
  const { client } = useBuilder();
  switch (step) {
    case 'password':
      return <LoginForm client={client} onLogIn={onLogIn} />;
    case 'code':
      return <SecondFactorForm client={client} factors={['totp']} onLogIn={onLogIn} />;
    case 'link':
      return <BrowserScreen client={client} onDone={onLogIn} />;
  }
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const OFFER = 'Send me a link by mail';

test('a password that is refused for too many attempts offers a link to the address that was typed', async () => {
  const answers = {
    'POST /session': TOO_MANY,
    'POST /session/browser-link': new Response(null, { status: 204 }),
  };
  const { calls, container } = renderBuilder(<Door step="password" />, { answers });
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  type('Email', 'ada@example.com');
  type('Password', 'a guess');
  press('Log in');
  await screen.findByText('Too many.');
  press(OFFER);
  await screen.findByText(/a mail is on its way/);
  expect(calls.find(({ route }) => route === 'POST /session/browser-link')?.body).toEqual({
    email: 'ada@example.com',
  });
  await expectAccessible(container);
});

test('a wrong password offers no link', async () => {
  const answers = { 'POST /session': Response.json({ message: 'Wrong.' }, { status: 401 }) };
  renderBuilder(<Door step="password" />, { answers });
  type('Email', 'ada@example.com');
  type('Password', 'a guess');
  press('Log in');
  await screen.findByText('Wrong.');
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
});

test('a recovery code that is refused for too many attempts from one network offers no link', async () => {
  const answers = { 'POST /session/second-factor': TOO_MANY };
  renderBuilder(<Door step="code" />, { answers });
  type('Code', 'abcd-efgh');
  press('Continue');
  await screen.findByText('Too many.');
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
});

test('a code that is refused for too many attempts offers a link to the account of the password', async () => {
  const answers = {
    'POST /session/second-factor': Response.json(
      { message: 'Too many.', says: { key: 'refusal.many-codes', values: {} } },
      { status: 429 },
    ),
    'POST /session/browser-link': Response.json({ message: 'Wait.' }, { status: 429 }),
  };
  const { calls } = renderBuilder(<Door step="code" />, { answers });
  type('Code', '000000');
  press('Continue');
  fireEvent.click(await screen.findByRole('button', { name: OFFER }));
  await screen.findByText('Wait.');
  expect(calls.find(({ route }) => route === 'POST /session/browser-link')?.body).toEqual({});
});

test.each([
  ['says that this browser has attempts of its own', '#a.b.c', 204, /has attempts of its own now/],
  ['says why it is not good any more', '#a.b.c', 400, /^Not good/],
  ['without its end says that it is incomplete', '', 204, /^The link is incomplete/],
])('a mailed link %s', async (_title, hash, status, words) => {
  globalThis.history.replaceState(null, '', `/pagebuilder/browser/${hash}`);
  const body = status === 204 ? null : JSON.stringify({ message: 'Not good.' });
  const answers = { 'POST /session/browser': new Response(body, { status }) };
  renderBuilder(<Door step="link" />, { answers });
  await screen.findByText(words);
  expect(globalThis.location.hash).toBe('');
});
