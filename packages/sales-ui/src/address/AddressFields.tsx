'use client';
import { toLocale, useHost, usePhrases } from '@broadsheet/block-kit';
import { SelectField, TextField } from '@broadsheet/ui';
import { useState } from 'react';
import type { StoredAddress } from './Address.ts';
import { listCountries } from './countries.ts';
import { hasRegions } from './hasRegions.ts';
import { isTaxedByRegion } from './isTaxedByRegion.ts';
import { phrases } from './phrases.ts';
import { hasPostalCodes, NO_POSTAL_CODE, POSTAL_FORMATS } from './postalFormats.ts';
import { US_STATES } from './usStates.ts';

export interface AddressFieldsProps {
  /** The initial values. */
  readonly address?: StoredAddress | undefined;
}

/**
 * Renders the fields of a billing address for a `Form`: street, second line, country, city, region and postal code, under
 * the names that `readAddress` reads. A region of the United States is a select, that of another country a text field,
 * which may stay empty where addresses name none. Where a country has no postal codes, the field has zeros from the start.
 */
export function AddressFields({ address = {} }: AddressFieldsProps) {
  const t = usePhrases(phrases);
  const [country, setCountry] = useState(address.country ?? '');
  return (
    <>
      <TextField
        name="line1"
        label={t('sub.line1')}
        required
        defaultValue={address.line1 ?? ''}
        autoComplete="billing address-line1"
        validationErrorMessage={t('sub.line1Err')}
      />
      <TextField
        name="line2"
        label={t('sub.line2')}
        tip={t('sub.line2Hint')}
        defaultValue={address.line2 ?? ''}
        autoComplete="billing address-line2"
      />
      <CountryField code={country} onChange={setCountry} />
      <TextField
        name="locality"
        label={t('sub.city')}
        tip={t('sub.cityHint')}
        required
        defaultValue={address.locality ?? ''}
        autoComplete="billing address-level2"
        validationErrorMessage={t('sub.cityErr')}
      />
      <RegionField
        key={country === 'US' ? 'states' : 'text'}
        country={country}
        region={address.region ?? ''}
      />
      <PostalField country={country} postal={address.postal ?? ''} />
    </>
  );
}

/** Renders only country and postal code, for a card whose bank asks for them; the names are those of `AddressFields`. */
export function PostalAreaFields({ address = {} }: AddressFieldsProps) {
  const [country, setCountry] = useState(address.country ?? '');
  return (
    <>
      <CountryField code={country} onChange={setCountry} />
      <PostalField country={country} postal={address.postal ?? ''} />
    </>
  );
}

export interface TaxAreaFieldsProps extends AddressFieldsProps {
  /** Called with the code of the country that the reader has chosen. */
  readonly onCountry?: (country: string) => void;
}

/**
 * Renders only what decides the taxes: the country and, where it counts, the region; the names are those of `AddressFields`.
 */
export function TaxAreaFields({ address = {}, onCountry }: TaxAreaFieldsProps) {
  const [country, setCountry] = useState(address.country ?? '');
  function choose(code: string) {
    setCountry(code);
    onCountry?.(code);
  }
  return (
    <>
      <CountryField code={country} onChange={choose} />
      {isTaxedByRegion(country) && (
        <RegionField key={country} country={country} region={address.region ?? ''} />
      )}
    </>
  );
}

interface CountryFieldProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

function CountryField({ code, onChange }: CountryFieldProps) {
  const t = usePhrases(phrases);
  const { locale } = useHost();
  const countries = listCountries(toLocale(locale)).map(({ code: value, name }) => ({ value, label: name }));
  return (
    <SelectField
      name="country"
      label={t('sub.country')}
      required
      options={[{ value: '', label: t('sub.countrySelect') }, ...countries]}
      defaultValue={code}
      autoComplete="billing country"
      validationErrorMessage={t('sub.countryErr')}
      onChange={({ value }) => onChange(value)}
    />
  );
}

interface RegionFieldProps {
  readonly country: string;
  readonly region: string;
}

function RegionField({ country, region }: RegionFieldProps) {
  const t = usePhrases(phrases);
  const shared = {
    name: 'region',
    label: t('sub.region'),
    required: true,
    autoComplete: 'billing address-level1',
    validationErrorMessage: t('sub.regionErr'),
  } as const;
  if (!hasRegions(country))
    return <TextField {...shared} required={false} tip={t('sub.regionFree')} defaultValue={region} />;
  if (country !== 'US') return <TextField {...shared} defaultValue={region} />;
  const states = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      {...shared}
      options={[{ value: '', label: t('sub.regionSelect') }, ...states]}
      defaultValue={Object.hasOwn(US_STATES, region) ? region : ''}
    />
  );
}

interface PostalFieldProps {
  readonly country: string;
  readonly postal: string;
}

function PostalField({ country, postal }: PostalFieldProps) {
  const t = usePhrases(phrases);
  const format = Object.hasOwn(POSTAL_FORMATS, country) ? POSTAL_FORMATS[country] : undefined;
  const hasCodes = hasPostalCodes(country);
  return (
    <TextField
      key={hasCodes ? 'code' : 'none'}
      name="postal"
      label={t('sub.postal')}
      required
      {...(!hasCodes && { tip: t('sub.postalNone') })}
      defaultValue={postal || (hasCodes ? '' : NO_POSTAL_CODE)}
      autoComplete="billing postal-code"
      {...(format && { validationPattern: format.pattern })}
      validationErrorMessage={({ validity }) =>
        validity.valueMissing || format === undefined
          ? t('sub.postalErr')
          : t('sub.postalFormat', { example: format.example })
      }
    />
  );
}
