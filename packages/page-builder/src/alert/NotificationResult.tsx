'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import type { LastNotification } from './alertCalls.ts';
import { phrases } from './phrases.ts';

/** The milliseconds between two looks at a notification that is being sent. */
const LOOK_MS = 2_000;

const Part = styled.section`
  display: grid;
  gap: 0.25rem;
  margin-block: 0.75rem;
  font-size: ${token('type-0')};
  overflow-wrap: anywhere;
  & > p {
    unicode-bidi: plaintext;
  }
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  & > div {
    display: flex;
    gap: 0.35rem;
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export interface NotificationResultProps {
  readonly last: LastNotification;
  /** Whether the numbers are being read again. */
  readonly isLooking: boolean;
  /** Called when the numbers may have changed. */
  readonly onOutdated: () => void;
}

/** Renders what became of the last alert that was sent as a notification. */
export function NotificationResult({ last, isLooking, onOutdated }: NotificationResultProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { clock } = useBuilder();
  const isSending = last.waiting > 0;
  useEffect(
    () => (isSending && !isLooking ? clock.setTimeout(onOutdated, LOOK_MS) : undefined),
    [clock, isSending, isLooking, onOutdated],
  );
  const counts = [
    ['alert.notified.sent', last.sent],
    ['alert.notified.waiting', last.waiting],
    ['alert.notified.failed', last.failed],
    ['alert.notified.removed', last.removed],
  ] as const;
  return (
    <Part>
      <h3>{t('alert.notified', { when: format.dateTime(last.at) })}</h3>
      <p>{last.text}</p>
      <Counts>
        {counts.map(([phrase, count]) => (
          <div key={phrase}>
            <dt>{t(phrase)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </Counts>
    </Part>
  );
}
