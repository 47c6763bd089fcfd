'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Notice, useReaderAction } from '@broadsheet/identity-ui';
import type { DeclineDeletionReason, IdentityClient } from '@broadsheet/sdk-identity';
import { Divider, FormError, VisuallyHidden } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { DangerButton } from '../DangerButton.ts';
import { english } from '../english.ts';
import { KeepAccount } from './KeepAccount.tsx';
import { LogInToKeep } from './LogInToKeep.tsx';

/** `130010`: the link is wrong, used or too old, or the reader who wants to keep the account is not its owner. */
const ERRORS = { byCode: { '130010': 'id.delete.badText' }, otherwise: 'id.err.generic' } as const;

export interface DecisionProps {
  readonly client: IdentityClient;
  readonly isSignedIn: boolean;
  readonly nonce: string;
  readonly redirectURL: string;
  readonly onDeleted: () => void;
  readonly onKept: (reason: DeclineDeletionReason) => void;
  readonly onRefused: () => void;
}

/** Renders the two choices, keeping the account first. Deleting needs no session, because the nonce is the authority. */
export function Decision(props: DecisionProps) {
  const { client, isSignedIn, nonce, redirectURL, onDeleted, onKept, onRefused } = props;
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [attempt, setAttempt] = useState<'keep' | 'delete'>();
  const isBadLink = problem === 'id.delete.badText';
  useEffect(() => {
    if (isBadLink) onRefused();
  }, [isBadLink, onRefused]);

  async function keep(reason: DeclineDeletionReason) {
    if (isBusy) return;
    setAttempt('keep');
    if (await run(() => client.declineDeleteAccount(nonce, reason))) onKept(reason);
  }

  async function approve() {
    if (isBusy) return;
    setAttempt('delete');
    if (await run(() => client.approveDeleteAccount(nonce))) onDeleted();
  }

  const words = problem && t(problem);
  return (
    <Notice heading={t('id.delete.decideHeadline')} text={t('id.delete.decideText')} takesFocus>
      {isSignedIn ? (
        <KeepAccount isBusy={isBusy} problem={attempt === 'keep' ? words : undefined} onKeep={keep} />
      ) : (
        <LogInToKeep nonce={nonce} redirectURL={redirectURL} />
      )}
      <Divider />
      <DangerButton size="large" fullWidth aria-disabled={isBusy || undefined} onClick={() => void approve()}>
        {t('id.delete.approve')}
      </DangerButton>
      <VisuallyHidden>
        <output>{isBusy && attempt === 'delete' ? t('id.waiting') : ''}</output>
      </VisuallyHidden>
      <FormError>{attempt === 'delete' && words}</FormError>
    </Notice>
  );
}
