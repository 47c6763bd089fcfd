import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField, RadioField, SelectField, TextAreaField, TextField } from '../index.ts';

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const noteOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const email = (
  <TextField
    type="email"
    name="email"
    label="Email"
    required
    autoComplete="email"
    tip="We write once a day."
    validationErrorMessage="Type a complete address."
  />
);

describe('TextAreaField', () => {
  it('takes several lines, tells of them, and shows its error once it is left', async () => {
    const onChange = vi.fn();
    const { container } = render(
      <TextAreaField name="note" label="Note" required tip="As long as you like." onChange={onChange} />,
    );
    const area = screen.getByLabelText<HTMLTextAreaElement>('Note');
    expect(noteOf(area)).toBe('As long as you like.');
    fireEvent.blur(area);
    expect(screen.getByRole('alert').textContent).toBe('Fill in this field.');
    await expectAccessible(container);
    type(area, 'One\nTwo');
    expect(onChange).toHaveBeenLastCalledWith({ value: 'One\nTwo' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('TextField', () => {
  it('says nothing before the reader leaves it', () => {
    render(email);
    type(input('Email'), 'no address');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input('Email').hasAttribute('aria-invalid')).toBe(false);
    expect(noteOf(input('Email'))).toBe('We write once a day.');
  });

  it('shows its error in place of the tip once it is left, and follows every change from then on', () => {
    render(email);
    type(input('Email'), 'no address');
    fireEvent.blur(input('Email'));
    expect(screen.getByRole('alert').textContent).toBe('Type a complete address.');
    expect(noteOf(input('Email'))).toBe('Type a complete address.');
    expect(input('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('We write once a day.')).toBeNull();
    type(input('Email'), 'ada@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(noteOf(input('Email'))).toBe('We write once a day.');
    type(input('Email'), '');
    expect(screen.getByRole('alert').textContent).toBe('Type a complete address.');
  });

  it('gives the browser its message, and takes it back before it checks again', () => {
    render(email);
    fireEvent.blur(input('Email'));
    expect(input('Email').validationMessage).toBe('Type a complete address.');
    type(input('Email'), 'ada@example.com');
    expect([input('Email').validationMessage, input('Email').validity.valid]).toEqual(['', true]);
  });

  it('shows its error at once on request, in the words of the site where it has none of its own', () => {
    render(<TextField name="city" label="City" required showDefaultError />);
    expect(screen.getByRole('alert').textContent).toBe('Fill in this field.');
  });

  it('describes nothing without tip and error', () => {
    render(<TextField name="city" label="City" />);
    expect(input('City').hasAttribute('aria-describedby')).toBe(false);
  });

  it('takes a day within its bounds', () => {
    render(<TextField type="date" name="day" label="Day" min="2026-12-01" max="2026-12-24" />);
    type(input('Day'), '2026-11-30');
    fireEvent.blur(input('Day'));
    expect(input('Day').validity.rangeUnderflow).toBe(true);
    type(input('Day'), '2026-12-24');
    expect(input('Day').validity.valid).toBe(true);
  });

  it('matches its pattern against the whole value', () => {
    render(<TextField name="code" label="Code" validationPattern="[0-9]{3}" showDefaultError />);
    type(input('Code'), '1234');
    expect(screen.queryByRole('alert')).not.toBeNull();
    type(input('Code'), '123');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('checks again when its rules change, though never before the first time', () => {
    const field = (pattern: string) => <TextField name="code" label="Code" validationPattern={pattern} />;
    const { rerender } = render(field('[0-9]+'));
    type(input('Code'), 'abc');
    rerender(field('[0-9]*'));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(input('Code'));
    expect(screen.queryByRole('alert')).not.toBeNull();
    rerender(field('[a-z]+'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells its value, and hands out its input', () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} name="city" label="City" defaultValue="Aldermouth" onChange={onChange} />);
    expect(ref.current?.value).toBe('Aldermouth');
    type(input('City'), 'Bere');
    expect(onChange.mock.calls).toEqual([[{ value: 'Bere' }]]);
  });

  it('is neither seen nor validated when hidden', () => {
    const { container } = render(<TextField name="plan" label="Plan" hidden required defaultValue="" />);
    const hidden = container.querySelector('input');
    expect([hidden?.type, hidden?.checkValidity(), screen.queryByText('Plan')]).toEqual([
      'hidden',
      true,
      null,
    ]);
  });

  it.each([
    ['email', 'email', { dir: 'ltr', autocapitalize: 'none', spellcheck: 'false', inputmode: null }],
    ['tel', 'tel', { dir: 'ltr', autocapitalize: 'none', spellcheck: 'false', inputmode: null }],
    ['password', 'current-password', { dir: null, autocapitalize: 'none', inputmode: null }],
    ['text', 'one-time-code', { dir: 'ltr', autocapitalize: 'none', inputmode: 'numeric' }],
    ['text', 'street-address', { dir: null, autocapitalize: null, inputmode: null }],
  ] as const)('of type %s and purpose %s helps keyboards and browsers', (kind, purpose, attributes) => {
    render(<TextField type={kind} name="it" label="It" autoComplete={purpose} />);
    expect(input('It').autocomplete).toBe(purpose);
    expect(
      Object.fromEntries(Object.keys(attributes).map((name) => [name, input('It').getAttribute(name)])),
    ).toEqual(attributes);
  });

  it('keeps the colour of a state for valid values', () => {
    const field = (state: 'success' | 'default') => (
      <TextField name="city" label="City" required inputState={state} showDefaultError />
    );
    const { rerender } = render(field('success'));
    const invalid = input('City').className;
    rerender(field('default'));
    expect(input('City').className).toBe(invalid);
    rerender(field('success'));
    type(input('City'), 'Bere');
    expect(input('City').className).not.toBe(invalid);
  });
});

describe('TextField of a password', () => {
  const view = (
    <form aria-label="Log in" onSubmit={(event) => event.preventDefault()}>
      <TextField type="password" name="password" label="Password" required />
    </form>
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('is shown and hidden again, with what was typed', () => {
    render(view);
    type(input('Password'), 'tide');
    press('Show password');
    expect([input('Password').type, input('Password').value]).toEqual(['text', 'tide']);
    press('Hide password');
    expect([input('Password').type, input('Password').value]).toEqual(['password', 'tide']);
  });

  it('is hidden when the form is sent', () => {
    render(view);
    press('Show password');
    fireEvent.submit(screen.getByRole('form'));
    expect(input('Password').type).toBe('password');
  });

  it('is not left by going to its button, and is by leaving the button', () => {
    render(view);
    const button = screen.getByRole('button', { name: 'Show password' });
    fireEvent.blur(input('Password'), { relatedTarget: button });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(button, { relatedTarget: document.body });
    expect(screen.queryByRole('alert')).not.toBeNull();
  });
});

describe('SelectField', () => {
  const options = [
    { label: 'Select Country', value: '' },
    { label: 'Sweden', value: 'SE' },
  ];

  it('asks for a choice and tells it', () => {
    const onChange = vi.fn();
    render(
      <SelectField
        name="country"
        label="Country"
        required
        {...{ options, onChange }}
        validationErrorMessage="Choose a country."
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Country' });
    fireEvent.blur(select);
    expect(noteOf(select)).toBe('Choose a country.');
    fireEvent.change(select, { target: { value: 'SE' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChange.mock.calls).toEqual([[{ value: 'SE' }]]);
  });

  it('begins with the choice it is given', () => {
    render(<SelectField name="country" label="Country" defaultValue="SE" options={options} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('SE');
  });
});

describe('RadioField', () => {
  const onChange = vi.fn();
  const field = (
    <RadioField
      name="payment"
      label="Pay with"
      required
      validationErrorMessage="Choose a way to pay."
      options={[
        { label: 'Card', value: 'card' },
        { label: 'PayPal', value: 'paypal' },
      ]}
      onChange={onChange}
    />
  );

  it('gives every choice an id of its own, and its label after it', () => {
    render(field);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(new Set(radios.map(({ id }) => id)).size).toBe(2);
    expect(radios.map(({ nextSibling }) => nextSibling?.textContent)).toEqual(['Card', 'PayPal']);
  });

  it('names the group, and is in error as a group until one is chosen', () => {
    render(field);
    const group = screen.getByRole('radiogroup', { name: 'Pay with' });
    fireEvent.blur(screen.getByLabelText('Card'), { relatedTarget: screen.getByLabelText('PayPal') });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(screen.getByLabelText('PayPal'));
    expect([group.getAttribute('aria-invalid'), noteOf(group)]).toEqual(['true', 'Choose a way to pay.']);
    fireEvent.click(screen.getByLabelText('PayPal'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChange.mock.calls).toEqual([[{ value: 'paypal' }]]);
  });
});

describe('CheckboxField', () => {
  it('tells whether it is ticked, and asks to be', () => {
    const onChange = vi.fn();
    render(<CheckboxField name="terms" label="I agree" value="yes" required onChange={onChange} />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    fireEvent.blur(box);
    expect(noteOf(box)).toBe('Fill in this field.');
    fireEvent.click(box);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChange.mock.calls).toEqual([[{ value: 'yes', checked: true }]]);
  });
});

it('fields pass axe, with and without an error', async () => {
  const { container } = render(
    <>
      {email}
      <TextField name="name" label="Name" required showDefaultError />
      <TextField type="password" name="password" label="Password" autoComplete="current-password" />
      <SelectField name="country" label="Country" options={[{ label: 'Sweden', value: 'SE' }]} />
      <RadioField
        name="payment"
        label="Pay with"
        options={[{ label: 'Card', value: 'card' }]}
        required
        showDefaultError
      />
      <CheckboxField name="terms" label="I agree" required showDefaultError />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  await expectAccessible(container);
});
