'use client';
import { useHost } from '@broadsheet/block-kit';
import { isBadLink } from '@broadsheet/reader';
import { checkResetLink } from '@broadsheet/sdk-identity/operations';
import { useEffect, useState } from 'react';

export interface ResetLink {
  /** `missing`: the URL has none. `bad`: it sets no password any more. `good` until the service says otherwise. */
  readonly status: 'missing' | 'good' | 'bad';
  /** The service has refused it. */
  readonly refuse: () => void;
}

/** Asks the service on arrival whether the link still sets a password, before anybody has typed one. */
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
      // The form stays: the service is asked again when it is sent.
      else log(`Whether a link for a new password is good could not be asked. ${String(error)}`);
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
