import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { Shell } from './Shell.tsx';

it('tells who could not be logged out that they are still logged in, and why', async () => {
  const failures = [new Error('The server cannot be reached.')];
  renderBuilder(<Shell path="/nowhere/" search="" />, {
    async logOut() {
      const failure = failures.pop();
      if (failure !== undefined) throw failure;
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const told = 'You are still logged in. The server cannot be reached.';
  expect((await screen.findByText(told)).getAttribute('role')).toBe('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.queryByText(told)).toBeNull();
});

it('opens no screen any more once its editor has pressed "Log out", and the screen again when that failed', async () => {
  const leaving = Promise.withResolvers<void>();
  const { calls } = renderBuilder(<Shell path="/people" search="" />, { logOut: () => leaving.promise });
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await act(() => import('../people/PeopleScreen.tsx'));
  expect(screen.getByRole('main').textContent).toBe('One moment …');
  // The bar has asked for the alert before.
  expect(calls.map(({ route }) => route)).toEqual(['GET /alert']);
  leaving.reject(new Error('The server cannot be reached.'));
  await expect.poll(() => calls.length).toBeGreaterThan(1);
});
