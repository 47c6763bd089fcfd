'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, Heading, HeadingSection, token } from '@broadsheet/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { ReaderData, ReadyData } from './useReaderData.ts';

const Section = styled.section`
  display: grid;
  gap: 1.1rem;
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: ${token('measure')};
  margin-inline: auto;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  overflow-wrap: break-word;
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-5')} / 1.1 ${token('serif')};
    hyphens: auto;
  }
`;

/** As high as a few lines, so that little moves when the data come. */
const Place = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  min-block-size: 9rem;
  color: ${token('ink-soft')};
  & > p {
    margin: 0;
  }
`;

const Failure = styled.p`
  color: ${token('alert')};
  font-weight: 500;
`;

export interface AccountSectionProps<Value> {
  readonly heading: string;
  readonly data: ReaderData<Value>;
  readonly children: (ready: ReadyData<Value>) => ReactNode;
}

/**
 * A section of an account page, at heading level 2: what stands there once the data are, and what stands there before,
 * without them, without script, and in the page builder.
 */
export function AccountSection<Value>({ heading, data, children }: AccountSectionProps<Value>) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <HeadingSection>
      <Section ref={section} aria-labelledby={headingId} tabIndex={-1}>
        <Heading id={headingId}>{heading}</Heading>
        {data.status === 'ready' ? (
          children(data)
        ) : (
          // The button goes with the failure; the focus stays in the section.
          <Absent data={data} onRetry={() => section.current?.focus()} />
        )}
      </Section>
    </HeadingSection>
  );
}

interface AbsentProps {
  readonly data: Exclude<ReaderData<unknown>, { readonly status: 'ready' }>;
  readonly onRetry: () => void;
}

function Absent({ data, onRetry }: AbsentProps) {
  const t = usePhrases(phrases);
  const { isAdmin } = useHost();
  if (isAdmin)
    return (
      <Place>
        <p>{t('id.forReaders')}</p>
      </Place>
    );
  if (data.status === 'waiting')
    return (
      <Place>
        <output>{t('id.waiting')}</output>
        <noscript>{t('id.needsScript')}</noscript>
      </Place>
    );
  return (
    <Place>
      <Failure role="alert">{t(data.isOffline ? 'id.err.offline' : 'id.err.load')}</Failure>
      <Button
        variant="secondary"
        onClick={() => {
          onRetry();
          data.retry();
        }}
      >
        {t('id.retry')}
      </Button>
    </Place>
  );
}
