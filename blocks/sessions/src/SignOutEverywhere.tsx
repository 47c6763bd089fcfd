'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import { Button, QuestionDialog } from '@broadsheet/ui';
import { useState } from 'react';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'id.everywhereErr' } as const;

export interface SignOutEverywhereProps {
  /** Signs the reader out everywhere; leaves the page on success. */
  readonly signOut: () => Promise<void>;
}

/** Renders the button that signs out all devices, and its confirmation dialog. */
export function SignOutEverywhere(props: SignOutEverywhereProps) {
  const t = usePhrases(phrases);
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('id.everywhere')}
      </Button>
      {isAsking && <Ask {...props} onStay={() => setAsking(false)} />}
    </div>
  );
}

function Ask({ signOut, onStay }: SignOutEverywhereProps & { readonly onStay: () => void }) {
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  return (
    <QuestionDialog
      title={t('id.everywhereAsk')}
      yes={t('id.everywhere')}
      no={t('id.everywhereNo')}
      problem={problem && t(problem)}
      busy={isBusy ? t('id.waiting') : ''}
      onYes={() => void run(signOut)}
      onNo={onStay}
    >
      <p>{t('id.everywhereHint')}</p>
    </QuestionDialog>
  );
}
