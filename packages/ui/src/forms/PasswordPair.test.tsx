import { createHost, HostProvider, phrasesFor } from '@broadsheet/block-kit';
import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formPhrases, PasswordPair } from '../index.ts';
import type { PasswordPolicyState } from '../index.ts';

const READY: PasswordPolicyState = { status: 'ready', policy: { pwMinLength: 4, pwPwNumbers: 1 } };

const first = () => screen.getByLabelText<HTMLInputElement>('Password');
const second = () => screen.getByLabelText<HTMLInputElement>('Repeat the password');
const type = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('PasswordPair', () => {
  it('has two required fields for one new password', async () => {
    const { container } = render(<PasswordPair name="password" policy={READY} />);
    expect(
      [first(), second()].map(({ name, required, autocomplete }) => [name, required, autocomplete]),
    ).toEqual([
      ['password', true, 'new-password'],
      ['password-confirmation', true, 'new-password'],
    ]);
    await expectAccessible(container);
  });

  it.each<[string, PasswordPolicyState, string | undefined]>([
    ['the default text while loading', { status: 'loading' }, 'Choose a password that meets the rules.'],
    ['nothing after a failure', { status: 'failed' }, undefined],
    [
      'the default text and a sentence a rule',
      READY,
      'Choose a password that meets the rules. Use 4 characters or more. Use at least 1 digit.',
    ],
  ])('has as its tip %s', (_, policy, expected) => {
    render(<PasswordPair name="password" policy={policy} />);
    const note = first().getAttribute('aria-describedby');
    expect(note === null ? undefined : document.getElementById(note)?.textContent).toBe(expected);
  });

  it('holds the first against the rules', () => {
    render(<PasswordPair name="password" policy={READY} />);
    fireEvent.blur(first());
    expect(alerts()).toEqual(['Type a password.']);
    type(first(), 'tid');
    expect(alerts()).toEqual(['Use 4 characters or more. Use at least 1 digit.']);
    type(first(), 'tide');
    expect(alerts()).toEqual(['Use at least 1 digit.']);
    type(first(), 'tide1');
    expect(alerts()).toEqual([]);
  });

  it('holds the second against the first, whichever changes', () => {
    render(<PasswordPair name="password" policy={{ status: 'loading' }} />);
    fireEvent.blur(second());
    expect(alerts()).toEqual(['Type the password once more.']);
    type(first(), 'a.c*');
    type(second(), 'abc*');
    expect(alerts()).toEqual(['The two passwords are not the same']);
    type(second(), 'a.c*');
    expect([alerts(), second().validity.valid]).toEqual([[], true]);
    type(first(), 'a.c*!');
    expect([alerts(), second().validity.valid]).toEqual([['The two passwords are not the same'], false]);
    type(first(), 'a.c*');
    expect([alerts(), second().validity.valid]).toEqual([[], true]);
  });

  it('knows a password that was there before the script', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<PasswordPair name="password" policy={READY} />);
    const [typed] = page.querySelectorAll('input');
    if (typed !== undefined) typed.value = 'tide1';
    render(<PasswordPair name="password" policy={READY} />, { container: page, hydrate: true });
    expect(first().value).toBe('tide1');
    type(second(), 'tide1');
    fireEvent.blur(second());
    expect([alerts(), second().validity.valid]).toEqual([[], true]);
  });

  it('speaks the language of the page', () => {
    const host = createHost({ site: { locale: 'sv' }, phrases: phrasesFor(formPhrases, 'sv') });
    render(
      <HostProvider host={host}>
        <PasswordPair name="password" policy={READY} />
      </HostProvider>,
    );
    expect(screen.getByLabelText('Upprepa lösenordet')).not.toBeNull();
    expect(screen.getByText(/Använd minst 1 siffra\.$/)).not.toBeNull();
  });
});
