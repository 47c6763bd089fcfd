'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/reader';
import { Button, Dialog, FormError, Heading, token } from '@broadsheet/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'id.everywhereErr' } as const;

const Question = styled.div`
  display: grid;
  gap: 1rem;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
  }
  & > p {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export interface SignOutEverywhereProps {
  /** Leaves the page when it succeeds. */
  readonly signOut: () => Promise<void>;
}

/** The button for all devices at once, and the question that comes before. */
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
  const headingId = useId();
  const no = useRef<HTMLElement>(null);
  const stay = isBusy ? undefined : onStay;
  return (
    <Dialog open labelledBy={headingId} initialFocus={no} onClose={stay}>
      <Question>
        <Heading id={headingId}>{t('id.everywhereAsk')}</Heading>
        <p>{t('id.everywhereHint')}</p>
        <FormError>{problem && t(problem)}</FormError>
        <Actions>
          <Button ref={no} variant="secondary" aria-disabled={isBusy || undefined} onClick={stay}>
            {t('id.everywhereNo')}
          </Button>
          <Button variant="primary" aria-disabled={isBusy || undefined} onClick={() => void run(signOut)}>
            {t('id.everywhere')}
          </Button>
        </Actions>
        <output>{isBusy ? t('id.waiting') : ''}</output>
      </Question>
    </Dialog>
  );
}
