'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, token } from '@broadsheet/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccountPart } from './AccountPart.tsx';
import { phrases } from './phrases.ts';
import type { ReaderData, ReadyData } from './useReaderData.ts';

/** The placeholder, as high as the data's rendering, so that nothing moves when the data arrive. */
const Place = styled.div<{ readonly $room: string }>`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  min-block-size: ${({ $room }) => $room};
  color: ${token('ink-soft')};
  & > p {
    margin: 0;
  }
  @media (scripting: none) {
    & > output {
      display: none;
    }
  }
`;

const Failure = styled.p`
  color: ${token('alert')};
  font-weight: 500;
`;

export interface AccountSectionProps<Value> {
  readonly heading: string;
  readonly data: ReaderData<Value>;
  /** The approximate height of the children as a CSS length. Default: a few lines. */
  readonly room?: string;
  readonly children: (ready: ReadyData<Value>) => ReactNode;
}

/**
 * Renders a section of an account page, at heading level 2: its children once the data have loaded, and a placeholder before
 * that, after a failure, without script, and in the page builder.
 */
export function AccountSection<Value>(props: AccountSectionProps<Value>) {
  const { heading, data, room = '9rem', children } = props;
  const section = useRef<HTMLElement>(null);
  return (
    <AccountPart ref={section} heading={heading}>
      {data.status === 'ready' ? (
        children(data)
      ) : (
        // The retry button disappears with the failure, so the focus moves to the section.
        <Absent data={data} room={room} onRetry={() => section.current?.focus()} />
      )}
    </AccountPart>
  );
}

interface AbsentProps {
  readonly data: Exclude<ReaderData<unknown>, { readonly status: 'ready' }>;
  readonly room: string;
  readonly onRetry: () => void;
}

function Absent({ data, room, onRetry }: AbsentProps) {
  const t = usePhrases(phrases);
  const { isAdmin, simulatedReader } = useHost();
  if (isAdmin)
    return (
      <Place $room={room}>
        <p>{t(simulatedReader === 'anonymous' ? 'id.ledToLogin' : 'id.forReaders')}</p>
      </Place>
    );
  if (data.status === 'waiting')
    return (
      <Place $room={room}>
        <output>{t('id.waiting')}</output>
        <noscript>{t('id.needsScript')}</noscript>
      </Place>
    );
  return (
    <Place $room={room}>
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
