'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import { LinkInterrupted, redirectOrHome, useReader, Waiting } from '@broadsheet/identity-ui';
import type { DeclineDeletionReason } from '@broadsheet/sdk-identity';
import { useState } from 'react';
import { Decided } from './Decided.tsx';
import type { Outcome } from './Decided.tsx';
import { Decision } from './Decision.tsx';
import { english } from '../english.ts';

export interface DecideDeletionProps {
  readonly nonce: string;
  readonly redirectURL: string;
  readonly deletedURL: string;
  /** Drops the link and returns to the first step. */
  readonly onForget: () => void;
}

/** Renders the choice between keeping and deleting the account, then the outcome. */
export function DecideDeletion({ nonce, redirectURL, deletedURL, onForget }: DecideDeletionProps) {
  const t = usePhrases(english);
  const { environment } = useHost();
  const reader = useReader();
  const [outcome, setOutcome] = useState<Outcome>();

  const finish = {
    onDeleted: () =>
      setOutcome({ status: 'deleted', target: safeHref(redirectOrHome(deletedURL, environment)) ?? '/' }),
    onKept: (reason: DeclineDeletionReason) => setOutcome({ status: 'kept', reason }),
    onRefused: () => setOutcome({ status: 'refused' }),
  };

  // A reader who has deleted the account is signed out; that must not replace the outcome that they see.
  if (outcome !== undefined) return <Decided outcome={outcome} onForget={onForget} />;
  switch (reader.status) {
    case 'connecting':
      return <Waiting>{t('id.waiting')}</Waiting>;
    case 'failed':
      return <LinkInterrupted reason="id.link.network" retry={reader.retry} />;
    case 'signed-in':
    case 'signed-out':
      return (
        <Decision
          {...{ nonce, redirectURL }}
          {...finish}
          client={reader.client}
          isSignedIn={reader.status === 'signed-in'}
        />
      );
  }
}
