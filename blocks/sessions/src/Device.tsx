'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import type { ReaderSession } from '@broadsheet/sdk-identity/operations';
import { Badge, Button, Time, token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.9rem;
  border-block-end: ${token('border')};
`;

const About = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: 0.25rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 0.6rem;
  align-items: center;
  font-weight: 600;
`;

const Moments = styled.dl`
  display: grid;
  gap: 0.1rem;
  margin: 0;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.4rem;
  }
  & dd {
    margin: 0;
  }
`;

export interface DeviceProps {
  readonly session: ReaderSession;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** Renders a device: its name, when it was used, and a button that signs it out, unless it is this one. */
export function Device({ session, label, isBusy, onEnd }: DeviceProps) {
  const { isCurrent, lastUsedOn, signedInOn } = session;
  const t = usePhrases(phrases);
  const momentsId = useId();
  return (
    <Row>
      <About>
        <Name>
          {label}
          {isCurrent && <Badge variant="success">{t('id.deviceThis')}</Badge>}
        </Name>
        <Moments id={momentsId}>
          <Moment name={t('id.deviceUsed')} at={lastUsedOn} />
          <Moment name={t('id.deviceSince')} at={signedInOn} />
        </Moments>
      </About>
      {!isCurrent && (
        <Button
          size="small"
          variant="secondary"
          accessibilityLabel={t('id.deviceEndOf', { device: label })}
          // Two devices may have the same name; the times distinguish them.
          aria-describedby={momentsId}
          aria-disabled={isBusy || undefined}
          onClick={onEnd}
        >
          {t('id.deviceEnd')}
        </Button>
      )}
    </Row>
  );
}

function Moment({ name, at }: { readonly name: string; readonly at: number | undefined }) {
  const format = useFormat();
  const text = format.dateTime(at);
  if (at === undefined || text === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Time value={new Date(at).toISOString()} text={text} />
      </dd>
    </div>
  );
}
