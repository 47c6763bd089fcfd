'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import { Link } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { consumeBoughtNote } from './boughtNote.ts';
import type { BoughtNote } from './boughtNote.ts';
import { phrases } from './phrases.ts';
import { ThanksBox } from './ThanksBox.ts';

/** Renders once what the reader has just bought, when it renews, and what to do next; nothing for everybody else. */
export function BoughtNotice() {
  const { environment } = useHost();
  const [note, setNote] = useState<BoughtNote>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = consumeBoughtNote(environment);
    if (found !== undefined && found.product !== '') setNote(found);
  }, [environment]);
  useEffect(() => {
    if (note !== undefined) box.current?.focus();
  }, [note]);
  return note === undefined ? null : <Thanks note={note} box={box} />;
}

interface ThanksProps {
  readonly note: BoughtNote;
  readonly box: RefObject<HTMLDivElement | null>;
}

function Thanks({ note, box }: ThanksProps) {
  const { product, renewsOn: date, nextCharge: amount, account } = note;
  const t = usePhrases(phrases);
  const href = safeHref('/');
  return (
    <ThanksBox ref={box} tabIndex={-1}>
      <strong>{t('sub.b.thanks')}</strong>
      <p>{t('sub.b.bought', { product })}</p>
      {date !== '' && (
        <p>{amount === '' ? t('sub.b.renews', { date }) : t('sub.b.renewsFor', { date, amount })}</p>
      )}
      {account !== '' && <p>{account}</p>}
      <p>{t('sub.b.next')}</p>
      {href !== undefined && (
        <p>
          <Link href={href} openInNewTab={false}>
            {t('sub.b.read')}
          </Link>
        </p>
      )}
    </ThanksBox>
  );
}
