import { HostProvider, phrasesFor } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { Form } from '@broadsheet/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AddressFields, addressPhrases, listCountries, readAddress, toAddressLines } from '../index.ts';
import { toWholeAddress } from '../index.ts';
import type { StoredAddress } from '../index.ts';

const ADDRESS = {
  line1: '12 Quay Street',
  locality: 'Aldermouth',
  region: 'Kent',
  postal: 'ME12 1AA',
  country: 'GB',
} as const;

function form(address: StoredAddress = {}, locale = 'en') {
  const onSubmit = vi.fn();
  const { host } = createTestHost({ site: { locale }, phrases: phrasesFor(addressPhrases, locale) });
  const ui = (
    <HostProvider host={host}>
      <Form label="Billing Address" submitLabel="Continue" disabledUntilValid onSubmit={onSubmit}>
        <AddressFields address={address} />
      </Form>
    </HostProvider>
  );
  return { ui, onSubmit };
}
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = () => screen.getByRole('button', { name: 'Continue' });

test('renders on the server with the names that browsers fill in', () => {
  const html = renderToString(form().ui);
  const names = [...html.matchAll(/autoComplete="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'billing address-line1',
    'billing address-line2',
    'billing country',
    'billing address-level2',
    'billing address-level1',
    'billing postal-code',
  ]);
});

test('takes an address once all of it is valid, and hands it over without a blank second line', async () => {
  const { ui, onSubmit } = form();
  const { container } = render(ui);
  expect(button()).toHaveProperty('disabled', true);
  change('Street address', ' 12 Quay Street ');
  change('Country', 'GB');
  change('City', 'Aldermouth');
  change('State or region', 'Kent');
  change('Postal code', 'ME12 1AA');
  expect(button()).toHaveProperty('disabled', false);
  await expectAccessible(container);
  await act(async () => fireEvent.click(button()));
  expect(readAddress(onSubmit.mock.calls[0]?.[0])).toEqual(ADDRESS);
});

test('names what is still missing beside the disabled button, at once', () => {
  render(form({ ...ADDRESS, country: 'IT', region: '', postal: '' }).ui);
  const reason = screen.getByText('Still needed: State or region and Postal code.');
  expect(button().getAttribute('aria-describedby')).toBe(reason.id);
  change('State or region', 'Kent');
  expect(screen.getByText('Still needed: Postal code.')).toBeTruthy();
  change('Postal code', '00184');
  expect(screen.queryByText(/Still needed/)).toBeNull();
  expect(button().getAttribute('aria-describedby')).toBeNull();
});

test('needs no region where a country has none, and sends the city as one', async () => {
  const { ui, onSubmit } = form({ ...ADDRESS, region: '' });
  render(ui);
  expect(screen.getByText('May be left blank in this country.')).toBeTruthy();
  await act(async () => fireEvent.click(button()));
  expect(readAddress(onSubmit.mock.calls[0]?.[0])).toEqual({ ...ADDRESS, region: 'Aldermouth' });
  change('Country', 'CA');
  await act(async () => undefined);
  expect(button()).toHaveProperty('disabled', true);
});

test.each(['AE', 'HK'])(
  'has zeros in place of a postal code in %s, where there are none',
  async (country) => {
    const { ui, onSubmit } = form({ ...ADDRESS, country, region: 'Dubai', postal: '' });
    render(ui);
    expect(screen.getByText('There are no postal codes in this country. Leave the zeros.')).toBeTruthy();
    expect(screen.queryByText(/Still needed/)).toBeNull();
    await act(async () => fireEvent.click(button()));
    expect(readAddress(onSubmit.mock.calls[0]?.[0])).toMatchObject({ country, postal: '00000' });
    change('Country', 'JP');
    expect(screen.getByLabelText<HTMLInputElement>('Postal code').value).toBe('');
  },
);

test.each([
  ['NL', '1012 AB', false],
  ['JP', '100-0001', true],
  ['DE', '10115', false],
  ['GB', 'SW1A 1AA', false],
  ['IE', 'D02 AF30', true],
  ['BR', '01310-100', true],
])('names at once what an address in %s lacks', (country, postal, hasRegion) => {
  render(form({ ...ADDRESS, country, region: '', postal: '' }).ui);
  const needed = hasRegion ? 'State or region and Postal code' : 'Postal code';
  expect(screen.getByText(`Still needed: ${needed}.`)).toBeTruthy();
  change('Postal code', postal);
  if (hasRegion) change('State or region', 'Any');
  expect(screen.queryByText(/Still needed/)).toBeNull();
  expect(button()).toHaveProperty('disabled', false);
});

test('says what is missing in each field', () => {
  const { container } = render(form().ui);
  for (const control of container.querySelectorAll('input, select')) fireEvent.blur(control);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'A street address is needed.',
      'Choose a country or region.',
      'A city is needed.',
      'A state or region is needed.',
      'A postal code is needed.',
    ]),
  );
});

test('asks for a postal code as the country writes it', () => {
  render(form({ ...ADDRESS, postal: '12' }).ui);
  fireEvent.blur(screen.getByLabelText('Postal code'));
  expect(screen.getByText('Write the postal code as in SW1A 1AA.')).toBeTruthy();
  change('Postal code', 'me121aa');
  expect(screen.queryByText(/Write the postal code/)).toBeNull();
  change('Country', 'DE');
  fireEvent.blur(screen.getByLabelText('Postal code'));
  expect(screen.getByText('Write the postal code as in 12345.')).toBeTruthy();
});

test('offers the states of the United States and takes any text elsewhere', () => {
  render(form({ ...ADDRESS, country: 'US', region: 'DC', postal: '20001' }).ui);
  const states = screen.getByLabelText<HTMLSelectElement>('State or region');
  expect(states.value).toBe('DC');
  expect(within(states).getAllByRole('option')).toHaveLength(52);
  expect(within(states).getAllByRole('option')[0]).toHaveProperty('value', '');
  change('Country', 'CA');
  expect(screen.getByLabelText('State or region').tagName).toBe('INPUT');
});

test('names every country in the language of the site, an empty choice first', () => {
  render(form({}, 'de').ui);
  const countries = screen.getByLabelText<HTMLSelectElement>('Land');
  const names = [...countries.options].map(({ label }) => label);
  expect(names[0]).toBe('Land auswählen');
  expect(names).toContain('Curaçao');
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
  expect(names).toHaveLength(250);
});

test('every country has a name in every language', () => {
  for (const locale of ['en-US', 'sv-SE', 'fr-FR', 'nb-NO', 'de-DE', 'es-ES', 'ja-JP', 'ko-KR', 'pt-PT'])
    expect(listCountries(locale).filter(({ code, name }) => code === name)).toEqual([]);
});

test('writes an address in lines, with or without a second one', () => {
  expect(toAddressLines(ADDRESS, 'United Kingdom')).toEqual([
    '12 Quay Street',
    'Aldermouth, Kent ME12 1AA',
    'United Kingdom',
  ]);
  expect(toAddressLines({ line1: '1 Main St', line2: 'Apt 4', country: null })).toEqual([
    '1 Main St',
    'Apt 4',
  ]);
});

test('takes a stored address only when all of it is there', () => {
  expect(toWholeAddress({ ...ADDRESS, line2: null })).toEqual(ADDRESS);
  expect(toWholeAddress({ ...ADDRESS, postal: '' })).toBeUndefined();
  expect(toWholeAddress(null)).toBeUndefined();
});
