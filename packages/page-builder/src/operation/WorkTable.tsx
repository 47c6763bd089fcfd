'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { Section } from '../controls/Section.tsx';
import type { OperationHour } from './operationHour.ts';
import { phrases } from './phrases.ts';

const Entries = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 0.75rem 2rem;
  inline-size: 100%;
  dt {
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Renders what was done last, and how it ended: payments, renewals, imports, mails and the backup. */
export function WorkTable({ hour }: { readonly hour: OperationHour }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { billing, mails, lastImport, lastBackup } = hour;
  const moment = (at: number | undefined): string =>
    at === undefined ? t('operation.none') : format.dateTime(at);
  const imported =
    lastImport === undefined
      ? t('operation.none')
      : t(`operation.work.import.${lastImport.outcome}`, { moment: format.dateTime(lastImport.endedAt) });
  const entries: readonly (readonly [string, string])[] = [
    [t('operation.work.payment'), moment(billing.paidAt)],
    [t('operation.work.renewal'), moment(billing.renewedAt)],
    [t('operation.work.charge'), moment(billing.failedAt)],
    [
      t('operation.work.day'),
      t('operation.work.day.counts', { renewed: billing.renewed, failed: billing.failed }),
    ],
    [t('operation.work.imported'), imported],
    [t('operation.work.backup'), moment(lastBackup)],
    [
      t('operation.work.mails'),
      t('operation.work.mails.counts', { sent: mails.sent, refused: mails.refused }),
    ],
    [t('operation.work.waiting'), format.number(mails.waiting)],
    [t('operation.work.givenUp'), format.number(mails.givenUp)],
  ];
  return (
    <Section title={t('operation.work')}>
      <Entries>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Entries>
    </Section>
  );
}
