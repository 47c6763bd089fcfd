'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AccountMenu } from './AccountMenu.tsx';
import { closeMenus } from './closeMenus.ts';
import type { fields } from './fields.ts';
import { Invitation } from './Invitation.tsx';
import { SignedOutLinks } from './SignedOutLinks.tsx';
import { useAccount } from './useAccount.ts';
import { useThanks } from './thanks/useThanks.ts';
import type { Account } from './useAccount.ts';

const Place = styled.div`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  font: 500 ${token('type-0')} / 1.2 ${token('sans')};
`;

/** Both views are in one grid cell, so that the bar does not move when one replaces the other. */
const Views = styled.div`
  display: inline-grid;
  /* Never narrower than the view: in the bar of a small phone it would lie beside its cell, and beyond the page. */
  grid-auto-columns: auto;
  align-items: center;
`;

export type HeaderAccountProps = FieldValues<typeof fields>;

const LINKS: Readonly<Record<Account['status'], 'unknown' | 'shown' | 'covered'>> = {
  unknown: 'unknown',
  'signed-out': 'shown',
  'signed-in': 'covered',
};

/**
 * Renders the sign-up and log-in links, or the reader's account, and an invitation to subscribe for readers who do not. The
 * server renders the links; the island hydrates only when a session is stored.
 */
export function HeaderAccount(props: HeaderAccountProps) {
  const { loginURL, createAccountURL, logoutURL, manageAccountURL, subscribeURL } = props;
  const account = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const thanks = useThanks(place);
  useEffect(() => (place.current === null ? undefined : closeMenus(place.current)), []);
  return (
    <Place ref={place}>
      {thanks !== undefined && <thanks.Part />}
      <Invitation subscribeURL={subscribeURL} />
      <Views>
        <SignedOutLinks {...{ loginURL, createAccountURL, subscribeURL }} state={LINKS[account.status]} />
        {account.status === 'signed-in' && (
          <AccountMenu client={account.client} {...{ logoutURL, manageAccountURL, subscribeURL }} />
        )}
      </Views>
    </Place>
  );
}
