'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/reader';
import type { IdentityClient, ReaderSession } from '@broadsheet/sdk-identity';
import { token } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Device } from './Device.tsx';
import { phrases } from './phrases.ts';
import { useDeviceLabel } from './useDeviceLabel.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const REFUSALS = { otherwise: 'id.deviceErr' } as const;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: ${token('border')};
  list-style: none;
`;

const Note = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
`;

const Problem = styled.div`
  color: ${token('alert')};
  font-weight: 500;
  &:empty {
    display: none;
  }
`;

export interface DevicesProps {
  readonly client: IdentityClient;
  readonly sessions: readonly ReaderSession[];
  /** A session is over; it takes it from the list. */
  readonly onEnded: (id: string) => void;
}

/** The list of devices, this one first. */
export function Devices({ client, sessions, onEnded }: DevicesProps) {
  const t = usePhrases(english);
  const labelOf = useDeviceLabel();
  const { isBusy, problem, run } = useReaderAction(REFUSALS);
  const [ended, setEnded] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const here = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  async function end({ id, userAgent }: ReaderSession) {
    setEnded('');
    if (!(await run(() => client.endSession(id)))) return;
    // Its button goes with it.
    list.current?.focus();
    setEnded(t('id.deviceEnded', { device: labelOf(userAgent) }));
    onEnded(id);
  }

  return (
    <>
      <Note>{t('id.devicesHint')}</Note>
      <List ref={list} tabIndex={-1} aria-label={t('id.devices')} aria-busy={isBusy || undefined}>
        {[...here, ...others].map((session) => (
          <Device
            key={session.id}
            session={session}
            label={labelOf(session.userAgent)}
            isBusy={isBusy}
            onEnd={() => void end(session)}
          />
        ))}
      </List>
      {others.length === 0 && <Note>{t('id.deviceOthers')}</Note>}
      <output>{isBusy ? t('id.waiting') : ended}</output>
      <Problem role="alert">{problem && t(problem)}</Problem>
    </>
  );
}
