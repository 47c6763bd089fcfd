import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { AlertButton } from './AlertButton.tsx';

const LAST = {
  text: 'Storm',
  at: Date.UTC(2026, 10, 30, 9),
  sent: 1_204,
  waiting: 0,
  failed: 3,
  removed: 12,
};

async function openDialog(state: object, answers: Readonly<Record<string, object>> = {}) {
  const builder = renderBuilder(<AlertButton />, { answers: { 'GET /alert': state, ...answers } });
  fireEvent.click(await screen.findByRole('button', { name: 'Alert' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Readers see no alert now.');
  return { ...builder, dialog };
}

test('offers no notification on a site that sends none', async () => {
  const { dialog, calls } = await openDialog({ alert: null }, { 'POST /alert': { alert: null } });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.queryByText(/notification/i)).toBeNull();
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Storm' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the alert' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ route: 'POST /alert', body: { text: 'Storm', isNotified: false } }),
  );
});

test('sends a notification only if the editor says so, and asks anew for the next alert', async () => {
  const { dialog, calls } = await openDialog(
    { alert: null, notifications: { subscribers: 1_234, last: null } },
    { 'POST /alert': { alert: null } },
  );
  const choice = dialog.getByRole('checkbox', { name: 'Also as a notification (1,234 subscribers)' });
  expect(choice).toHaveProperty('checked', false);
  fireEvent.click(choice);
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Storm' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the alert' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ route: 'POST /alert', body: { text: 'Storm', isNotified: true } }),
  );
  await waitFor(() => expect(choice).toHaveProperty('checked', false));
});

test('shows what became of the last notification', async () => {
  const { dialog } = await openDialog({ alert: null, notifications: { subscribers: 1, last: LAST } });
  expect(dialog.getByRole('checkbox', { name: 'Also as a notification (1 subscriber)' })).toBeDefined();
  const part = dialog.getByRole('heading', { name: /^Last notification, / }).parentElement;
  expect(part?.textContent).toContain('Storm');
  expect(part?.querySelector('dl')?.textContent).toBe('Sent1,204Still to send0Failed3Unsubscribed12');
});

test('keeps what the editor has chosen when an alert is not sent, and when a look fails', async () => {
  const sending = { ...LAST, waiting: 7 };
  const state = { alert: null, notifications: { subscribers: 1, last: sending } };
  let answers: readonly (object | Response)[] = [state];
  const { dialog, calls, advance } = await openDialog(
    { alert: null },
    {
      'GET /alert?notifications': () => answers[0] ?? state,
      'POST /alert': Response.json({ message: 'The text is too long.' }, { status: 400 }),
    },
  );
  fireEvent.click(await dialog.findByRole('checkbox'));
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Storm' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the alert' }));
  await dialog.findByText('The text is too long.');
  expect(dialog.getByRole('checkbox')).toHaveProperty('checked', true);

  answers = [Response.json({ message: 'The site is away.' }, { status: 503 })];
  await advance(2_000);
  await dialog.findByText('The site is away.');
  expect(dialog.getByRole('checkbox')).toHaveProperty('checked', true);
  answers = [{ alert: null, notifications: { subscribers: 2, last: LAST } }];
  await advance(2_000);
  await dialog.findByRole('checkbox', { name: 'Also as a notification (2 subscribers)' });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the alert' }));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'POST /alert').at(-1)?.body).toEqual({
      text: 'Storm',
      isNotified: true,
    }),
  );
});
