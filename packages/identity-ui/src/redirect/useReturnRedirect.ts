'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { useCallback, useEffect } from 'react';
import { keepTypedEmail } from '../form/typedEmail.ts';
import { readProviderReturn } from '../oidc/providerReturn.ts';
import { rememberAccountPage } from './accountPages.ts';
import { getReturnTarget, rememberTarget } from './getReturnTarget.ts';
import { rememberReferrer } from './rememberReferrer.ts';
import { storeRedirect } from './storedRedirect.ts';
import { usePageRedirect } from './usePageRedirect.ts';

/** Pages that a provider has sent the reader back to, by the event bus of their blocks. */
const returns = new WeakSet<Host['events']>();

export interface ReturnRedirectOptions {
  /** Replaces a referrer of the page builder, and is where a new password leads. */
  readonly redirectURL: string;
  readonly redirectToPreviousPage: boolean;
  /** The last of the targets. */
  readonly fallback: string;
  /** False passes over a target that was stored, here or on another page; only the URL goes before the fallback. */
  readonly followsStored?: boolean;
}

/**
 * Remembers where the reader came from, and brings them back there once they are signed in.
 *
 * @returns leaves the page, unless another block has claimed the redirect; in the page builder it stays
 */
export function useReturnRedirect(options: ReturnRedirectOptions): () => void {
  const { redirectURL, redirectToPreviousPage, fallback, followsStored = true } = options;
  const { environment, events, isAdmin } = useHost();
  const pageRedirect = usePageRedirect();
  useEffect(() => {
    if (isAdmin) return;
    // Who comes back from a provider has come from there, and not from where they want to go.
    if (readProviderReturn(environment.address()) !== undefined) returns.add(events);
    if (!returns.has(events)) rememberReferrer(environment, { redirectURL, redirectToPreviousPage });
    // Who signs up instead goes to a page whose URL does not say it.
    rememberTarget(environment);
    rememberAccountPage(environment);
  }, [environment, events, isAdmin, redirectURL, redirectToPreviousPage]);
  return useCallback(() => {
    if (isAdmin || !pageRedirect.claim()) return;
    const target = getReturnTarget(environment, fallback, { followsStored });
    storeRedirect(environment, undefined);
    // The next reader of this tab has an address of their own.
    keepTypedEmail(environment, '');
    pageRedirect.redirect(target);
  }, [environment, pageRedirect, isAdmin, fallback, followsStored]);
}
