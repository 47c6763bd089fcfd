import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuestionDialog } from './QuestionDialog.tsx';

function ask(busy = '', problem = '') {
  const answers = { yes: vi.fn<(form: FormData) => void>(), no: vi.fn() };
  render(
    <HostProvider host={createTestHost().host}>
      <QuestionDialog
        title="Throw it away?"
        yes="Throw it away"
        no="Keep it"
        {...{ busy, problem }}
        onYes={answers.yes}
        onNo={answers.no}
      >
        <p>It will be gone.</p>
        <input name="reason" aria-label="Reason" defaultValue="too old" />
      </QuestionDialog>
    </HostProvider>,
  );
  return answers;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('is named by its question, and gives the focus to the safe answer', async () => {
  ask();
  expect(screen.getByRole('dialog', { name: 'Throw it away?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await expectAccessible(document.body);
});

test('hands over what was filled in, and takes Escape and the cross for the safe answer', () => {
  const { yes, no } = ask();
  press('Throw it away');
  expect(yes.mock.calls[0]?.[0].get('reason')).toBe('too old');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  press('Close');
  press('Keep it');
  expect(no).toHaveBeenCalledTimes(3);
});

test('takes no answer while it is busy, and says so', () => {
  const { yes, no } = ask('One moment …');
  press('Throw it away');
  press('Keep it');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect([yes, no].map((answer) => answer.mock.calls.length)).toEqual([0, 0]);
  expect(screen.getByText('One moment …')).toBeTruthy();
});

test('says why the last try came to nothing', () => {
  ask('', 'It could not be thrown away.');
  expect(screen.getByRole('alert').textContent).toBe('It could not be thrown away.');
});
