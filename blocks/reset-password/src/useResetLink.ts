'use client';
import { useHost } from '@broadsheet/block-kit';
import { isBadLink } from '@broadsheet/identity-ui';
import { checkResetLink } from '@broadsheet/sdk-identity/operations';
import { useEffect, useState } from 'react';

export interface ResetLink {
  /**
   * `missing`: the URL has no nonce. `bad`: it can no longer set a password. `good`: the default until the service rejects
   * it.
   */
  readonly status: 'missing' | 'good' | 'bad';
  /** Records that the service has rejected the link. */
  readonly refuse: () => void;
}

/** Asks the service on arrival whether the link is still valid, before the reader types a password. */
export function useResetLink(nonce: string): ResetLink {
  const { identity, isAdmin, log } = useHost();
  const [badNonce, setBadNonce] = useState<string>();
  useEffect(() => {
    if (isAdmin || nonce === '') return;
    let isCurrent = true;
    const check = async () => checkResetLink((await identity()).context, nonce);
    check().catch((error: unknown) => {
      if (!isCurrent) return;
      if (isBadLink(error)) setBadNonce(nonce);
      // The form stays: submitting it asks the service again.
      else log(`A link for a new password could not be checked. ${String(error)}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [identity, isAdmin, log, nonce]);
  const refuse = () => setBadNonce(nonce);
  if (isAdmin) return { status: 'good', refuse };
  if (nonce === '') return { status: 'missing', refuse };
  return { status: badNonce === nonce ? 'bad' : 'good', refuse };
}
