'use client';
import { toLocale, useHost, usePhrases } from '@broadsheet/block-kit';
import { readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import type { Subscription } from '@broadsheet/sdk-sales';
import { AddressFields, listCountries, readAddress, toAddressLines } from '@broadsheet/sales-ui';
import { Button, Form } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { changePhrases } from './changePhrases.ts';
import { phrases } from './phrases.ts';
import type { SubscriptionCardProps } from './SubscriptionCardProps.ts';

const english = { ...readerEnglish, ...phrases, ...changePhrases };
const ERRORS = { otherwise: 'sub.m.addressErr' } as const;

const StartForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
  padding-block: 0.5rem;
`;

export interface BillingAddressProps {
  readonly subscription: Subscription;
  /** Saves another address; without it the address is only shown. */
  readonly onAddress: SubscriptionCardProps['onAddress'] | undefined;
}

/** Renders the billing address in one line, or a form that changes it; nothing without an address. */
export function BillingAddress({ subscription, onAddress }: BillingAddressProps) {
  const t = usePhrases(english);
  const line = useAddressLine(subscription);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form disappears, and the focus returns to the button that opened it.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (line === '') return null;
  return (
    <div>
      <dt>{t('sub.m.address')}</dt>
      <dd>
        {isEditing && onAddress !== undefined ? (
          <AddressForm {...{ subscription, onAddress }} onClose={() => setEditing(false)} />
        ) : (
          line
        )}
        {!isEditing && onAddress !== undefined && (
          <div>
            <Button ref={button} size="small" variant="secondary" onClick={() => setEditing(true)}>
              {t('sub.m.addressEdit')}
            </Button>
          </div>
        )}
      </dd>
    </div>
  );
}

interface AddressFormProps {
  readonly subscription: Subscription;
  readonly onAddress: SubscriptionCardProps['onAddress'];
  readonly onClose: () => void;
}

function AddressForm({ subscription, onAddress, onClose }: AddressFormProps) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <StartForm
        label={t('sub.m.address')}
        submitLabel={t('sub.m.addressSave')}
        error={error && t(error.phrase)}
        otherActions={
          <Button variant="secondary" size="large" onClick={onClose}>
            {t('sub.m.addressStop')}
          </Button>
        }
        onSubmit={async (values) => {
          if (await run(() => onAddress(readAddress(values)))) onClose();
        }}
      >
        <AddressFields address={subscription.billingAddress ?? undefined} />
      </StartForm>
    </div>
  );
}

function useAddressLine({ billingAddress }: Subscription): string {
  const { locale } = useHost();
  if (!billingAddress) return '';
  const country = listCountries(toLocale(locale)).find(({ code }) => code === billingAddress.country);
  return toAddressLines(billingAddress, country?.name).join(', ');
}
