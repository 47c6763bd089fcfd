'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import type { GdprReport, GdprReportStatus, IdentityClient } from '@broadsheet/sdk-identity';
import { Button, FormError, Heading, HeadingSection, token, VisuallyHidden } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import { Report } from './Report.tsx';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'id.dataErr' } as const;

const Row = styled.li`
  display: grid;
  gap: 0.9rem;
  min-inline-size: 0;
  padding-block: 0.9rem;
  border-block-end: ${token('border')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  & > div {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
  & :is(h3, h4, h5, h6) {
    font: 600 ${token('type-1')} / 1.4 ${token('sans')};
  }
  & p {
    margin: 0;
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
`;

export interface ReportRowProps {
  readonly client: IdentityClient;
  readonly status: GdprReportStatus;
}

/** Renders a report: its date, whether it is ready, and its content once it is opened. */
export function ReportRow({ client, status }: ReportRowProps) {
  const { id, ready, requestDate, availableUntil } = status;
  const t = usePhrases(english);
  const format = useFormat();
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [report, setReport] = useState<GdprReport>();
  // The client returns 0 when the service did not send the date.
  const date = requestDate === 0 ? '' : format.dateTime(requestDate);
  const title = date === '' ? t('id.dataReportNo', { number: String(id) }) : t('id.dataReport', { date });
  const until = availableUntil === 0 ? '' : format.date(availableUntil);
  const isOpen = report !== undefined;

  function toggle() {
    if (isOpen) setReport(undefined);
    else void run(async () => setReport(await client.getGdprReport(id)));
  }

  return (
    <Row>
      <HeadingSection>
        <Line>
          <div>
            <Heading>{title}</Heading>
            {!ready && <p>{t('id.dataPending')}</p>}
            {ready && until !== '' && <p>{t('id.dataUntil', { date: until })}</p>}
          </div>
          {ready && (
            <Button
              size="small"
              variant="secondary"
              accessibilityLabel={t(isOpen ? 'id.dataHideOf' : 'id.dataShowOf', { report: title })}
              aria-disabled={isBusy || undefined}
              onClick={toggle}
            >
              {t(isOpen ? 'id.dataHide' : 'id.dataShow')}
            </Button>
          )}
        </Line>
        <output>
          {isBusy && t('id.waiting')}
          {isOpen && <VisuallyHidden>{t('id.dataShown')}</VisuallyHidden>}
        </output>
        <FormError>{problem && t(problem)}</FormError>
        {isOpen && <Report report={report} requestDate={requestDate} />}
      </HeadingSection>
    </Row>
  );
}
