'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  LINK_INVALID,
  LinkInterrupted,
  useReturnRedirect,
  useMailedLink,
  useReader,
  Waiting,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useRef } from 'react';
import type { fields } from './fields.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { phrases } from './phrases.ts';
import { RequestLink } from './RequestLink.tsx';

export type OneTimePasswordProps = FieldValues<typeof fields>;

const redeem = (client: IdentityClient, nonce: string) => client.redeemOTALink(nonce);

/** Leaves the page, once, as soon as the reader is signed in. */
function useRedirectIn(isIn: boolean, loggedInPageLocation: string): void {
  const returnToPage = useReturnRedirect({
    redirectURL: loggedInPageLocation,
    redirectToPreviousPage: false,
    fallback: loggedInPageLocation,
    followsStored: false,
  });
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isIn || hasRedirected.current) return;
    hasRedirected.current = true;
    returnToPage();
  }, [isIn, returnToPage]);
}

/**
 * Renders the form that requests a mailed login link, and redeems the link's `ota_nonce`. Readers who are signed in, by the
 * link, in another tab or already before, are redirected, also by a link that was used.
 */
export function OneTimePassword({ loggedInPageLocation }: OneTimePasswordProps) {
  const t = usePhrases(phrases);
  const link = useMailedLink({ name: 'ota_nonce', redeem, leavesAddress: 'before' });
  const reader = useReader();
  const isUsed = link.status === 'refused' && link.code === LINK_INVALID;
  const isIn =
    link.status === 'done' || ((link.status === 'none' || isUsed) && reader.status === 'signed-in');
  useRedirectIn(isIn, loggedInPageLocation);
  switch (link.status) {
    case 'none':
      return <RequestLink client={reader.client} isRedirecting={isIn} />;
    case 'running':
    case 'done':
      return <Waiting>{t('id.otaRedeeming')}</Waiting>;
    case 'refused':
      // A link that was opened twice has signed its reader in; only who is signed out needs a new one.
      return isUsed && (isIn || reader.status === 'connecting') ? (
        <Waiting>{t('id.otaRedeeming')}</Waiting>
      ) : (
        <InvalidLink code={link.code} />
      );
    case 'interrupted':
      return <LinkInterrupted reason={link.reason} retry={link.retry} />;
  }
}
