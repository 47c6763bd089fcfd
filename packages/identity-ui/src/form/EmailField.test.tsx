import { HostProvider } from '@broadsheet/block-kit';
import { createTestEnvironment, createTestHost } from '@broadsheet/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailField } from './EmailField.tsx';

const EMAIL = 'bo@example.com';
const MINUTE = 60_000;

type Tab = ReturnType<typeof createTestEnvironment>;
interface Page {
  readonly defaultValue?: string;
  readonly isAdmin?: boolean;
}

/** Opens a page with the field in a tab. */
function open(tab: Tab, { isAdmin = false, ...field }: Page = {}): HTMLInputElement {
  cleanup();
  const { host } = createTestHost({ environment: tab, isAdmin });
  render(
    <HostProvider host={host}>
      <EmailField {...field} />
    </HostProvider>,
  );
  const input = screen.getByLabelText('Email');
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is no input.');
  return input;
}

const type = (input: HTMLInputElement, value = EMAIL) => fireEvent.change(input, { target: { value } });

test('the next form of the tab has the address that was typed', () => {
  const tab = createTestEnvironment();
  type(open(tab));
  expect(open(tab).value).toBe(EMAIL);
});

test.each([
  ['another tab', () => createTestEnvironment()],
  ['a form ten minutes later', (tab: Tab) => ({ ...tab, now: () => tab.now() + 10 * MINUTE })],
  [
    'a form after the address was deleted',
    (tab: Tab) => {
      const input = open(tab);
      type(input, 'b');
      type(input, '');
      return tab;
    },
  ],
])('%s has none', (_, toTab) => {
  const tab = createTestEnvironment();
  type(open(tab));
  expect(open(toTab(tab)).value).toBe('');
});

test('a field of a reader’s own address neither takes nor gives one', () => {
  const tab = createTestEnvironment();
  type(open(tab));
  const own = open(tab, { defaultValue: 'ada@example.com' });
  expect(own.value).toBe('ada@example.com');
  type(own, 'new@example.com');
  expect(open(tab).value).toBe(EMAIL);
});

test('in the page builder no address is kept', () => {
  const tab = createTestEnvironment();
  type(open(tab, { isAdmin: true }));
  expect(open(tab).value).toBe('');
});
