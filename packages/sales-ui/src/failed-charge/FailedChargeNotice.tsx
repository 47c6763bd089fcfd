'use client';
import { useFormat, useMoney, usePhrases } from '@broadsheet/block-kit';
import type { Href } from '@broadsheet/block-kit';
import type { FailedCharge } from '@broadsheet/sdk-sales';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';
import { Button, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Notice = styled.div`
  display: grid;
  gap: 0.6rem;
  justify-items: start;
  padding: 0.9rem 1rem;
  border-inline-start: 4px solid ${token('alert')};
  background: ${token('tint')};
  color: ${token('ink')};
  font-family: ${token('sans')};
  & > p {
    margin: 0;
  }
`;

export interface FailedChargeNoticeProps {
  readonly charge: FailedCharge;
  /** What was to be paid, for the name of the button. */
  readonly product: string;
  /** The page on which the reader gives another payment method; without it there is no button. */
  readonly href: Href | undefined;
}

/**
 * Renders what could not be charged and when, until when its reader reads, when it is tried again, and how to mend it; once
 * another method is saved, that it is charged soon, so that nobody gives a third one.
 */
export function FailedChargeNotice(props: FailedChargeNoticeProps) {
  const t = usePhrases(phrases);
  if (props.charge.hasNewMethod !== true) return <Failed {...props} />;
  return (
    <Notice role="note">
      <p>
        <strong>{t('sub.f.saved')}</strong>
      </p>
      <p>{t('sub.f.soon')}</p>
    </Notice>
  );
}

function Failed({ charge, product, href }: FailedChargeNoticeProps) {
  const { failedOn, readsUntil, retriesOn, total, currency } = charge;
  const t = usePhrases(phrases);
  const format = useFormat();
  const writeMoney = useMoney();
  const date = format.date(failedOn);
  const what =
    total === undefined || !currency
      ? t('sub.f.noAmount', { date })
      : t('sub.f.amount', {
          date,
          amount: writeMoney(toMinorUnits(total, currency), currency, { decimals: 'auto' }),
        });
  const next =
    retriesOn === undefined ? t('sub.f.noRetry') : t('sub.f.retry', { date: format.date(retriesOn) });
  return (
    <Notice role="note">
      <p>
        <strong>{t('sub.f.title')}</strong>
      </p>
      <p>{[what, t('sub.f.until', { date: format.date(readsUntil) }), next].join(' ')}</p>
      {href !== undefined && (
        <Button variant="primary" size="small" href={href} accessibilityLabel={t('sub.f.actOf', { product })}>
          {t('sub.f.act')}
        </Button>
      )}
    </Notice>
  );
}
