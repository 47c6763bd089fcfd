import { createHost, HostProvider } from '@broadsheet/block-kit';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, Form, PasswordPair, RadioField, TextField } from '../index.ts';
import type { FormValues } from '../index.ts';

/** A call to a service that ends when the test says so. */
function createCall() {
  const calls: FormValues[] = [];
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const onSubmit = (values: FormValues) => {
    calls.push(values);
    return new Promise<void>((resolve, reject) => void ends.push({ resolve, reject }));
  };
  return {
    calls,
    onSubmit,
    end: () => act(async () => ends.shift()?.resolve()),
    fail: () => act(async () => ends.shift()?.reject(new Error('offline'))),
  };
}

const fields = (
  <>
    <TextField
      type="email"
      name="email"
      label="Email"
      required
      validationErrorMessage="Type a complete address."
    />
    <TextField type="password" name="password" label="Password" required />
  </>
);

const loginForm = (props: Partial<Parameters<typeof Form>[0]> = {}): ReactElement => (
  <Form
    heading="Log in to continue"
    submitLabel="Log in"
    onSubmit={() => undefined}
    {...props}
    label={undefined}
  >
    {fields}
  </Form>
);

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Log in to continue' });
const submitButton = () => screen.getByRole('button', { name: 'Log in' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
function fillIn() {
  type('Email', 'ada@example.com');
  type('Password', 'tide');
}

describe('Form', () => {
  it('is a section with a heading of level 2 that names the form', async () => {
    const { container } = render(loginForm());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Log in to continue');
    expect(form().closest('section')).not.toBeNull();
    await expectAccessible(container);
  });

  it('may be named without a heading, and have other buttons beside its own', async () => {
    const { container } = render(
      <Form
        label="Edit email"
        submitLabel="Save"
        onSubmit={() => undefined}
        otherActions={<Button>Cancel</Button>}
      >
        {fields}
      </Form>,
    );
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('form', { name: 'Edit email' })).not.toBeNull();
    expect(
      screen
        .getAllByRole('button')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Save']);
    await expectAccessible(container);
  });

  it('hands over every named value in one record', async () => {
    const { calls, onSubmit, end } = createCall();
    render(
      <Form heading="Log in to continue" submitLabel="Log in" onSubmit={onSubmit}>
        {fields}
        <TextField name="plan" label="Plan" hidden defaultValue="monthly" />
        <RadioField
          name="payment"
          label="Pay with"
          options={[{ label: 'Card', value: 'card' }]}
          defaultValue="card"
        />
        <input aria-label="Nameless" defaultValue="nobody" />
        <input aria-label="File" name="file" type="file" />
      </Form>,
    );
    fillIn();
    fireEvent.click(submitButton());
    expect(calls).toEqual([{ email: 'ada@example.com', password: 'tide', plan: 'monthly', payment: 'card' }]);
    await end();
  });

  it('hands over nothing that is not valid: each field shows its error, the summary has the focus', async () => {
    const onSubmit = vi.fn();
    const { container } = render(loginForm({ onSubmit }));
    type('Password', 'tide');
    fireEvent.submit(form());
    expect(onSubmit).not.toHaveBeenCalled();
    const summary = document.activeElement;
    expect(summary?.getAttribute('role')).toBe('group');
    // The focus has it read out, and nothing else does.
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(summary?.textContent).toBe('1 field needs your attentionEmail: Type a complete address.');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Password').hasAttribute('aria-invalid')).toBe(false);
    await expectAccessible(container);
  });

  it('leads from the summary to the fields, and takes the focus again at each try', () => {
    render(loginForm());
    fireEvent.click(submitButton());
    expect(screen.getByText('2 fields need your attention')).not.toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Password: Fill in this field.' }));
    expect(document.activeElement).toBe(field('Password'));
    type('Password', 'tide');
    fireEvent.click(submitButton());
    expect(document.activeElement?.textContent).toMatch(/^1 field needs your attention/);
  });

  it('names a group of choices once in the summary, by its legend', () => {
    const options = ['Card', 'PayPal'].map((label) => ({ label, value: label }));
    render(
      <Form heading="Payment" submitLabel="Pay" onSubmit={() => undefined}>
        <RadioField name="payment" label="Pay with" required options={options} />
      </Form>,
    );
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pay with: Fill in this field.',
    ]);
  });

  it('sends what was put right without a word from the field in between', async () => {
    const { calls, onSubmit, end } = createCall();
    render(loginForm({ onSubmit }));
    fireEvent.click(submitButton());
    field('Email').value = 'ada@example.com';
    field('Password').value = 'tide';
    fireEvent.click(submitButton());
    expect(calls).toEqual([{ email: 'ada@example.com', password: 'tide' }]);
    expect(screen.queryByRole('link')).toBeNull();
    await end();
  });

  it('is busy while it is sent, and cannot be sent twice', async () => {
    const { calls, onSubmit, end } = createCall();
    render(loginForm({ onSubmit }));
    fillIn();
    act(() => {
      form().requestSubmit();
      form().requestSubmit();
    });
    fireEvent.click(submitButton());
    expect(calls).toHaveLength(1);
    expect(form().getAttribute('aria-busy')).toBe('true');
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('One moment …');
    await end();
    expect([form().getAttribute('aria-busy'), screen.getByRole('status').textContent]).toEqual([null, '']);
    fireEvent.click(submitButton());
    expect(calls).toHaveLength(2);
    await end();
  });

  it('keeps the focus on its button and what was typed when the service refuses', async () => {
    const { onSubmit, end } = createCall();
    const { rerender } = render(loginForm({ onSubmit }));
    fillIn();
    submitButton().focus();
    fireEvent.click(submitButton());
    await end();
    rerender(loginForm({ onSubmit, error: 'Invalid email or password.' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Invalid email or password.',
    ]);
    expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', 'tide']);
    expect(document.activeElement).toBe(submitButton());
  });

  it('keeps the room of what it said while it is sent again, unseen and unheard', async () => {
    const { onSubmit, end } = createCall();
    const { rerender } = render(loginForm({ onSubmit, error: 'Invalid email or password.' }));
    fillIn();
    fireEvent.click(submitButton());
    rerender(loginForm({ onSubmit }));
    const held = screen.getByText('Invalid email or password.');
    expect([held.getAttribute('aria-hidden'), getComputedStyle(held).visibility]).toEqual(['true', 'hidden']);
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    await end();
    expect(screen.queryByText('Invalid email or password.')).toBeNull();
  });

  it('shows a refusal under the button, or above the fields', () => {
    const isBefore = (place: 'top' | 'bottom') => {
      const { unmount } = render(loginForm({ error: 'Refused.', errorPlace: place }));
      const position = screen.getByText('Refused.').compareDocumentPosition(field('Email'));
      unmount();
      return position === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    expect([isBefore('top'), isBefore('bottom')]).toEqual([true, false]);
  });

  it('tells the reader and the log of a handler that throws, and can be sent again', async () => {
    const { calls, onSubmit, fail, end } = createCall();
    const log = vi.fn();
    render(<HostProvider host={createHost({ log })}>{loginForm({ onSubmit })}</HostProvider>);
    fillIn();
    fireEvent.click(submitButton());
    await fail();
    expect(screen.getByText('Something went wrong. Please try again.').getAttribute('role')).toBe('alert');
    expect(log.mock.calls).toEqual([[expect.stringContaining('offline')]]);
    fireEvent.click(submitButton());
    await end();
    expect([calls.length, screen.queryByText(/went wrong/)]).toEqual([2, null]);
  });

  it('waits while its owner is busy', () => {
    const onSubmit = vi.fn();
    render(loginForm({ onSubmit, busy: true }));
    fillIn();
    fireEvent.submit(form());
    expect([onSubmit.mock.calls.length, form().getAttribute('aria-busy')]).toEqual([0, 'true']);
  });

  it('leaves no trace when it is gone before the service answers', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { onSubmit, end } = createCall();
    const { unmount } = render(loginForm({ onSubmit }));
    fillIn();
    fireEvent.click(submitButton());
    unmount();
    await end();
    const { calls } = complaints.mock;
    complaints.mockRestore();
    expect(calls).toEqual([]);
  });

  it('keeps its button disabled until every field is valid, on request', async () => {
    render(
      <Form heading="New password" submitLabel="Save" onSubmit={() => undefined} disabledUntilValid>
        <PasswordPair name="password" policy={{ status: 'loading' }} />
      </Form>,
    );
    const isDisabled = async () => {
      await act(async () => undefined);
      return screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled');
    };
    expect(await isDisabled()).toBe(true);
    type('Password', 'tide');
    type('Repeat the password', 'tid');
    expect(await isDisabled()).toBe(true);
    type('Repeat the password', 'tide');
    expect(await isDisabled()).toBe(false);
    type('Password', 'tides');
    expect(await isDisabled()).toBe(true);
    expect(screen.queryAllByText(/not the same/)).toEqual([]);
  });
});
