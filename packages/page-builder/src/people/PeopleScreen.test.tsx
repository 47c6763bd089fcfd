import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';

const BO = {
  id: 'bo',
  name: 'Bo',
  email: 'bo@example.com',
  role: 'editor',
  isDisabled: false,
  hasSecondFactor: true,
};
const ADA = { ...BO, id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'administrator' };
const PEOPLE = { editors: [ADA, BO], secondFactorRoles: ['administrator'] };

test('closes the account of another one, and offers not to close one’s own', async () => {
  const { calls, announced } = renderBuilder(<PeopleScreen />, {
    answers: { 'GET /editors': PEOPLE, 'PATCH /editors/bo': {} },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Disable the account of Bo' }));
  await waitFor(() => expect(announced).toEqual(['Saved.']));
  expect(calls).toContainEqual({ route: 'PATCH /editors/bo', body: { isDisabled: true } });
  expect(screen.queryByRole('button', { name: 'Disable the account of Ada' })).toBeNull();
});

test('shows why a change was refused, and what is stored', async () => {
  const message = 'This is the only administrator. Make another one first.';
  renderBuilder(<PeopleScreen />, {
    answers: { 'GET /editors': PEOPLE, 'PATCH /editors/ada': Response.json({ message }, { status: 409 }) },
  });
  fireEvent.change(await screen.findByLabelText('Role of Ada'), { target: { value: 'viewer' } });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText('Role of Ada')).toHaveProperty('value', 'administrator');
});

test('makes a link for an address and shows it to be copied', async () => {
  const url = 'https://paper.test/pagebuilder/join/#token';
  const { calls } = renderBuilder(<PeopleScreen />, {
    answers: { 'GET /editors': PEOPLE, 'POST /invitations': { url, expiresAt: Date.UTC(2026, 10, 30) } },
  });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'cy@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText(/^Link for cy@example.com/)).toHaveProperty('value', url);
  expect(calls).toContainEqual({
    route: 'POST /invitations',
    body: { email: 'cy@example.com', role: 'editor' },
  });
});

test('says which roles need a second factor', async () => {
  const { calls } = renderBuilder(<PeopleScreen />, {
    answers: { 'GET /editors': PEOPLE, 'PUT /second-factor-roles': {} },
  });
  fireEvent.click(await screen.findByLabelText('Publisher: can publish'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      route: 'PUT /second-factor-roles',
      body: { roles: ['publisher', 'administrator'] },
    }),
  );
});

test("shows the site's message when the list cannot be read", async () => {
  const message = 'The server failed to answer. Its log tells why.';
  renderBuilder(<PeopleScreen />, {
    answers: { 'GET /editors': Response.json({ message }, { status: 400 }) },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('lists the invitations that nobody has used, and revokes one', async () => {
  const invitation = {
    id: 'h1',
    email: 'cy@example.com',
    role: 'publisher',
    expiresAt: Date.UTC(2026, 11, 6),
  };
  const lists = [[invitation], []];
  const { calls, announced } = renderBuilder(<PeopleScreen />, {
    answers: {
      'GET /editors': () => ({ ...PEOPLE, invitations: lists.shift() ?? [] }),
      'DELETE /invitations/h1': new Response(null, { status: 204 }),
    },
  });
  expect(await screen.findByText(/Publisher: can publish · until/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the invitation of cy@example.com' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open invitations' })).toBeNull());
  expect(announced).toEqual(['Invitation revoked.']);
  expect(calls).toContainEqual({ route: 'DELETE /invitations/h1' });
});
