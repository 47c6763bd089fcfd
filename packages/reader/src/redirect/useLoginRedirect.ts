'use client';
import { useHost } from '@broadsheet/block-kit';
import { useCallback, useEffect } from 'react';
import { rememberAccountPage } from './accountPages.ts';
import { loginTarget } from './loginTarget.ts';
import { rememberReferrer } from './rememberReferrer.ts';
import { storeRedirect } from './storedRedirect.ts';
import { useDeparture } from './useDeparture.ts';

export interface LoginRedirectOptions {
  /** Replaces a referrer of the page builder, and is where a new password leads. */
  readonly redirectURL: string;
  readonly redirectToPreviousPage: boolean;
  /** The last of the targets. */
  readonly fallback: string;
  /** False passes over a target that was stored, here or on another page; only the address goes before the fallback. */
  readonly followsStored?: boolean;
}

/**
 * Remembers where the reader came from, and goes there once they are signed in (block-contracts 6.0).
 *
 * @returns leaves the page, unless another block of it does; in the page builder it stays
 */
export function useLoginRedirect(options: LoginRedirectOptions): () => void {
  const { redirectURL, redirectToPreviousPage, fallback, followsStored = true } = options;
  const { environment, isAdmin } = useHost();
  const departure = useDeparture();
  useEffect(() => {
    if (isAdmin) return;
    rememberReferrer(environment, { redirectURL, redirectToPreviousPage });
    rememberAccountPage(environment);
  }, [environment, isAdmin, redirectURL, redirectToPreviousPage]);
  return useCallback(() => {
    if (isAdmin || !departure.begin()) return;
    const target = loginTarget(environment, fallback, { followsStored });
    storeRedirect(environment, undefined);
    departure.leave(target);
  }, [environment, departure, isAdmin, fallback, followsStored]);
}
