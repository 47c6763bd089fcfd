'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import type { GdprReport } from '@broadsheet/sdk-identity';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import { readReport } from './readReport.ts';
import type { ReportEntry } from './readReport.ts';
import { Value } from './Value.tsx';
import { useFileAddress } from './useFileAddress.ts';

const Frame = styled.div`
  display: grid;
  gap: 1.1rem;
  min-inline-size: 0;
  & > p {
    margin: 0;
    color: ${token('ink-soft')};
  }
  & > pre {
    margin: 0;
    font: 400 ${token('type-0')} / 1.5 ${token('mono')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Section = styled.section`
  display: grid;
  gap: 0.5rem;
  min-inline-size: 0;
  & > :is(h4, h5, h6) {
    font: 600 ${token('type-2')} / 1.3 ${token('sans')};
  }
`;

// oxlint-disable-next-line no-restricted-properties -- its address is a `blob:` that this block makes itself
const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 2.75rem;
  color: ${token('brand')};
  font-weight: 600;
  text-decoration: underline;
`;

export interface ReportProps {
  readonly report: GdprReport;
  /** Milliseconds since 1970; 0 if unknown. */
  readonly requestDate: number;
}

/** Returns the file name, such as `personal-data-2026-11-20.json`; without the day when it is unknown. */
function fileName({ report: { asOfDate = '' }, requestDate }: ReportProps): string {
  const day = [Date.parse(asOfDate), requestDate].find((moment) => moment > 0);
  return day === undefined
    ? 'personal-data.json'
    : `personal-data-${new Date(day).toISOString().slice(0, 10)}.json`;
}

/** Renders the content of a report, and the link to its file. */
export function Report(props: ReportProps) {
  const { data, asOfDate } = props.report;
  const t = usePhrases(phrases);
  const format = useFormat();
  const content = useMemo(() => readReport(data), [data]);
  const { link, address } = useFileAddress(data, 'application/json');
  const date = format.dateTime(asOfDate);
  return (
    <Frame>
      {date !== '' && <p>{t('id.dataAsOf', { date })}</p>}
      <Download ref={link} href={address} download={fileName(props)}>
        {t('id.dataDownload')}
      </Download>
      {content.kind === 'plain' ? (
        <pre>{content.text}</pre>
      ) : (
        content.sections.map((section) => <ReportSection key={section.name} {...section} />)
      )}
    </Frame>
  );
}

/** The members that the embedded service writes; other parts of a site add theirs under names of their own. */
const KNOWN = [
  'profile',
  'waysOfSigningIn',
  'segment',
  'devices',
  'mailedLinks',
  'deletionRequests',
  'signInsElsewhere',
] as const;

function ReportSection({ name, label, value }: ReportEntry) {
  const t = usePhrases(phrases);
  const known = KNOWN.find((candidate) => candidate === name);
  return (
    <HeadingSection>
      <Section>
        <Heading>{known === undefined ? label : t(`id.data.${known}`)}</Heading>
        <Value value={value} />
      </Section>
    </HeadingSection>
  );
}
