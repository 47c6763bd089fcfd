'use client';
import { usePhrases } from '@broadsheet/block-kit';
import {
  accountEnglish,
  AccountList,
  AccountNote,
  readerEnglish,
  useReaderAction,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { endSession } from '@broadsheet/sdk-identity/operations';
import type { ReaderSession } from '@broadsheet/sdk-identity/operations';
import { FormError } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { Device } from './Device.tsx';
import { phrases } from './phrases.ts';
import { useDeviceLabel } from './useDeviceLabel.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'id.deviceErr' } as const;

export interface DevicesProps {
  readonly client: IdentityClient;
  readonly sessions: readonly ReaderSession[];
  /** Removes an ended session from the list. */
  readonly onEnded: (id: string) => void;
}

/** Renders the list of devices, this one first. */
export function Devices({ client, sessions, onEnded }: DevicesProps) {
  const t = usePhrases(english);
  const labelOf = useDeviceLabel();
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [ended, setEnded] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const here = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  async function end({ id, userAgent }: ReaderSession) {
    setEnded('');
    if (!(await run(() => endSession(client.context, id)))) return;
    // The clicked button disappears with the device.
    list.current?.focus();
    setEnded(t('id.deviceEnded', { device: labelOf(userAgent) }));
    onEnded(id);
  }

  return (
    <>
      <AccountNote>{t('id.devicesHint')}</AccountNote>
      <AccountList ref={list} tabIndex={-1} aria-label={t('id.devices')} aria-busy={isBusy || undefined}>
        {[...here, ...others].map((session) => (
          <Device
            key={session.id}
            session={session}
            label={labelOf(session.userAgent)}
            isBusy={isBusy}
            onEnd={() => void end(session)}
          />
        ))}
      </AccountList>
      {others.length === 0 && <AccountNote>{t('id.deviceOthers')}</AccountNote>}
      <output>{isBusy ? t('id.waiting') : ended}</output>
      <FormError>{problem && t(problem)}</FormError>
    </>
  );
}
